import type { getTranslations } from 'next-intl/server';
import type { Locale } from '@/site/locales';

/** What a link preview shows. */
export type Card = {
  /** The large line. */
  title: string;
  /** The small line at the top: what kind of page it is. */
  kind: string;
  /** One sentence under a short title. */
  lead?: string;
  /** The page's own picture, a path from public/; without one, the house's amber over the sea. */
  picture?: { src: string; shape: Shape };
};

/** How a picture stands on the tide line: a cover, screens of a product, a portrait, or a free-standing drawing. */
export type Shape = 'cover' | 'screens' | 'portrait' | 'drawing';

/** Who looks, and when: in which language, in whose words. */
export type Viewer = {
  locale: Locale;
  now: Date;
  words: Awaited<ReturnType<typeof getTranslations<never>>>;
};
