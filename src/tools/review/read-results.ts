import { z } from 'zod';
import { Refusal } from '../refusal';
import { readJson } from './results-folder';

const finding = z.object({
  code: z.string(),
  level: z.enum(['error', 'warning']).optional(),
  file: z.string(),
  line: z.number(),
  column: z.number(),
  field: z.string().optional(),
  found: z.string().optional(),
  expected: z.string().optional(),
  nearest: z.string().optional(),
  fix: z.string().optional(),
});
export type ReportedFinding = z.infer<typeof finding>;

const check = z.object({ findings: z.array(finding) });

const page = z.object({ address: z.string(), isSure: z.boolean() });
const diff = z.object({
  version: z.literal(1),
  documents: z.array(
    z.object({ key: z.string(), address: z.string().optional(), pages: z.array(page) }),
  ),
  messages: z.array(
    z.object({
      key: z.string(),
      locale: z.string(),
      after: z.string().optional(),
      routes: z.array(z.string()),
      samples: z.array(z.string()).optional(),
    }),
  ),
  code: z.array(z.object({ samples: z.array(z.string()) })).optional(),
  files: z.array(z.object({ path: z.string(), pages: z.array(z.string()) })),
  moments: z.array(z.object({ time: z.string(), what: z.string() })).optional(),
});
/** What `content:diff --json` says of a change, as far as its pages go. */
export type Diff = z.infer<typeof diff>;

const photographed = z.object({
  width: z.number(),
  state: z.enum(['changed', 'same', 'new', 'gone', 'unknown', 'failed']),
  folder: z.string().optional(),
  why: z.string().optional(),
});
const pictures = z.object({
  version: z.literal(1),
  base: z.string(),
  head: z.string(),
  pages: z.array(z.object({ address: z.string(), widths: z.array(photographed) })),
  left: z.array(z.string()),
  /** The moment both sides are shown at, where it is not the present. */
  at: z.string().optional(),
  /** Why there are none: a side that cannot be built, with the last lines of its build. */
  failure: z.object({ side: z.enum(['before', 'after']), why: z.string() }).optional(),
});
export type Photographed = z.infer<typeof photographed>;
/** What `review:pictures` writes beside the pictures, as `pictures.json`. */
export type PictureList = z.infer<typeof pictures>;

/** Reads what `content:check --json` printed; throws a `Refusal` where it is something else. */
export const readCheck = (text: string) => readAs(check, text, 'the JSON of content:check');
/** Reads what `review:pictures` wrote. */
export const readPictures = (text: string) => readAs(pictures, text, 'a pictures.json');
/** Reads what `content:diff --json` printed. */
export const readDiff = (text: string) => readAs(diff, text, 'the JSON of content:diff');

function readAs<Shape>(schema: z.ZodType<Shape>, text: string, name: string): Shape {
  const { data, error } = schema.safeParse(readJson(text, name));
  if (data !== undefined) return data;
  const { path = [], message } = error?.issues[0] ?? {};
  throw new Refusal(`This is not ${name}: ${path.map(String).join('.')}: ${message}`);
}
