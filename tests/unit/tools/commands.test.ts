import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const guide = readFileSync('CONTRIBUTING.md', 'utf8');

test.each(Object.keys(scripts))('CONTRIBUTING.md says what npm run %s does', (name) => {
  const short = name === 'start' || name === 'test' ? '(?:run )?' : 'run ';
  expect(guide).toMatch(new RegExp(`^\\| \`npm ${short}${name}(?: [^\`]*)?\` `, 'm'));
});
