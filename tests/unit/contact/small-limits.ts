/** Makes limits small, so that a test can reach them, and Redis deadlines long, so that a slow machine is no outage. */
export function shrinkLimits(limits: typeof import('@/site/limits')) {
  const { windowMs } = limits.rateRules.message;
  const few = (max: number) => ({ max, fallbackMax: max, windowMs });
  return {
    ...limits,
    redisDeadlineMs: 10_000,
    keepDeadlineMs: 10_000,
    mailDeadlineMs: 3000,
    digest: { ...limits.digest, messagesPerMail: 3 },
    rateRules: {
      ...limits.rateRules,
      messageTotal: few(2),
      suspectTotal: few(2),
      keptTotal: few(8),
    },
  };
}
