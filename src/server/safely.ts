import { EnvError } from './env';
import { errorKind, logError } from './log';
import { type Outcome, unavailable } from './outcomes';

/** The edge of a handler: whatever breaks inside is a log line and a 503, never a stack trace. */
export async function safely<T extends Outcome | undefined>(
  handler: 'message' | 'notification' | 'booking',
  work: () => Promise<T>,
): Promise<T | Outcome> {
  try {
    return await work();
  } catch (error) {
    const problem = error instanceof EnvError ? error.message : undefined;
    logError(`${handler}.crashed`, { cause: errorKind(error), problem });
    return unavailable;
  }
}
