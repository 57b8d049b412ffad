import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, languages } from '@/site/locales';
import { readMessages } from '../../words/message-file';
import type { FileNote, Place } from './answer';
import { evenOut } from './page-words';

type Messages = ReadonlyMap<string, Place>;

/** Opens what knows where messages without values or marks inside stand; a file is read again when it has changed. */
export function openMessageIndex(root = 'messages') {
  const known = new Map<string, { stamp: string; messages: Messages }>();
  const open = (shown: string): Messages => {
    const path = join(root, shown);
    const { mtimeMs, size } = statSync(path);
    const stamp = `${mtimeMs} ${size}`;
    const before = known.get(path);
    if (before?.stamp === stamp) return before.messages;
    const messages = readPlaces(path, `messages/${shown}`);
    known.set(path, { stamp, messages });
    return messages;
  };
  return {
    find(text: string, locale: Locale): Place | undefined {
      const key = evenOut(text);
      for (const name of readdirSync(join(root, locale))) {
        const place = open(`${locale}/${name}`).get(key);
        if (place) return place;
      }
      return undefined;
    },
  };
}

function readPlaces(path: string, file: string): Messages {
  const { messages = new Map() } = readMessages({ path, text: readFileSync(path, 'utf8') });
  return new Map(
    [...messages].map(([field, { value, line, column }]) => [
      evenOut(value),
      { file, line, column, field },
    ]),
  );
}

/** What there is to know of a file of messages. */
export function noteOfMessages(file: string, locale: Locale): FileNote {
  return {
    file,
    isOwn: false,
    language: languages[locale].name,
    state: 'Labels of the site',
    isPublic: true,
    isBroken: false,
    refersTo: [],
    referredBy: [],
    findings: [],
  };
}
