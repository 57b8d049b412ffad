import { languages } from '@/site/locales';
import { type ThirdParty, thirdParties } from '@/site/third-parties.mjs';
import type { SectionChange } from '../compare/body';
import type { FieldChange } from '../compare/fields';
import type { DocumentChange } from '../document-changes';
import type { FileReport } from '../document-report';
import { externalLinks } from './claims-part';
import { code, count, inHtml, isAlike, plainly, writeChange, writeTime, writeValue } from './text';
import { writeTouched } from './touched-part';

/** How many changed fields of a file, and sentences of a section, are shown before the rest is counted. */
const most = { fields: 20, sentences: 5, sections: 12, links: 5 };

type How = { site: string | undefined; isFolded: boolean };

/** Writes what changed in one document and where it is seen, under its heading or folded in behind it. */
export function writeDocument(change: DocumentChange, { site, isFolded }: How): string {
  const parts = [...writeBody(change), writeTouched(change, site)].filter((part) => part !== '');
  if (!isFolded) return [`#### ${headingOf(change, plainly, code)}`, ...parts].join('\n\n');
  const heading = headingOf(change, inHtml, (name) => `<code>${inHtml(name)}</code>`);
  return [`<details><summary>${heading}</summary>`, ...parts, '</details>'].join('\n\n');
}

const verbs = { added: 'New', removed: 'Gone', renamed: 'Renamed', changed: 'Changed' };

type Write = (text: string) => string;

function headingOf({ kind, title, key, earlier }: DocumentChange, words: Write, name: Write) {
  const names = earlier === undefined ? name(key) : `${name(earlier)} → ${name(key)}`;
  return `${verbs[kind]}: ${words(title)} (${names})`;
}

