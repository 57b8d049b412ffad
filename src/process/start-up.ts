import { EnvError, env, setVariables } from '@/server/env';
import { logError, logInfo } from '@/server/log';
import { findStartProblems } from './start-rules';

/**
 * Ends the process with code 1 when it could not do its work, after a log line for each thing to mend, so that a site
 * that could not take a single message does not run as if nothing were the matter. Otherwise says what an operator
 * should know about this deployment, one log line each. While someone develops (not `isServing`), demo values are
 * what they should be.
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
  const { SITE_URL, CLIENT_IP_MODE, MAIL_TRANSPORT, RESEND_API_KEY, UPSTASH_REDIS_REST_URL } =
    env();
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
      when: isPrinted,
      warn: false,
      say: 'MAIL_TRANSPORT=terminal: contact messages are printed in this terminal and not sent to anybody.',
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
  ];
  return all.filter((notice) => notice.when);
}
