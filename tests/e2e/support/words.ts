import { readFileSync } from 'node:fs';
import type caseStudy from '../../../messages/en/case-study.json';
import type development from '../../../messages/en/development.json';
import type main from '../../../messages/en/main-page.json';
import type en from '../../../messages/en/site.json';

type Words = {
  site: typeof en;
  main: typeof main;
  development: typeof development;
  caseStudy: typeof caseStudy;
};

/** The words a visitor reads, from the message files themselves. */
export function words(locale: 'en' | 'pl'): Words {
  const read = (name: string) =>
    JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
  return {
    site: read('site'),
    main: read('main-page'),
    development: read('development'),
    caseStudy: read('case-study'),
  };
}
