import { companyEmail } from './company-email';

/**
 * The agency's own facts. Replacing the agency means editing this file and `content/`, never a component;
 * `npm run owner` lists what is still the demo's.
 */
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
  /** When someone is there: every working day, in local time as it is written. */
  hours: { opens: '9:00', closes: '17:00' },
  founded: 2017,
  /** How many people work here, those without a profile of their own included. */
  people: 11,
  /** Where clients are, for search engines. */
  areaServed: 'Europe',
  /**
   * What a Polish company has to say of itself on its website (art. 206 of the Code of Commercial Companies), as the
   * register writes it; the demo's numbers are zeros, which no register gives out.
   */
  register: {
    court:
      'Sąd Rejonowy Gdańsk-Północ w Gdańsku, VII Wydział Gospodarczy Krajowego Rejestru Sądowego',
    krs: '0000000000',
    nip: '000-000-00-00',
    regon: '000000000',
    shareCapital: { amount: 5000, currency: 'PLN' },
  },
  /** All of this is invented. Once it is yours, write false: the footer no longer says that this is a demonstration. */
  isDemo: true as boolean,
} as const;