/** What a document says changed, without where it is seen: the same for documents with the same change. */
export function writeBody(change: DocumentChange): string[] {
  const lines = [...writeLive(change), ...change.files.flatMap((file) => writeFile(file, change))];
  const links = externalLinks(change);
  if (links.length > 0) {
    const named = links.slice(0, most.links).map(code).join(', ');
    const rest = links.length - most.links;
    lines.push(`- links to other sites: ${named}${rest > 0 ? ` and ${count(rest, 'other')}` : ''}`);
  }
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function writeLive({ live, kind, pair }: DocumentChange): string[] {
  if (live?.kind === 'draft') return ['- a draft: visitors do not see it'];
  if (live?.kind === 'from') return [`- visitors see it from ${writeTime(live.time) ?? live.time}`];
  if (live?.kind === 'gone')
    return [`- expired on ${writeTime(live.time) ?? live.time}: its page says that it is over`];
  return kind === 'added' && pair.after?.versions ? ['- visitors see it at once'] : [];
}

function writeFile(file: FileReport, { kind: whole, files }: DocumentChange): string[] {
  const { path, kind, fields, sections, words, embeds, components, problem } = file;
  const name = languages[file.locale].name;
  const isAlone = files.length === 1 && whole === 'changed';
  if (problem !== undefined && kind !== 'removed') {
    return [`- ${code(path)} ${sayProblem(problem)}`];
  }
  if (whole === 'removed' || whole === 'added') {
    const length = words > 0 ? `${count(words, 'word')} in ` : '';
    return whole === 'added' ? [`- ${name}: ${length}${code(path)}`] : [];
  }
  if (kind === 'removed') return [`- ${name}: ${code(path)} is gone`];
  if (kind === 'added') {
    return [`- ${name}: ${code(path)} is new${words > 0 ? `, ${count(words, 'word')}` : ''}`];
  }
  const lines = [
    ...cut([...writeReshaped(fields), ...fields.flatMap(writeField)], most.fields, 'field'),
    ...cut(sections.map(writeSection), most.sections, 'section'),
    ...embeds.map(writeEmbed),
    ...(components.length > 0
      ? [`- uses ${components.map((one) => code(`<${one}>`)).join(', ')}`]
      : []),
  ];
  if (lines.length === 0) {
    if (whole === 'renamed') return [];
    return [isAlone ? `- ${nothing}` : `- ${name} (${code(path)}): ${nothing}`];
  }
  return isAlone ? lines : [`- ${name} (${code(path)}):`, ...lines.map(indent)];
}

const nothing = 'only spaces or comments differ';

/** What cannot be read now stands above all else already. */
const sayProblem = (problem: string) =>
  problem.startsWith('was broken') ? plainly(problem) : 'cannot be compared: see above';

function writeEmbed(name: string): string {
  const hosts = Object.hasOwn(thirdParties, name) ? thirdParties[name as ThirdParty].frames : [];
  return `- embeds a player of ${[plainly(name), ...hosts.map(code)].join(' from ')}`;
}

const indent = (text: string) => text.replaceAll(/^/gm, '  ');

function cut(lines: readonly string[], limit: number, what: string): string[] {
  const rest = lines.length - limit;
  return rest > 0 ? [...lines.slice(0, limit), `- and ${count(rest, `more ${what}`)}`] : [...lines];
}

/** Fields with the same words in another form: entries of a list are told together. */
function writeReshaped(fields: readonly FieldChange[]): string[] {
  const groups = new Map<string, number>();
  for (const change of fields) {
    if (change.kind !== 'reshaped') continue;
    const [from, to] = [change.field, change.now].map((name) => name.replaceAll(/\[\d+\]/g, '[]'));
    const name = `${code(from ?? '')}: the same words, now in ${code(to ?? '')}`;
    groups.set(name, (groups.get(name) ?? 0) + 1);
  }
  return [...groups].map(
    ([name, number]) => `- ${name}${number > 1 ? ` (${number} entries)` : ''}`,
  );
}

function writeField(change: FieldChange): string[] {
  return change.kind === 'reshaped' ? [] : [writeOther(change)];
}

function writeOther(change: Exclude<FieldChange, { kind: 'reshaped' }>): string {
  const { field, before, after } = change;
  const name = code(field);
  if (change.kind === 'moved') {
    return `- ${name}: ${writeValue(after)} moved from place ${change.from} to ${change.to}`;
  }
  const isEntry = field.endsWith(']');
  if (before === undefined) return `- ${name}${isEntry ? ' added' : ''}: **${writeValue(after)}**`;
  if (after === undefined)
    return `- ${name} ${isEntry ? 'removed' : 'is gone'}: ~~${writeValue(before)}~~`;
  const areTexts = typeof before === 'string' && typeof after === 'string';
  return areTexts && (before + after).length > 60 && isAlike(before, after)
    ? `- ${name}: ${writeChange(before, after)}`
    : `- ${name} ${writeValue(before)} → **${writeValue(after)}**`;
}

function writeSection({
  heading,
  kind,
  earlier,
  added,
  removed,
  sentences,
}: SectionChange): string {
  const name = heading === '' ? 'The beginning of the text' : code(heading);
  if (kind === 'added') return `- ${name} is new: ${count(added, 'word')}`;
  if (kind === 'removed') return `- ${name} is gone: ${count(removed, 'word')}`;
  if (kind === 'reshaped') return `- ${name}: the same words in other paragraphs, lines or indents`;
  const was = earlier === undefined ? '' : ` (was ${code(earlier)})`;
  const sizes = added + removed > 0 ? `: +${added} −${removed} words` : '';
  const changes = sentences.map(({ before, after }) => {
    if (before === undefined) return `  - **${plainly(after ?? '')}**`;
    if (after === undefined) return `  - ~~${plainly(before)}~~`;
    return isAlike(before, after)
      ? `  - ${writeChange(before, after)}`
      : `  - ~~${plainly(before)}~~\n  - **${plainly(after)}**`;
  });
  const rest = changes.length - most.sentences;
  const shown = changes.slice(0, most.sentences);
  if (rest > 0) shown.push(`  - and ${count(rest, 'more sentence')}`);
  return [`- ${name}${was}${sizes}`, ...shown].join('\n');
}
