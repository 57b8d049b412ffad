import { z } from 'zod';
import { momentForm, readMoment } from '@/site/clock.mjs';
import { company } from '@/site/company';

/** `Name <address>` or an address alone, on one line. */
const mailbox = /^(?:[^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/;
const origin = z.url({ protocol: /^https?$/ }).refine(isOrigin, 'is not an origin');

/** One field per variable. `.env.example` and error messages show its description. */
export const envSchema = z
  .object({
    SITE_URL: origin.default('http://localhost:3000').meta({
      description:
        'The absolute origin visitors use, without a path, for example https://amberline.example; the same when building and when serving.',
    }),
    CLIENT_IP_MODE: z
      .string()
      .regex(/^(?:vercel|direct|proxy:[1-9]\d?)$/)
      .optional()
      .meta({
        description:
          "Where a visitor's address comes from: vercel (set by Vercel), proxy:N (the Nth address from the right of X-Forwarded-For, N = how many of your own proxies stand in front) or direct (the other end of the connection; visitors whose address is not public, as behind a proxy, share one limit; the default).",
        example: 'proxy:1',
      }),
    MAIL_TO: z.email().default(company.email).meta({
      description:
        'The address contact messages are sent to; has to be set wherever RESEND_API_KEY is.',
    }),
    MAIL_FROM: z.string().regex(mailbox).default(`${company.name} <${company.email}>`).meta({
      description:
        'The sender of contact messages, Name <address>; its domain must be verified at the mail provider.',
    }),
    MAIL_TRANSPORT: z.literal('terminal').optional().meta({
      description:
        'Set to terminal to print mails in the terminal instead of sending them, even when a key is present; leave empty to send.',
      example: 'terminal',
    }),
    RESEND_API_KEY: z.string().min(1).optional().meta({
      description:
        'The key of resend.com, the mail provider; without it and without MAIL_TRANSPORT=terminal the form answers 503.',
      example: 're_...',
    }),
    RESEND_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({
        description: 'Another address for the mail provider, for tests; read by its SDK itself.',
        example: 'http://127.0.0.1:4001',
      }),
    CALENDLY_WEBHOOK_KEY: z.string().min(1).optional().meta({
      description:
        'The signing key of the Calendly webhook invitee.created that posts to /api/bookings; without it a booking that a browser reports stays marked as unconfirmed.',
      example: 'a-long-random-text',
    }),
    RESTATE_INGRESS_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({
        description:
          'The address at which the durable engine takes leads; without it a message is mailed while the visitor waits.',
        example: 'http://127.0.0.1:8080',
      }),
    RESTATE_INGRESS_TOKEN: z.string().min(1).optional().meta({
      description:
        'The token of RESTATE_INGRESS_URL and RESTATE_ADMIN_URL, where the engine is a hosted one.',
    }),
    RESTATE_IDENTITY_KEY: z
      .string()
      .regex(/^publickeyv1_[1-9A-HJ-NP-Za-km-z]+$/)
      .optional()
      .meta({
        description:
          'The public key by which the site knows calls of the durable engine; a server needs it wherever RESTATE_INGRESS_URL is set.',
        example: 'publickeyv1_2G8dCQhArfvGpzPw5Vx2ALciR4xCLHfS5YaT93XjNxX9',
      }),
    RESTATE_ADMIN_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({
        description:
          'The address at which the durable engine is administered; only npm run leads asks it.',
        example: 'http://127.0.0.1:9070',
      }),
    UPSTASH_REDIS_REST_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({
        description:
          'The REST address of the Redis that counts messages across processes and keeps those that wait for the digest; leave both Redis variables empty to count inside each process and keep none.',
        example: 'https://example.upstash.io',
      }),
    UPSTASH_REDIS_REST_TOKEN: z.string().min(1).optional().meta({
      description: 'The token for UPSTASH_REDIS_REST_URL; set both or neither.',
      example: 'AX...',
    }),
    SITE_NOW: z
      .string()
      .refine((text) => readMoment(text) !== undefined)
      .optional()
      .meta({
        description: `The moment the whole site is shown as of, instead of the present: ${momentForm}; the same when building and when serving, so set it in the shell.`,
        example: '2027-03-01T09:00:00+01:00',
      }),
    SITE_NOW_STAGING: z.literal('yes').optional().meta({
      description:
        'Set to yes on a staging site: without it a server whose SITE_URL is https does not start with SITE_NOW, for a public site shows the present.',
      example: 'yes',
    }),
    OPERATIONS_TOKEN: z.string().min(16).optional().meta({
      description:
        'The token by which /metrics is read (Authorization: Bearer ...), at least 16 characters; without it nothing is counted and there is no such address.',
      example: 'a-long-random-text',
    }),
  })
  .refine((env) => Boolean(env.UPSTASH_REDIS_REST_URL) === Boolean(env.UPSTASH_REDIS_REST_TOKEN), {
    path: ['UPSTASH_REDIS_REST_TOKEN'],
  });

export type Env = z.output<typeof envSchema>;
export type EnvName = keyof Env;

/** Thrown with one line per wrong variable. The lines name variables, never their values. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(readonly lines: readonly string[]) {
    super(`The environment cannot be used:\n${lines.map((line) => `- ${line}`).join('\n')}`);
  }
}

/** The variables as they are set, unchecked; an empty one counts as not set. */
export type SetVariables = Partial<Record<EnvName, string>>;

let known: Env | undefined;

/** Returns the environment, read and checked at the first call. Throws `EnvError` when a variable is wrong. */
export function env(): Env {
  known ??= parseEnv(readEnv());
  return known;
}

/** Checks raw variables; an empty one counts as not set. Throws `EnvError`. */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(withoutEmpty(raw));
  if (result.success) return result.data;
  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  throw new EnvError([...names].map((name) => `${name} is wrong. ${sentence(name as EnvName)}`));
}

/** Returns the variables that are set, unchecked and without defaults: for rules about what must be set. */
export function setVariables(): SetVariables {
  return withoutEmpty(readEnv());
}

function withoutEmpty(raw: Record<string, string | undefined>): SetVariables {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value));
}

