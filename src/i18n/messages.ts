import { spaceTree } from '@/rules/text-spacing';
import type { Locale } from '@/site/locales';
import academy from '../../messages/en/academy.json';
import booking from '../../messages/en/booking.json';
import career from '../../messages/en/career.json';
import caseStudy from '../../messages/en/case-study.json';
import development from '../../messages/en/development.json';
import legal from '../../messages/en/legal.json';
import mainPage from '../../messages/en/main-page.json';
import search from '../../messages/en/search.json';
import singleWorkshop from '../../messages/en/single-workshop.json';
import site from '../../messages/en/site.json';
import subscription from '../../messages/en/subscription.json';
import team from '../../messages/en/team.json';
import video from '../../messages/en/video.json';
import workshops from '../../messages/en/workshops.json';

const original = {
  academy,
  booking,
  career,
  'case-study': caseStudy,
  development,
  legal,
  'main-page': mainPage,
  search,
  'single-workshop': singleWorkshop,
  site,
  subscription,
  team,
  video,
  workshops,
};

/** The shape of the messages, derived from the English files; every other language has to match it. */
export type Messages = typeof original;

const loaded = new Map<Locale, Promise<Messages>>();

/**
 * Returns all messages of one language, by namespace; read and set once, but while someone writes. `npm run words`
 * compares their keys before every build.
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = process.env.NODE_ENV === 'development' ? undefined : loaded.get(locale);
  if (known) return known;
  const messages = readMessages(locale);
  loaded.set(locale, messages);
  return messages;
}

async function readMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    Object.keys(original).map(async (name) => [
      name,
      (await import(`../../messages/${locale}/${name}.json`)).default,
    ]),
  );
  return spaceTree(Object.fromEntries(files), locale);
}
