import { type ThirdParty, thirdParties } from '@/site/third-parties.mjs';
import type { ProjectDiff } from './project-diff';
import { listRedirects } from './redirects';
import { inLanguage } from './report/addresses';
import { code, count, plainly } from './report/text';
import { listStaleWords } from './stale-words';

/** How many headings with another address are named. */
const mostHeadings = 3;

/** Returns what must not go live as it is: files that cannot be read, hosts that the policy does not allow. */
export function listBlockers({ documents, problems, files: pictures }: ProjectDiff): string[] {
  const files = documents.flatMap(({ files: own }) => own);
  return [
    ...pictures.flatMap(({ path, after }) =>
      after?.problem === undefined ? [] : [`${code(`public${path}`)} ${after.problem}.`],
    ),
    ...problems.map((sentence) => plainly(sentence)),
    ...files.flatMap(({ path, kind, problem }) =>
      problem === undefined || kind === 'removed' || problem.startsWith('was broken')
        ? []
        : [`${code(path)} ${plainly(problem)}.`],
    ),
    ...files.flatMap(({ path, kind, refused }) =>
      kind === 'removed'
        ? []
        : refused.map(
            ({ what, line, file }) =>
              `${code(path)} loads ${plainly(what)}, which the policy of pages does not allow: browsers would show nothing. If it is wanted, add to ${code(file)}: ${code(line)}`,
          ),
    ),
  ];
}

/** Returns what a reviewer should know before anything else, besides what must not go live. */
export function listWarnings(diff: ProjectDiff): string[] {
  const redirects = diff.redirects.after;
  return [
    ...listCode(diff),
    ...listNewHosts(diff),
    ...listLostAddresses(diff, redirects),
    ...listLostRedirects(diff),
    ...listLostHeadings(diff, redirects),
    ...listStaleWords(diff),
    ...diff.gaps.map(plainly),
  ];
}

function listCode({ documents }: ProjectDiff): string[] {
  return documents.flatMap(({ files }) =>
    files.flatMap(({ path, code: lines }) =>
      lines.length === 0
        ? []
        : [
            `${code(path)} now runs code of its own: ${code(lines[0] ?? '')}${lines.length > 1 ? ` and ${lines.length - 1} more` : ''}. The content check refuses it.`,
          ],
    ),
  );
}

/** Third parties that no document used before: the policy of every page changes with the first. */
function listNewHosts({ documents, thirdParties: { added, removed } }: ProjectDiff): string[] {
  const hosts = (name: string) =>
    Object.hasOwn(thirdParties, name)
      ? [
          ...thirdParties[name as ThirdParty].frames,
          ...thirdParties[name as ThirdParty].connections,
        ]
      : [];
  return [
    ...added
      .filter((name) => hosts(name).length > 0)
      .map((name) => {
        const first = documents
          .flatMap(({ files }) => files)
          .find(({ embeds }) => embeds.includes(name));
        return `${first ? code(first.path) : 'A document'} is the first to embed ${plainly(name)}: the policy of every page will allow ${hosts(name).map(code).join(' and ')}.`;
      }),
    ...removed.map(
      (name) => `No document embeds ${plainly(name)} any more: the policy no longer allows it.`,
    ),
  ];
}

function listLostAddresses(
  { documents }: ProjectDiff,
  redirects: ReadonlyMap<string, string>,
): string[] {
  return documents.flatMap(({ kind, wasPublic, earlierAddress: from, address: to, live }) => {
    const isLost = from !== undefined && from !== to && (kind === 'renamed' || kind === 'removed');
    if (from === undefined || !wasPublic || redirects.has(from)) return [];
    if (isLost) {
      const target = to ?? '/…';
      return [
        `${code(from)} will be an unknown address${to === undefined ? '' : `; the page is at ${code(to)} now`}. To lead visitors on, add to ${code('src/site/redirects.ts')}: ${code(`{ from: '${from}', to: '${target}' },`)}`,
      ];
    }
    if (!live || live.kind === 'now') return [];
    return live.kind === 'gone'
      ? [`${code(from)} is public now and will say that it is over: its time has passed already.`]
      : [`${code(from)} is public now and will be hidden.`];
  });
}

/** Old addresses that led on to a page, and no longer do. */
function listLostRedirects({ redirects: { before, after } }: ProjectDiff): string[] {
  return listRedirects({ before, after })
    .filter((one) => one.after === undefined)
    .map(({ from }) => `${code(from)} led on to another page and no longer does.`);
}

function listLostHeadings(
  { documents }: ProjectDiff,
  redirects: ReadonlyMap<string, string>,
): string[] {
  const lost = documents.flatMap(({ wasPublic, address, files }) => {
    if (!wasPublic || address === undefined) return [];
    return files.flatMap(({ sections, locale }) =>
      sections.flatMap(({ anchor, kind }) => {
        if (!anchor || kind !== 'retitled') return [];
        if (redirects.has(`${address}#${anchor.before}`)) return [];
        return { from: `${inLanguage(address, locale)}#${anchor.before}`, to: `#${anchor.after}` };
      }),
    );
  });
  const lines = lost.map(
    ({ from, to }) =>
      `Links to ${code(from)} open the page at its top: the heading is ${code(to)} now.`,
  );
  if (lines.length <= mostHeadings) return lines;
  const rest = count(lines.length - mostHeadings, 'other heading has', 'other headings have');
  return [...lines.slice(0, mostHeadings), `${rest} another address, too.`];
}
