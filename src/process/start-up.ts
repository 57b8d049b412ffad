import { booking } from '@/features/booking/booking';
import { EnvError, env, type SetVariables, setVariables } from '@/server/env';
import { logError, logInfo } from '@/server/log';
import { career } from '@/site/career';
import { company } from '@/site/company';

/**
 * Ends the process with code 1 when it could not do its work, after a log line for each thing to fix: a site that
 * cannot take a message must not look healthy. Otherwise writes one log line for each thing an operator should know.
 * During development (not `isServing`), demo values are allowed.
 */
export function reportStartUp(isServing: boolean): void {
  const problems = [
    ...findWrongVariables(),
    ...(isServing ? findStartProblems(setVariables()) : []),
  ];
  for (const say of problems) logError('start.refused', { say });
  if (problems.length > 0) process.exit(1);
  for (const { warn, say } of notices()) {
    if (warn) logError('start.warning', { say });
    else logInfo('start.notice', { say });
  }
}

function findWrongVariables(): readonly string[] {
  try {
    env();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.lines;
    throw error;
  }
}

function notices(): { warn: boolean; say: string }[] {
  const { SITE_URL, CLIENT_IP_MODE, MAIL_TRANSPORT, RESEND_API_KEY } = env();
  const { RESTATE_INGRESS_URL, UPSTASH_REDIS_REST_URL, SITE_NOW } = env();
  const isPrinted = MAIL_TRANSPORT === 'terminal';
  const isEncrypted = SITE_URL.startsWith('https:');
  const all = [
    {
      when: CLIENT_IP_MODE === undefined && !isEncrypted,
      warn: true,
      say: 'CLIENT_IP_MODE is not set, so it is direct: a visitor is who is at the other end of the connection. Behind a proxy set it to vercel or proxy:N.',
    },
    {
      when: CLIENT_IP_MODE === undefined && isEncrypted,
      warn: true,
      say: 'CLIENT_IP_MODE is not set, but SITE_URL is https, so a proxy stands in front of this server: it counts as the one visitor of the site, and all visitors share its limit. Set CLIENT_IP_MODE to vercel or proxy:N.',
    },
    {
      when: CLIENT_IP_MODE === 'vercel' && process.env.VERCEL === undefined,
      warn: true,
      say: 'CLIENT_IP_MODE is vercel, but this does not look like Vercel: elsewhere anyone can write the header it believes, and so have a new limit with each message. Set it to proxy:N.',
    },
    {
      when: isPrinted,
      warn: false,
      say: 'MAIL_TRANSPORT=terminal: contact messages are printed in this terminal and not sent to anyone.',
    },
    {
      when: isPrinted && RESEND_API_KEY !== undefined,
      warn: true,
      say: 'RESEND_API_KEY is set but not used, because MAIL_TRANSPORT=terminal goes first.',
    },
    {
      when: !isPrinted && RESEND_API_KEY === undefined,
      warn: true,
      say: 'No mail provider: the contact form answers 503. Set RESEND_API_KEY, or MAIL_TRANSPORT=terminal for a local run.',
    },
    {
      when: UPSTASH_REDIS_REST_URL === undefined,
      warn: false,
      say: 'No Redis: messages are counted inside each process.',
    },
    {
      when: RESTATE_INGRESS_URL === undefined,
      warn: false,
      say: 'No durable engine: a message is mailed while its visitor waits.',
    },
    {
      when: SITE_NOW !== undefined,
      warn: true,
      say: 'SITE_NOW is set: all pages show that moment and not the present, and search engines are asked to keep none of them.',
    },
    {
      when: process.env.VERCEL !== undefined,
      warn: false,
      say: 'This host keeps pages itself: those rendered after the build are served as the framework writes them, with a policy that allows inline scripts.',
    },
  ];
  return all.filter((notice) => notice.when);
}

type Facts = Record<string, object>;

