import type { DemoValue } from './demo-values';
import type { Piece } from './pieces';
import type { Sign } from './rules';

type Advice = Pick<DemoValue, 'put' | 'shows'>;

/** The fields of `src/site/company.ts` and what is read from it. One that is not here says so itself, in its comment. */
const company: Readonly<Record<string, Advice>> = {
  name: { put: 'the name people call you', shows: 'header, footer, titles, feed' },
  legalName: { put: 'the name in the register', shows: 'footer, contact, legal texts, job ads' },
  companyEmail: { put: 'your mail address', shows: 'footer, contact, mails, error page' },
  phone: { put: 'your phone number', shows: 'footer, contact, booking page' },
  city: { put: 'your city', shows: 'footer, contact, legal texts, structured data' },
  country: { put: 'your country, two letters', shows: 'structured data' },
  street: { put: 'your street and number', shows: 'footer, contact, legal texts, structured data' },
  postalCode: { put: 'your postal code', shows: 'footer, contact, legal texts, structured data' },
  mapUrl: { put: 'the link to your place on a map', shows: 'footer, contact' },
  opens: { put: 'when your working day begins', shows: 'contact' },
  closes: { put: 'when it ends', shows: 'contact' },
  founded: { put: 'the year you began', shows: 'structured data' },
  areaServed: { put: 'where your clients are', shows: 'structured data' },
  court: { put: 'the court that keeps your register', shows: 'footer, contact, legal texts' },
  krs: { put: 'your number in the KRS', shows: 'footer, contact, legal texts' },
  nip: { put: 'your NIP', shows: 'footer, contact, legal texts' },
  regon: { put: 'your REGON', shows: 'footer, contact, legal texts' },
  amount: { put: 'your share capital', shows: 'footer, contact, legal texts' },
  currency: { put: 'its currency', shows: 'footer, contact, legal texts' },
  isDemo: { put: 'false, once all of this file is yours', shows: 'the last line of the footer' },
  email: { put: 'the address for applications', shows: 'career, job ads' },
};

const fields: Readonly<Record<string, string>> = {
  email: 'the address of this person',
  website: 'their website, or remove the line',
  phone: 'their number, or remove the line',
  checkoutUrl: 'the address of this checkout at your payment provider',
  url: 'where the text really stands',
};

const bySign: Readonly<Record<Sign, string>> = {
  address: 'an address of your own, or remove the line',
  account: 'the address of your own account',
  phone: 'a number of your own, or remove the line',
  number: 'your own number',
  name: 'your name, or other words',
};

/** Returns what to put in the place of a value, and where it shows. */
export function adviseOn({ file, field, kind, page }: Piece, sign?: Sign): Advice {
  const known = kind === 'code' && file.startsWith('src/site/') ? company[field] : undefined;
  if (known) return known;
  const put = (kind === 'content' && fields[field]) || (sign ? bySign[sign] : 'your own');
  return { put, shows: page ?? placeOf(file) };
}

function placeOf(file: string): string {
  const [, language = '', name = ''] = /^messages\/([^/]+)\/(.+)\.json$/.exec(file) ?? [];
  if (name) return `the words of ${name}, ${language}`;
  if (file.includes('/booking/')) return 'booking page, popup, badge';
  if (/^content\/(?:plans|add-ons)\//.test(file)) return '/pricing';
  if (file.startsWith('content/publications/')) return '/';
  return 'pages that read this file';
}
