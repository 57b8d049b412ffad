import { getLocale } from 'next-intl/server';
import type { Reader } from '@/rules/reader';

/** Returns who the page being rendered is for: the language of its address and the present time. */
export async function getReader(): Promise<Reader> {
  return { locale: await getLocale(), now: new Date() };
}
