import { bindOneLetterWords } from '@/rules/polish-spacing';
import type { Locale } from '@/site/locales';
import academy from '../../messages/en/academy.json';
import development from '../../messages/en/development.json';
import mainPage from '../../messages/en/main-page.json';
import singleWorkshop from '../../messages/en/single-workshop.json';
import site from '../../messages/en/site.json';
import workshops from '../../messages/en/workshops.json';

const english = {
  'main-page': mainPage,
  workshops,
  development,
  'single-workshop': singleWorkshop,
  academy,
  site,
};

/** The shape of the words, read off the English files; every other language must match it. */
export type Messages = typeof english;

const polish = async (): Promise<Messages> => {
  const [main, workshopsPage, developmentPage, workshop, academyPage, chrome] = await Promise.all([
    import('../../messages/pl/main-page.json'),
    import('../../messages/pl/workshops.json'),
    import('../../messages/pl/development.json'),
    import('../../messages/pl/single-workshop.json'),
    import('../../messages/pl/academy.json'),
    import('../../messages/pl/site.json'),
  ]);
  return bindAll({
    'main-page': main.default,
    workshops: workshopsPage.default,
    development: developmentPage.default,
    'single-workshop': workshop.default,
    academy: academyPage.default,
    site: chrome.default,
  });
};

/** Sets every text of a tree of messages with Polish spacing; the shape stays. */
function bindAll<Tree>(tree: Tree): Tree {
  return JSON.parse(JSON.stringify(tree), (_key, value) =>
    typeof value === 'string' ? bindOneLetterWords(value) : value,
  );
}

const loaders = {
  en: async () => english,
  pl: polish,
} satisfies Record<Locale, () => Promise<Messages>>;

/** Returns all words of one language, by namespace. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}
