import {
  type Draft,
  draftCookieNames,
  draftCookieSeconds,
  encodeDraft,
} from '@/features/contact/draft-cookie';
import type { Outcome } from '@/server/outcomes';
import { defaultLocale, type Locale, locales } from '@/site/locales';

/**
 * The answer for a form without JavaScript: 303 to the page that says sent or failed, in the page's
 * language. After a failure what was typed goes along in short-lived cookies only that page receives;
 * a success clears them in every language.
 */
export function answerForm(
  request: Request,
  { answer, headers }: Outcome,
  locale: Locale,
  draft: Draft,
): Response {
  const page = contactPage(locale, answer.ok ? 'sent' : 'failed');
  const response = new Response(null, {
    status: 303,
    headers: { location: page, 'cache-control': 'no-store', ...headers },
  });
  const cookies = answer.ok ? locales.flatMap(clearDraft) : draftCookies(page, encodeDraft(draft));
  const secure = isSecure(request) ? '; Secure' : '';
  for (const cookie of cookies) {
    response.headers.append('set-cookie', `${cookie}; HttpOnly; SameSite=Strict${secure}`);
  }
  return response;
}

function contactPage(locale: Locale, state: 'sent' | 'failed'): string {
  return `${locale === defaultLocale ? '' : `/${locale}`}/contact/${state}`;
}

function clearDraft(locale: Locale): string[] {
  return draftCookies(contactPage(locale, 'failed'), []);
}

/** Every name is set, so that no piece of an earlier, longer draft stays behind. */
function draftCookies(path: string, values: string[]): string[] {
  return draftCookieNames.map((name, index) => {
    const value = values[index];
    const seconds = value === undefined ? 0 : draftCookieSeconds;
    return `${name}=${value ?? ''}; Path=${path}; Max-Age=${seconds}`;
  });
}

/** Behind a proxy that ends TLS the request itself is http; the browser's `Origin` still says https. */
function isSecure(request: Request): boolean {
  const { headers, url } = request;
  return (
    url.startsWith('https:') ||
    headers.get('origin')?.startsWith('https:') === true ||
    headers.get('x-forwarded-proto')?.split(',').at(0)?.trim() === 'https'
  );
}
