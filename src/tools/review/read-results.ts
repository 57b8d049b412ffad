import { z } from 'zod';
import { isAddress } from './address';
import { Refusal } from './refusal';
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
const diff = z.object({
  version: z.literal(1),
  changes: z.array(z.unknown()),
  addresses: z.array(z.object({ address: z.string(), reasons: z.array(z.unknown()) })),
});

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
});
export type Photographed = z.infer<typeof photographed>;
/** What `review:pictures` writes beside the pictures, as `pictures.json`. */
export type PictureList = z.infer<typeof pictures>;

/** An address a change touches, and why, as `content:diff` says it. */
export interface Touched {
  readonly address: string;
  readonly reasons: readonly unknown[];
}

/** Reads what `content:check --json` printed; throws a `Refusal` where it is something else. */
export const readCheck = (text: string) => readAs(check, text, 'the JSON of content:check');
/** Reads what `review:pictures` wrote. */
export const readPictures = (text: string) => readAs(pictures, text, 'a pictures.json');

export interface DiffResult {
  /** Each address once, the most touched first. */
  readonly touched: readonly Touched[];
  readonly changes: readonly unknown[];
}

/** Reads what `content:diff --json` printed; a place on a page is the page, and what is no address of one is left out. */
export function readDiff(text: string): DiffResult {
  const { addresses, changes } = readAs(diff, text, 'the JSON of content:diff');
  const byAddress = new Map<string, Touched>();
  for (const { address: place, reasons } of addresses) {
    const [address = ''] = place.split('#');
    if (!isAddress(address)) continue;
    const known = byAddress.get(address)?.reasons ?? [];
    byAddress.set(address, { address, reasons: [...known, ...reasons] });
  }
  const touched = [...byAddress.values()].sort(
    (one, other) => other.reasons.length - one.reasons.length,
  );
  return { touched, changes };
}

function readAs<Shape>(schema: z.ZodType<Shape>, text: string, name: string): Shape {
  const { data, error } = schema.safeParse(readJson(text, name));
  if (data !== undefined) return data;
  const { path = [], message } = error?.issues[0] ?? {};
  throw new Refusal(`This is not ${name}: ${path.map(String).join('.')}: ${message}`);
}
