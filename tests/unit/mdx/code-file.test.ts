import { expect, test } from 'vitest';
import { splitFileName } from '@/mdx/code-file';

test.each([
  ['// outbox.ts\nlet a;', { file: 'outbox.ts', code: 'let a;' }],
  ['/* tokens/roles.css */\n:root {}', { file: 'tokens/roles.css', code: ':root {}' }],
  ['-- seed.sql\n\nSELECT 1;', { file: 'seed.sql', code: 'SELECT 1;' }],
  ['# deploy.sh\nls', { file: 'deploy.sh', code: 'ls' }],
])('a first line with the name of a file alone is taken off: %j', (code, split) => {
  expect(splitFileName(code)).toEqual(split);
});

test('what the line says of the file stays', () => {
  expect(splitFileName('// a.mts: how long does it take?\nlet a;')).toEqual({
    file: 'a.mts',
    code: '// How long does it take?\nlet a;',
  });
  expect(splitFileName('/* a.css: which jobs there are. */\na {}')).toEqual({
    file: 'a.css',
    code: '/* Which jobs there are. */\na {}',
  });
});

test.each([
  'let a;',
  '// Kept in order.\nlet a;',
  '# If it breaks\nls',
  '// see outbox.ts\nlet a;',
])('any other first line is code: %j', (code) => {
  expect(splitFileName(code)).toEqual({ code });
});