/** The files with addresses that a public site must replace. */
const ownFacts: Facts = {
  'src/site/company.ts': company,
  'src/site/career.ts': career,
  'src/features/booking/booking.ts': booking,
};

/**
 * Returns the reasons a production server must not start although every variable is well-formed: sentences that name
 * the variables and fields, never their values, and say what to do. `facts` are fields by file.
 */
export function findStartProblems(set: SetVariables, facts = ownFacts): string[] {
  const { SITE_URL, MAIL_TRANSPORT, RESEND_API_KEY, MAIL_TO } = set;
  const { RESTATE_INGRESS_URL, RESTATE_IDENTITY_KEY, SITE_NOW, SITE_NOW_STAGING } = set;
  const isPrinted = MAIL_TRANSPORT === 'terminal';
  const placeholders = isPrinted || isThisMachine(SITE_URL) ? [] : findPlaceholders(set, facts);
  const all = [
    {
      when: isPrinted && SITE_URL?.startsWith('https:'),
      say: 'MAIL_TRANSPORT=terminal and SITE_URL is https: visitors would be thanked for messages that are sent to no one. Remove MAIL_TRANSPORT and set RESEND_API_KEY and MAIL_TO.',
    },
    {
      when: !isPrinted && SITE_URL === undefined,
      say: 'SITE_URL is not set: links in sitemap, feed and previews would lead to localhost. Set it to the address visitors use, the same when building; for a run on this machine, npm run site needs nothing.',
    },
    {
      when: !isPrinted && RESEND_API_KEY !== undefined && MAIL_TO === undefined,
      say: 'RESEND_API_KEY is set and MAIL_TO is not: say who gets the contact messages. Set MAIL_TO.',
    },
    {
      when: RESTATE_INGRESS_URL !== undefined && RESTATE_IDENTITY_KEY === undefined,
      say: 'RESTATE_INGRESS_URL is set and RESTATE_IDENTITY_KEY is not: the engine would keep leads that the site refuses to mail for it. Set RESTATE_IDENTITY_KEY.',
    },
    {
      when: SITE_NOW !== undefined && SITE_NOW_STAGING !== 'yes' && SITE_URL?.startsWith('https:'),
      say: 'SITE_NOW is set and SITE_URL is https: a public site shows the present. Remove SITE_NOW, or set SITE_NOW_STAGING=yes where this is a staging site.',
    },
    {
      when: placeholders.length > 0,
      say: `Addresses that end in .example are the demo's and reach no one: ${placeholders.join(', ')}. Set the variables, and replace what stands in files.`,
    },
  ];
  return all.filter(({ when }) => when).map(({ say }) => say);
}

/** Says whether only this machine can open an origin. */
function isThisMachine(siteUrl: string | undefined): boolean {
  const host = hostOf(siteUrl);
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

/** Names each value that is still a placeholder; a variable that is not set counts with its default. */
function findPlaceholders({ SITE_URL, MAIL_TO, MAIL_FROM }: SetVariables, facts: Facts): string[] {
  const variables = {
    SITE_URL,
    MAIL_TO: MAIL_TO ?? company.email,
    MAIL_FROM: MAIL_FROM ?? company.email,
  };
  const inFiles = Object.entries(facts).flatMap(([file, fields]) =>
    namePlaceholders(fields).map((field) => `${field} in ${file}`),
  );
  return [...namePlaceholders(variables), ...inFiles];
}

function namePlaceholders(fields: object): string[] {
  return Object.entries(fields)
    .filter(([, value]) => /\.example\.?$/.test(hostOf(value)))
    .map(([name]) => name);
}

/** Returns the host of a link or of a mail address (also `Name <address>`); empty for anything else. */
function hostOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const mailHost = /@([^\s<>@]+)>?$/.exec(value)?.[1];
  if (mailHost !== undefined) return mailHost.toLowerCase();
  return URL.canParse(value) ? new URL(value).hostname : '';
}
