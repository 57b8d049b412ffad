import { stringify as joinCommas } from 'comma-separated-tokens';
import { name as isIdentifier } from 'estree-util-is-identifier-name';
import { find, hastToReact, type Schema } from 'property-information';
import { stringify as joinSpaces } from 'space-separated-tokens';
import styleToJs from 'style-to-js';
import type { TreeAttribute, TreeNode } from './satteri';

/** The attributes of an HTML element as the JSX @mdx-js/mdx makes of them: React's names, styles as objects. */
export function writeAttributes(
  { tagName = '', properties }: TreeNode,
  schema: Schema,
): TreeAttribute[] {
  const attributes: TreeAttribute[] = [];
  let styles: Record<string, string> | undefined;
  let align: string | undefined;
  for (const [property, value] of Object.entries(properties ?? {})) {
    const info = find(schema, property);
    if (isAbsent(value) || (!value && info.boolean)) continue;
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    if (name === 'style') {
      styles = readStyles(value);
      attributes.push({ type: 'style' });
    } else if (name === 'align' && value !== true && (tagName === 'td' || tagName === 'th')) {
      align = String(value);
    } else {
      attributes.push(writeOne(name, textOf(value, Boolean(info.commaSeparated))));
    }
  }
  if (align !== undefined && !styles) attributes.push({ type: 'style' });
  const style = align === undefined ? styles : { ...styles, textAlign: align };
  return attributes.map((one) => (one.type === 'style' ? expression('style', style) : one));
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === false || Number.isNaN(value);
}

function textOf(value: unknown, commas: boolean): string | true {
  if (value === true) return true;
  if (!Array.isArray(value)) return String(value);
  return commas ? joinCommas(value) : joinSpaces(value);
}

function readStyles(value: unknown): Record<string, string> {
  const given: object =
    typeof value === 'object' && value !== null
      ? value
      : styleToJs(String(value), { reactCompat: true });
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, String(one)]));
}

function writeOne(name: string, value: string | true): TreeAttribute {
  if (!isIdentifier(name, { jsx: true })) {
    return { type: 'mdxJsxExpressionAttribute', value: `...${JSON.stringify({ [name]: value })}` };
  }
  return { type: 'mdxJsxAttribute', name, value: value === true ? null : value };
}

function expression(name: string, value: unknown): TreeAttribute {
  const written = { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value) };
  return { type: 'mdxJsxAttribute', name, value: written };
}
