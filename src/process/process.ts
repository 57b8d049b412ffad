import { planDigest } from '@/features/contact/server/digest';
import { setVariables } from '@/server/env';
import { openFrontDoor } from './front-door';
import { writeJsonLines } from './json-console';
import { reportStartUp } from './start-up';
import { stopInTime } from './stopping';

/** Starts what a server's process does besides answering requests. Called once, from `src/instrumentation.ts`. */
export function startProcess(): void {
  const isServing = process.env.NODE_ENV === 'production';
  // People read the mails printed in a terminal, so its lines stay plain.
  if (isServing && setVariables().MAIL_TRANSPORT !== 'terminal') writeJsonLines();
  reportStartUp(isServing);
  if (!isServing) return;
  openFrontDoor();
  stopInTime();
  // An earlier process may have left messages behind.
  planDigest();
}
