/** Writes values as the documents of the site write their fields: texts in double quotes, slugs and paths as they are. */
export function writeYaml(data: Readonly<Record<string, unknown>>): string {
  return fields(data, '');
}

function fields(data: object, indent: string): string {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${indent}${name}:${after(value, indent)}`)
    .join('');
}

/** What stands after the colon of a field. */
function after(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'number')) return ` [${value.join(', ')}]\n`;
    return `\n${value.map((item) => `${indent}  - ${entry(item, indent)}`).join('')}`;
  }
  if (Object(value) === value) return `\n${fields(Object(value), `${indent}  `)}`;
  return ` ${scalar(value, `${indent}  `)}\n`;
}

/** What stands after the hyphen of an item; a group begins on the same line. */
function entry(item: unknown, indent: string): string {
  if (Object(item) !== item) return `${scalar(item, `${indent}    `)}\n`;
  return fields(Object(item), `${indent}    `).trimStart();
}

/** Paths, mail addresses and slugs; not the words that YAML, or an older one, takes for something else. */
const plain =
  /^(?:\/[\w./-]+|(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*|[\w.-]+@[\w.-]+)$/;
const block = /^\S.*(?:\n(?:\S.*)?)+$/;

function scalar(value: unknown, indent: string): string {
  if (typeof value !== 'string') return String(value);
  if (plain.test(value)) return value;
  if (!block.test(value)) return JSON.stringify(value);
  const lines = value.replace(/\n$/, '').split('\n');
  const rows = lines.map((line) => (line === '' ? '' : indent + line));
  return `${value.endsWith('\n') ? '|' : '|-'}\n${rows.join('\n')}`;
}
