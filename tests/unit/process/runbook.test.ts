import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRegistry } from '@/process/registry';

const runbook = readFileSync('docs/runbook.md', 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('tools/'))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }));

/** The first words of lines of the API: `message` in `message.refused`. */
const routes = sources.flatMap(({ text }) =>
  [...text.matchAll(/defineHandler\(\{\s+name: '([^']+)'/g)].map(([, name]) => String(name)),
);

/** A call that writes a line, up to the end of its first argument; not the functions themselves. */
const calls = /(?<!function )\blog(?:Info|Error)\(\s*([^,)]*)/g;
const event = /'([a-z-]+\.[a-z-]+)'|`\$\{(?:row\.)?name\}(\.[a-z-]+)`/g;

/** Returns the events that an argument may be. */
function eventsOf(argument: string): string[] {
  return [...argument.matchAll(event)].flatMap(([, whole, end]) =>
    whole === undefined ? routes.map((route) => `${route}${end}`) : [whole],
  );
}

const written = sources.flatMap(({ path, text }) => [
  ...[...text.matchAll(calls)].map(([, argument = '']) => ({ path, events: eventsOf(argument) })),
  ...[...text.matchAll(/\bevent: ('[a-z-]+\.[a-z-]+')/g)]
    .map(([, one = '']) => ({ path, events: eventsOf(one) }))
    .filter(() => path.startsWith('process/') || path.endsWith('.mjs')),
]);

describe('the runbook', () => {
  it('is about every event the code may write, and about no other', () => {
    const rows = runbook.match(/^\| `[a-z-]+\.[^|]*\|/gm) ?? [];
    const described = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, one]) => one));
    const known = new Set(written.flatMap(({ events }) => events));
    expect(described.toSorted()).toEqual([...known].sort());
  });

  it('can be compared: each line is written with its event in words', () => {
    expect(routes.length).toBeGreaterThan(3);
    expect(written.filter(({ events }) => events.length === 0)).toEqual([]);
  });

  it('names metrics and values of labels that there are', async () => {
    const { text } = await openRegistry()();
    const [, alerts = ''] = /```promql\n([^`]+)```/.exec(runbook) ?? [];
    const named = [...alerts.matchAll(/(amberline_\w+)(?:\{([^}]*)\})?/g)];
    expect(named.length).toBeGreaterThan(9);
    for (const [, metric = '', labels = ''] of named) {
      expect(text).toMatch(new RegExp(`^${metric}[{ ]`, 'm'));
      for (const [, label, value] of labels.matchAll(/(\w+)=~?"([^"]+)"/g))
        expect(text).toMatch(new RegExp(`^${metric}\\{.*\\b${label}="(?:${value})"`, 'm'));
    }
  });

  it('names sections that there are', () => {
    const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, words = '']) =>
      words.toLowerCase().replaceAll(' ', '-'),
    );
    const links = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(headings).toEqual(expect.arrayContaining(links));
  });
});
