/** `npm run words`: compares the languages' messages; exit code 1 on any finding. */
import { locales } from '../../site/locales';
import { checkMessages } from './check';

const findings = checkMessages('messages', locales);
for (const finding of findings) console.error(finding);
if (findings.length > 0) {
  console.error(
    `\n${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in messages/`,
  );
  process.exitCode = 1;
}
