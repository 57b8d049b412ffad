import { writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../../src/site/icons';

/*
 * Draws the icons of `src/site/icons.ts` into `src/ui/icon-shapes.json`: `npx tsx art/icons/render.ts`.
 * Lucide's own components are client components (they read a React context): each icon on a page would be sent
 * twice, as markup and as data, along with the code that draws it. The shapes alone are plain markup.
 */
const components = new Map(Object.entries(lucide));
const shapes = Object.fromEntries(iconNames.map((name) => [name, drawIcon(name)]));
writeFileSync('src/ui/icon-shapes.json', `${JSON.stringify(shapes, null, 2)}\n`);

/** Returns what is inside the icon's `svg` element. Throws for a name Lucide does not know. */
function drawIcon(name: string): string {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const icon = components.get(key);
  if (!icon) throw new Error(`lucide-react has no icon "${name}"`);
  return renderToStaticMarkup(createElement(icon as lucide.LucideIcon)).replaceAll(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  );
}
