/**
 * `npm run content:calendar`: what goes live and what expires, in the zone of anyone who asks, or as a file that calendars
 * import. Ends with 1 where a document cannot be read, with 2 where the command is wrong.
 */
import { runCalendar } from './command';

const { code, out = '', say = '' } = runCalendar(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(say);
process.exitCode = code;
