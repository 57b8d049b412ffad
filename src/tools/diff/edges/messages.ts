import { readMessages } from '../../words/message-file';
import type { RouteUse } from '../graph/route-uses';
import type { Sides } from '../sides';

/** A message before and after; one of the two is absent where it is new or gone. */
export type MessageChange = {
  /** Its namespace and key, such as site.nav.pricing. */
  key: string;
  locale: string;
  before?: string;
  after?: string;
  /** The routes that use it. */
  routes: readonly string[];
};

const messageFile = /^messages\/([^/]+)\/([^/]+)\.json$/;

/** Returns the messages that differ, and a sentence for each file that cannot be read. */
export async function compareMessageFiles(
  { before, after, changes }: Sides,
  uses: readonly RouteUse[],
) {
  const paths = changes.map(({ path }) => path).filter((path) => messageFile.test(path));
  const [old, now] = await Promise.all([before.read(paths), after.read(paths)]);
  const found: MessageChange[] = [];
  const problems = { before: [] as string[], after: [] as string[] };
  for (const path of paths) {
    const [, locale = '', namespace = ''] = messageFile.exec(path) ?? [];
    const read = (side: 'before' | 'after', bytes: Buffer | undefined) => {
      if (!bytes) return new Map<string, { value: string }>();
      const { messages, findings } = readMessages({ path, text: bytes.toString('utf8') });
      if (!messages) problems[side].push(`${findings[0] ?? path}`);
      return messages;
    };
    const [earlier, later] = [read('before', old.get(path)), read('after', now.get(path))];
    if (!earlier || !later) continue;
    for (const name of new Set([...earlier.keys(), ...later.keys()])) {
      const [one, other] = [earlier.get(name)?.value, later.get(name)?.value];
      if (one === other) continue;
      const key = `${namespace}.${name}`;
      found.push({
        key,
        locale,
        ...(one !== undefined && { before: one }),
        ...(other !== undefined && { after: other }),
        routes: routesOf(uses, key),
      });
    }
  }
  return { found, problems };
}

/** The routes that use a message; where no code says its key, those that ask for the part it is in. */
function routesOf(uses: readonly RouteUse[], key: string): string[] {
  const sure = uses.filter((use) => mayUse(use, key));
  const asks = ({ namespaces }: RouteUse) =>
    [...namespaces].some((one) => one !== '' && key.startsWith(`${one}.`));
  return (sure.length > 0 ? sure : uses.filter(asks)).map(({ route }) => route);
}

/**
 * Says whether a route may use a message: it asks for a part of the messages and has, anywhere in its code, the rest of
 * the key as a text or as the beginning and end of one.
 */
export function mayUse({ namespaces, strings, patterns }: RouteUse, key: string): boolean {
  // A key of which only the file is written, as in `site.${key}`: the rest of it is written elsewhere.
  const [file = ''] = key.split('.', 1);
  const isFile = ([start, end]: RouteUse['patterns'][number]) => start === `${file}.` && end === '';
  const isByFile = namespaces.has('') && patterns.some(isFile);
  const rests = [...namespaces, ...(isByFile ? [file] : [])].flatMap((namespace) => {
    if (namespace === '') return [key];
    return key.startsWith(`${namespace}.`) ? [key.slice(namespace.length + 1)] : [];
  });
  return rests.some(
    (rest) =>
      strings.has(rest) ||
      patterns.some(
        ([start, end]) =>
          !(rest === key && isFile([start, end])) &&
          `${start}${end}` !== '' &&
          rest.length > start.length + end.length &&
          rest.startsWith(start) &&
          rest.endsWith(end),
      ),
  );
}
