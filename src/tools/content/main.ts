import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { collections } from '@/schema';
import { type CheckCache, checkContent } from './check';
import { writeFindings } from './findings';
import { byLevel, count, painter, writeReport } from './report';

const usage = `Checks every document under content/ and says all that is wrong at once.

  npm run content              findings for people; exit code 1 if there is an error among them
  npm run content -- --json    the same as JSON on standard output

  --content <folder>   another content folder (default: content)
  --public <folder>    another folder for pictures and files (default: public)
`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    content: { type: 'string', default: 'content' },
    public: { type: 'string', default: 'public' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(usage);
else process.exitCode = await check();

async function check(): Promise<0 | 1> {
  const started = performance.now();
  const cache: CheckCache = new Map();
  const findings = await checkContent({
    root: resolve(values.content),
    publicDir: resolve(values.public),
    cache,
  });
  const { errors } = byLevel(findings);
  if (errors.length === 0) writeFindings(findings);
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ documents: cache.size, findings }, null, 2)}\n`);
  } else if (findings.length > 0) {
    process.stderr.write(writeReport(findings, painter(process.stderr)));
  } else if (process.stdout.isTTY) {
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const kinds = count(Object.keys(collections).length, 'collection');
    process.stdout.write(`content: ${count(cache.size, 'document')} in ${kinds}, ${seconds} s\n`);
  }
  return errors.length > 0 ? 1 : 0;
}
