import { reportStartUp } from '@/server/start-up';

/** Called once by Next when a server starts. */
export function register() {
  reportStartUp();
}
