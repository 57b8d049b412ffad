import { planDigest } from '@/features/contact/server/digest';
import { setVariables } from '@/server/env';
import { openFrontDoor } from './front-door';
import { writeJsonLines } from './json-console';
import { reportStartUp } from './start-up';
import { stopInTime } from './stop';

/** What a server's process does beside answering requests. Called once, from `src/instrumentation.ts`. */
export function startProcess(): void {
  const isServing = process.env.NODE_ENV === 'production';
  // Printed mails are for people to read: such a terminal stays as it is.
  if (isServing && setVariables().MAIL_TRANSPORT !== 'terminal') writeJsonLines();
  reportStartUp(isServing);
  if (!isServing) return;
  openFrontDoor();
  stopInTime();
  // An earlier process may have left messages behind.
  planDigest();
}
