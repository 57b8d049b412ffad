import type { Href } from './routes';

/**
 * The legal texts that pages link to by name, in the order of the footer; the content check misses each that is not in
 * `content/legal/`. Labels are the messages `legal.pages.<slug>`.
 */
export const linkedLegalTexts = ['privacy', 'terms', 'subscription-terms', 'cookies'] as const;

/** Returns the address of a legal text, as links take it. */
export function legalText(slug: (typeof linkedLegalTexts)[number]): Href {
  return { page: '/legal/[slug]', slug };
}
