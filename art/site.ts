/** All that drawings know of the site: the browser they are photographed in, and where their results go. */
import { join } from 'node:path';

export { chromium } from '../src/tools/chromium';

const root = join(import.meta.dirname, '..');

/** What the site serves as it is: pictures, films and icons. */
export const publicFolder = join(root, 'public');

/** The size and the blurred first frame of the hero film, which the home page shows before it. */
export const heroPoster = join(root, 'src', 'sections', 'home', 'hero-poster.json');
