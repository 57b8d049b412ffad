import type { Position } from '@amberline/strata/finding';
import type { FileFinding } from './findings';

type Words = Pick<FileFinding, 'found' | 'expected' | 'nearest' | 'fix'>;

/** Says in a writer's words why MDX cannot be read, from the parser's message and what stands at the place. */
export function explainBreak(message: string, text: string, { line, column }: Position): Words {
  const written = text.split('\n')[line - 1] ?? '';
  const before = written.slice(0, column);
  const from = written.slice(Math.max(before.lastIndexOf('<'), 0));
  if (from.startsWith('<!--')) {
    const inside = /^<!--\s*(.*?)\s*(?:-->|$)/.exec(from)?.[1] ?? '';
    const comment = `{/* ${inside} */}`;
    return {
      found: from.slice(0, 60),
      expected: 'a comment as MDX has it: between {/* and */}',
      nearest: comment,
      fix: `Write ${comment}`,
    };
  }
  const [, address] = /^<((?:https?:\/\/|mailto:)[^>\s]+|[^\s<>@]+@[^\s<>@]+)>/i.exec(from) ?? [];
  if (address !== undefined) {
    const link = `[${address.replace(/^\w+:(?:\/\/)?/, '')}](${address.includes(':') ? address : `mailto:${address}`})`;
    return {
      found: `<${address}>`,
      expected: 'a link as MDX has it: words in brackets, the address in parentheses',
      nearest: link,
      fix: `Write ${link}`,
    };
  }
  if (/^<(?:br|hr|img)\b[^>]*>/i.test(from) || /closing tag for `<(?:br|hr|img)>/.test(message)) {
    return {
      found: /<[^>]*>/.exec(from)?.[0] ?? message,
      expected: 'Markdown: HTML is not read',
      fix: 'Begin a new paragraph with an empty line; write --- for a rule, ![what is seen](/images/….webp) for a picture.',
    };
  }
  if (/^<[\d\s=]/.test(from)) {
    return {
      found: from.slice(0, 20),
      expected: '\\< for the character itself',
      nearest: `\\${from.slice(0, 20)}`,
      fix: 'Write \\< where no component begins, or put the text in `code`.',
    };
  }
  const [, open] = /closing tag for `<(\w+)/.exec(message) ?? [];
  if (open !== undefined) {
    return {
      found: `<${open}> without an end`,
      expected: `</${open}> after what is inside it`,
      fix: `Add </${open}> on a line of its own, or write <${open} … /> where nothing is inside.`,
    };
  }
  if (/expression|acorn|brace/i.test(message)) {
    return {
      found: written.trim().slice(0, 80),
      expected: '\\{ for the character itself: braces begin code, which documents do not have',
      fix: 'Write \\{, or put the text in `code`.',
    };
  }
  return {
    found: message,
    expected: 'valid MDX',
    fix: 'Close every component; write \\{ and \\< for the characters themselves, or put them in `code`.',
  };
}
