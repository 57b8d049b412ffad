/** `npm run words`: compares the languages' messages; exit code 1 on any finding. */
import { locales } from '../../site/locales';
import { checkMessages } from './check';

const problems = checkMessages('messages', locales);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in messages/`,
  );
  process.exitCode = 1;
}
