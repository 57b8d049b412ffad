import type { MetadataRoute } from 'next';
import { env } from '@/server/env';

/** Everything may be indexed but the API; the outcome pages of the contact form say noindex themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', env().SITE_URL).href,
  };
}
