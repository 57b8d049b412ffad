import { booking } from '@/features/booking/booking';
import type { SetVariables } from '@/server/env';
import { career } from '@/site/career';
import { company } from '@/site/company';

type Facts = Record<string, object>;

/** The files of facts with addresses a public site needs of its own. */
const ownFacts: Facts = {
  'src/site/company.ts': company,
  'src/site/career.ts': career,
  'src/features/booking/booking.ts': booking,
};

/**
 * What keeps a production server from starting though every variable is well-formed: a sentence each that names the
 * values and says what to do, and repeats none. Empty when it may start. `facts` are fields by the file they stand in.
 */
export function findStartProblems(set: SetVariables, facts = ownFacts): string[] {
  const { SITE_URL, MAIL_TRANSPORT, RESEND_API_KEY, MAIL_TO } = set;
  const isPrinted = MAIL_TRANSPORT === 'terminal';
  const placeholders = isPrinted || isThisMachine(SITE_URL) ? [] : findPlaceholders(set, facts);
  const all = [
    {
      when: isPrinted && SITE_URL?.startsWith('https:'),
      say: 'MAIL_TRANSPORT=terminal and SITE_URL is https: visitors would be thanked for messages that nobody is sent. Remove MAIL_TRANSPORT and set RESEND_API_KEY and MAIL_TO.',
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
      when: placeholders.length > 0,
      say: `Addresses that end in .example are the demo's and reach nobody: ${placeholders.join(', ')}. Set the variables, and replace what stands in files.`,
    },
  ];
  return all.filter(({ when }) => when).map(({ say }) => say);
}

/** Whether an origin is one only this machine can open. */
function isThisMachine(siteUrl: string | undefined): boolean {
  const host = hostOf(siteUrl);
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

/** Names each value that still is a placeholder; a variable that is not set counts with its default. */
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

/** The host of a link or of a mail address, `Name <address>` included; empty for anything else. */
function hostOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const mailHost = /@([^\s<>@]+)>?$/.exec(value)?.[1];
  if (mailHost !== undefined) return mailHost.toLowerCase();
  return URL.canParse(value) ? new URL(value).hostname : '';
}
