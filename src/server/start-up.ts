import { env } from './env';
import { logError, logInfo } from './log';

/**
 * Says at start what an operator should know about this deployment, one log line each. Called once from
 * `src/instrumentation.ts`. Throws `EnvError` when the environment is wrong, so that a site that could
 * not take a single message does not start as if nothing were the matter.
 */
export function reportStartUp(): void {
  for (const { warn, say } of notices()) {
    if (warn) logError('start.warning', { say });
    else logInfo('start.notice', { say });
  }
}

function notices(): { warn: boolean; say: string }[] {
  const { CLIENT_IP_MODE, MAIL_TRANSPORT, RESEND_API_KEY, UPSTASH_REDIS_REST_URL } = env();
  const isPrinted = MAIL_TRANSPORT === 'terminal';
  const all = [
    {
      when: CLIENT_IP_MODE === undefined,
      warn: true,
      say: 'CLIENT_IP_MODE is not set, so it is direct: no address is trusted and all visitors share one limit. Set it to vercel, proxy:N or direct.',
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
