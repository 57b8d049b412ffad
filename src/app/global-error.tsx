'use client';

import { company } from '@/site/company';
import { errorWords } from '@/site/error-words';

/**
 * Stands in for the whole page when even the layout failed, or the page's scripts did: plain HTML in both languages,
 * nothing imported that could fail again. Trying again loads everything anew, as what is missing may be a script.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body
        style={{
          font: '1.125rem/1.5 system-ui, sans-serif',
          margin: '10vh auto',
          maxWidth: '36rem',
          padding: '0 1.25rem',
        }}
      >
        {Object.entries(errorWords).map(([locale, words]) => (
          <section key={locale} lang={locale}>
            <h1>{words.title}</h1>
            <p>
              {words.text} <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <button type="button" onClick={() => location.reload()}>
              {words.retry}
            </button>
          </section>
        ))}
      </body>
    </html>
  );
}
