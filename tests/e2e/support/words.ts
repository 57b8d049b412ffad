import { readFileSync } from 'node:fs';
import type { Messages } from '@/i18n/messages';

/** Returns the messages of a language, by namespace. */
export function words(locale: 'en' | 'pl') {
  const read = <Name extends keyof Messages>(name: Name): Messages[Name] =>
    JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
  return {
    academy: read('academy'),
    site: read('site'),
    main: read('main-page'),
    career: read('career'),
    caseStudy: read('case-study'),
    development: read('development'),
    legal: read('legal'),
    subscription: read('subscription'),
    team: read('team'),
    video: read('video'),
  };
}
