import type { MetadataRoute } from 'next';
import { env } from '@/server/env';

/** Everything but the API may be indexed; the outcome pages of the contact form have `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', env().SITE_URL).href,
  };
}
