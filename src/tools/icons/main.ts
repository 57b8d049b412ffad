/**
 * `npm run icons`: draws the icons of `src/site/icons.ts` into `src/ui/icon-shapes.json`.
 * Lucide's own components are client components (they read a React context): each icon on a page would be sent
 * twice, as markup and as data, with the code that draws it. The shapes alone are plain markup.
 */
import { writeFileSync } from 'node:fs';
import { drawIcons } from './draw';

writeFileSync('src/ui/icon-shapes.json', `${JSON.stringify(drawIcons(), null, 2)}\n`);
