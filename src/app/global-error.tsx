'use client';

import type { CSSProperties } from 'react';
import { companyEmail } from '@/site/company-email';
import { defaultLocale, languages } from '@/site/locales';

// The style sheet may be missing, so the styles are here; the colours are those of `tokens.css`.
const looks = {
  page: { colorScheme: 'light dark' },
  main: {
    font: '1.125rem/1.5 system-ui, sans-serif',
    margin: '0 auto',
    maxWidth: '36rem',
    padding: '12vh 1.25rem',
    display: 'grid',
    gap: '4rem',
  },
  title: { font: '700 clamp(2rem, 8vw, 3rem)/1.05 system-ui', margin: '0 0 1rem' },
  text: { margin: '0 0 1.5rem' },
  address: { color: 'inherit', textDecoration: 'underline' },
  button: {
    font: '600 1.125rem/1 system-ui',
    padding: '1.125rem 2rem',
    border: 0,
    borderRadius: '1.5rem 1.5rem 1.5rem 0.25rem',
    background: 'oklch(0.78 0.16 70)',
    color: 'oklch(0.19 0.03 60)',
    cursor: 'pointer',
  },
} as const satisfies Record<string, CSSProperties>;

/**
 * Replaces the whole page when the layout or the page's scripts failed: plain HTML in every language, with no import
 * that could fail again. The retry button loads everything again, because a script may be missing.
 */
export default function GlobalError() {
  return (
    <html lang={defaultLocale} style={looks.page}>
      <body>
        <title>{languages[defaultLocale].error.title}</title>
        <main style={looks.main}>
          {Object.entries(languages).map(([locale, { error: words }]) => (
            <section key={locale} lang={locale}>
              <h1 style={looks.title}>{words.title}</h1>
              <p style={looks.text}>
                {words.text}{' '}
                <a href={`mailto:${companyEmail}`} style={looks.address}>
                  {companyEmail}
                </a>
              </p>
              <button type="button" style={looks.button} onClick={() => location.reload()}>
                {words.retry}
              </button>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
