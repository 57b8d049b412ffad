import { draftCookie, draftCookieSeconds, encodeDraft } from '@/features/contact/draft-cookie';
import { type FormState, formState, textFields } from '@/features/contact/message';
import type { Fields } from '@/server/body';
import type { Outcome } from '@/server/outcomes';
import { type Locale, locales } from '@/site/locales';
import { pathFor } from '@/site/routes';
import { readLocale } from './message-check';

/**
 * Answers a form without JavaScript: 303 to the page for sent or failed, in the form's language. After a failure, the
 * text is in a short-lived cookie that only that page gets; a success deletes the cookie in every language.
 */
export function answerForm(request: Request, fields: Fields, { answer, headers }: Outcome) {
  const locale = readLocale(fields);
  const state = formState(answer.ok);
  const response = new Response(null, {
    status: 303,
    headers: { location: contactPage(locale, state), 'cache-control': 'no-store', ...headers },
  });
  const secure = isSecure(request) ? '; Secure' : '';
  const setDraft = (page: Locale, value: string, seconds: number) => {
    const place = `Path=${contactPage(page, 'failed')}; Max-Age=${seconds}`;
    const cookie = `${draftCookie}=${value}; ${place}; HttpOnly; SameSite=Strict${secure}`;
    response.headers.append('set-cookie', cookie);
  };
  if (answer.ok) for (const page of locales) setDraft(page, '', 0);
  else setDraft(locale, encodeDraft(textFields((name) => fields.get(name))), draftCookieSeconds);
  return response;
}

function contactPage(locale: Locale, state: FormState): string {
  return `${pathFor('/contact', locale)}/${state}`;
}

/** Says whether the visitor's connection is https. Behind a proxy that ends TLS, only the headers say so. */
function isSecure(request: Request): boolean {
  const { headers, url } = request;
  return (
    url.startsWith('https:') ||
    headers.get('origin')?.startsWith('https:') === true ||
    headers.get('x-forwarded-proto')?.split(',').at(0)?.trim() === 'https'
  );
}
