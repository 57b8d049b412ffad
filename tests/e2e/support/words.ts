import { readFileSync } from 'node:fs';
import type career from '../../../messages/en/career.json';
import type main from '../../../messages/en/main-page.json';
import type en from '../../../messages/en/site.json';
import type team from '../../../messages/en/team.json';

type Words = {
  site: typeof en;
  main: typeof main;
  career: typeof career;
  team: typeof team;
};

/** The words a visitor reads, from the message files themselves. */
export function words(locale: 'en' | 'pl'): Words {
  const read = (name: string) =>
    JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
  return {
    site: read('site'),
    main: read('main-page'),
    career: read('career'),
    team: read('team'),
  };
}
