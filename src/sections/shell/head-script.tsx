'use client';

import { headScript } from './head-scripts';

/** A client component, because each page has the text of a server component twice: as markup and as data for hydration. */
export function HeadScript() {
  return <script dangerouslySetInnerHTML={{ __html: headScript }} />;
}
