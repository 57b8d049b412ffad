import { existsSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve } from 'node:path';
import { show } from '../finding';
import type { Flags, Model } from './model';
import { readDocumentTypes } from './read-documents';
import { warnOfKey } from './read-fields';
import { TypeReader } from './read-types';
import { inside, isObject, type Owner, type Reader, type Report, type Values } from './reader';
import { listRefusals } from './refusals';
import { contentDirExcludeDefault } from './stand-ins';
import { isTimezone } from './timezone';

const sourceKeys = [
  'documentTypes',
  'contentDirPath',
  'contentDirInclude',
  'contentDirExclude',
  'onUnknownDocuments',
  'onExtraFieldData',
  'onMissingOrIncompatibleData',
  'fieldOptions',
  'date',
  'markdown',
  'mdx',
  'disableImportAliasWarning',
  'experimental',
  'extensions',
  'onSuccess',
];

/** Reads what `makeSource` was called with; what is wrong with it goes to the reader. */
export function readModel(reader: Reader, owner: Owner, args: Values, cwd: string): Model {
  const refusals = listRefusals(args);
  for (const { path, ...words } of refusals) {
    reader.report(inside(owner, ...path), { code: 'refused-option', ...words });
  }
  const fieldOptions = isObject(args.fieldOptions) ? args.fieldOptions : {};
  const bodyFieldName = String(fieldOptions.bodyFieldName ?? 'body');
  const types = new TypeReader(reader, String(fieldOptions.typeFieldName ?? 'type'));
  const refused = refusals.map(({ path: [key] }) => key);
  for (const key of Object.keys(args)) {
    if (!sourceKeys.includes(key) && !refused.includes(key)) {
      warnOfKey(types, inside(owner, key), key, sourceKeys);
    }
  }
  const documentTypes = readDocumentTypes(types, owner, args.documentTypes, bodyFieldName);
  const contentDir = readContentDir(reader, owner, args.contentDirPath, cwd);
  const paths = (name: string) => readPaths(reader, inside(owner, name), args[name], contentDir);
  const timezone = readTimezone(reader, owner, args.date);
  return {
    documentTypes,
    nestedTypes: types.nestedTypes,
    bodyFieldName,
    typeFieldName: types.typeFieldName,
    ...(timezone !== undefined && { timezone }),
    contentDir,
    include: paths('contentDirInclude') ?? [],
    exclude: paths('contentDirExclude') ?? contentDirExcludeDefault,
    flags: readFlags(reader, owner, args),
  };
}

function readContentDir(reader: Reader, owner: Owner, given: unknown, cwd: string): string {
  const place = inside(owner, 'contentDirPath');
  if (typeof given === 'string') {
    const path = resolve(cwd, given);
    if (!existsSync(path)) reader.report(place, missingFolder(given));
    return path.replaceAll('\\', '/');
  }
  reader.report(place, {
    code: 'invalid-config',
    found: show(given),
    expected: 'contentDirPath: the folder of all content',
    fix: "Write contentDirPath: 'content'.",
  });
  return cwd;
}

function missingFolder(found: string): Report {
  return {
    level: 'warning',
    code: 'missing-folder',
    found,
    expected: 'a folder that is there: without it there are no documents',
    fix: 'Correct the path, which starts at the folder of the project.',
  };
}

function readPaths(
  reader: Reader,
  owner: Owner,
  given: unknown,
  contentDir: string,
): string[] | undefined {
  if (given === undefined || given === null) return undefined;
  if (Array.isArray(given) && given.every((path) => typeof path === 'string')) {
    return given.map((path) =>
      (isAbsolute(path) ? relative(contentDir, path) : path).split('\\').join(posix.sep),
    );
  }
  reader.report(owner, {
    code: 'invalid-config',
    found: show(given),
    expected: 'a list of paths',
    fix: "Write ['docs'].",
  });
  return undefined;
}

function readTimezone(reader: Reader, owner: Owner, date: unknown): string | undefined {
  const timezone = isObject(date) ? date.timezone : undefined;
  if (timezone === undefined) return undefined;
  if (typeof timezone === 'string' && isTimezone(timezone)) return timezone;
  reader.report(inside(owner, 'date', 'timezone'), {
    code: 'invalid-config',
    found: show(timezone),
    expected: 'a time zone such as Europe/Warsaw or +01:00',
    fix: 'Choose a name of the IANA list.',
  });
  return undefined;
}

const skips = ['skip-warn', 'skip-ignore', 'fail'] as const;

function readFlags(reader: Reader, owner: Owner, args: Values): Flags {
  const read = <Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word => {
    const given = args[name] ?? words[0];
    const word = words.find((candidate) => candidate === given);
    if (word !== undefined) return word;
    reader.report(inside(owner, name), {
      code: 'invalid-config',
      found: show(given),
      expected: `one of: ${words.join(', ')}`,
      fix: 'Choose one of these.',
    });
    return words[0];
  };
  return {
    onUnknownDocuments: read('onUnknownDocuments', skips),
    onExtraFieldData: read('onExtraFieldData', ['warn', 'ignore', 'fail']),
    onMissingOrIncompatibleData: read('onMissingOrIncompatibleData', skips),
  };
}
