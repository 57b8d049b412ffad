import { getMDXComponent } from 'next-contentlayer2/hooks';
import { isValidElement, type ReactNode } from 'react';
import { escapeHtml } from '@/rules/escape-html';
import * as writerComponents from './components';

/** The tags that search engines read in a long description; of other tags only the words stay. */
const kept = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br']);

/** Writers' components become plain boxes: only what is between their tags stays. */
const standIns = Object.fromEntries(Object.keys(writerComponents).map((name) => [name, 'div']));

/**
 * Returns a compiled document as bare HTML without attributes, for structured data. Non-breaking spaces become plain
 * ones.
 */
export function renderPlainHtml(code: string): string {
  const Document = getMDXComponent(code);
  return htmlOf(Document({ components: standIns }))
    .replaceAll('\u00a0', ' ')
    .trim();
}

function htmlOf(node: unknown): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(htmlOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const inside = htmlOf(node.props.children);
  const tag = typeof node.type === 'string' && kept.has(node.type) ? node.type : undefined;
  if (tag === 'br') return '<br>';
  return tag ? `<${tag}>${inside}</${tag}>` : inside;
}
