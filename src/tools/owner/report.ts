import { type DemoValue, groups } from './demo-values';

/** Writes what is left by group; under each advice, the places it is for. */
export function writeReport(values: readonly DemoValue[]): string {
  if (values.length === 0) return 'Nothing here is the demo’s any more.\n';
  const parts = Object.entries(groups).flatMap(([group, title]) => {
    const own = values.filter((value) => value.group === group);
    return own.length === 0 ? [] : [`${title} (${own.length})\n\n${writeGroup(own)}`];
  });
  const files = new Set(values.map(({ file }) => file)).size;
  return `${parts.join('\n')}\n${values.length} values in ${files} files are still the demo’s; docs/make-it-yours.md goes through them in order.\n`;
}

function writeGroup(values: readonly DemoValue[]): string {
  const advice = [...new Set(values.map(({ put }) => put))];
  return advice
    .map((put) => {
      const own = values.filter((value) => value.put === put);
      const lines = own.map(
        ({ file, line, found, shows }) => `    ${file}:${line}  ${found}  → ${shows}\n`,
      );
      return `  ${put}\n${lines.join('')}`;
    })
    .join('\n');
}
