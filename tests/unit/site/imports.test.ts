import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * The two import rules that the linter cannot say: it does not tell types from values, nor client files from others.
 * The rest is in `biome.json`.
 */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

const importLine = /^import (type )?[^;]*? from '(@\/[^']+)';/gms;

function findImports(text: string) {
  return [...text.matchAll(importLine)].map(([, type, from]) => ({
    isType: type !== undefined,
    from: from ?? '',
  }));
}

test('sections take data by props: of the collections they know types only', () => {
  const fetching = sources
    .filter(({ name }) => name.startsWith('sections/') || name.startsWith('ui/'))
    .filter(({ text }) =>
      findImports(text).some(({ isType, from }) => from.startsWith('@/collections') && !isType),
    );
  expect(fetching.map(({ name }) => name)).toEqual([]);
});

test('what runs in the browser imports looks, rules and facts, and nothing of the server', () => {
  const clients = sources.filter(({ text }) => text.startsWith("'use client'"));
  expect(clients.length).toBeGreaterThan(3);
  const strays = clients.flatMap(({ name, text }) =>
    findImports(text)
      .filter(
        ({ isType, from }) =>
          !isType &&
          !/^@\/(ui|rules|site|sections|features\/[a-z-]+)\/(?!server\/)|^@\/i18n\/warm-link$/.test(
            from,
          ),
      )
      .map(({ from }) => `${name}: ${from}`),
  );
  expect(strays).toEqual([]);
});
