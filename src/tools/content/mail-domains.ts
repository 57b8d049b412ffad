import leven from 'leven';
import { companyEmail } from '@/site/company-email';
import type { TextAt } from './body';
import type { FileFinding } from './findings';

/** Domains many people write; ours is the likeliest. Those that differ by a letter from another are all real. */
const domains = [
  companyEmail.slice(companyEmail.indexOf('@') + 1),
  ...['gmail.com', 'googlemail.com', 'ymail.com', 'mail.com', 'outlook.com', 'hotmail.com'],
  ...['icloud.com', 'yahoo.com', 'proton.me', 'protonmail.com', 'interia.pl', 'gazeta.pl'],
];

const address = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/;
/** Shorter ones are near to too many others. */
const shortest = 8;

/** A letter too few, too many or another; two in a long domain; two that changed places. */
function isSlip(known: string, written: string): boolean {
  const distance = leven(known, written);
  const hasSameLetters = [...known].sort().join('') === [...written].sort().join('');
  return distance === 1 || (distance === 2 && (known.length > 12 || hasSameLetters));
}

/** Warns of a mail address whose domain is a letter or two away from one that many people have. */
export function findMailSlip({ text, line, column }: TextAt): FileFinding[] {
  const domain = address.exec(text)?.[1]?.toLowerCase();
  if (domain === undefined || domain.length < shortest || domains.includes(domain)) return [];
  const near = domains.find((known) => isSlip(known, domain));
  if (near === undefined) return [];
  const nearest = text.replace(/@.*/, `@${near}`);
  return [
    {
      level: 'warning',
      code: 'mail-domain',
      line,
      column,
      found: text,
      expected: `a domain that exists; most addresses that look like this one end in ${near}`,
      nearest,
      fix: `Write ${nearest}, or leave it where it is right.`,
    },
  ];
}