/** Returns the sentence that says what a variable is for. */
export function sentence(name: EnvName): string {
  return envSchema.shape[name].meta()?.description ?? '';
}

/** Reads each variable by its literal name: bundlers for the edge replace `process.env.NAME` only in this form. */
function readEnv(): Record<EnvName, string | undefined> {
  return {
    SITE_URL: process.env.SITE_URL,
    CLIENT_IP_MODE: process.env.CLIENT_IP_MODE,
    MAIL_TO: process.env.MAIL_TO,
    MAIL_FROM: process.env.MAIL_FROM,
    MAIL_TRANSPORT: process.env.MAIL_TRANSPORT,
    RESEND_API_KEY: process.env.RESEND_API_KEY,
    RESEND_BASE_URL: process.env.RESEND_BASE_URL,
    CALENDLY_WEBHOOK_KEY: process.env.CALENDLY_WEBHOOK_KEY,
    RESTATE_INGRESS_URL: process.env.RESTATE_INGRESS_URL,
    RESTATE_INGRESS_TOKEN: process.env.RESTATE_INGRESS_TOKEN,
    RESTATE_IDENTITY_KEY: process.env.RESTATE_IDENTITY_KEY,
    RESTATE_ADMIN_URL: process.env.RESTATE_ADMIN_URL,
    UPSTASH_REDIS_REST_URL: process.env.UPSTASH_REDIS_REST_URL,
    UPSTASH_REDIS_REST_TOKEN: process.env.UPSTASH_REDIS_REST_TOKEN,
    SITE_NOW: process.env.SITE_NOW,
    SITE_NOW_STAGING: process.env.SITE_NOW_STAGING,
    OPERATIONS_TOKEN: process.env.OPERATIONS_TOKEN,
  };
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '');
}
