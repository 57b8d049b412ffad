import type { Locale } from '@/site/locales';

/**
 * Has MDX checked and compiled by the preview (`src/tools/dev/try-out.ts`), which runs beside the site. Returns the code;
 * undefined where there is an error in it, or where the preview does not answer.
 */
export function compileMdx(mdx: string, locale: Locale): Promise<string | undefined> {
  return ask('mdx', { mdx, locale });
}

/** Returns the code of a text that was tried a moment ago, by its name. */
export function recallMdx(name: string): Promise<string | undefined> {
  return ask('tried', { name });
}

async function ask(question: string, body: object): Promise<string | undefined> {
  const { PREVIEW_PORT: port } = process.env;
  if (port === undefined) return undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/${question}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
  }).catch(() => undefined);
  return answer?.ok ? (await answer.json()).code : undefined;
}
