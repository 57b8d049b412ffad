import { companyEmail } from './company-email';

/** The agency's own facts. Replacing the agency means editing this file and `content/`, never a component. */
export const company = {
  name: 'Amberline',
  legalName: 'Amberline sp. z o.o.',
  email: companyEmail,
  /** Shown as written; `tel:` links strip the spaces. The 000 exchange cannot be assigned to anyone. */
  phone: '+48 58 000 01 42',
  city: 'Gdańsk',
  country: 'PL',
  street: 'ul. Bursztynowa 12',
  postalCode: '80-001',
  mapUrl: 'https://www.openstreetmap.org/?mlat=54.3520&mlon=18.6466#map=14/54.3520/18.6466',
  founded: 2017,
  /** How many people work here, those without a profile of their own included. */
  people: 11,
  /** Where clients are, for search engines. */
  areaServed: 'Europe',
} as const;
