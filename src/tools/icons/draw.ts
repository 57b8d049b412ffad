import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../../site/icons';

const components = new Map(Object.entries(lucide));

/** Returns the icons of `src/site/icons.ts` by name: the content of each one's `svg` element, as Lucide draws it. */
export function drawIcons(): Record<string, string> {
  return Object.fromEntries(iconNames.map((name) => [name, drawIcon(name)]));
}

/** Returns the content of one icon's `svg` element. Throws for a name Lucide does not know. */
function drawIcon(name: string): string {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const icon = components.get(key);
  if (!icon) throw new Error(`lucide-react has no icon "${name}"`);
  return renderToStaticMarkup(createElement(icon as lucide.LucideIcon)).replaceAll(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  );
}
