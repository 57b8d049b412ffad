import { company } from '@/site/company';
import { locales } from '@/site/locales';

/** How long (milliseconds) the file is valid: RFC 9116 recommends less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/** Returns `security.txt` (RFC 9116) for the site at `siteUrl`: where to report a vulnerability. */
export function writeSecurityText(siteUrl: string, now: Date): string {
  const fields = {
    Contact: `mailto:${company.email}`,
    Expires: new Date(now.getTime() + validFor).toISOString(),
    'Preferred-Languages': locales.join(', '),
    Canonical: new URL('/.well-known/security.txt', siteUrl).href,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
