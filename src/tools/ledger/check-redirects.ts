import { locales } from '@/site/locales';
import { redirectFile } from '@/site/redirect-file.mjs';
import type { Finding } from '../content/findings';
import { nearest } from '../content/nearest';
import type { PlacedRedirect } from './ledger';
import { inLanguage, type Living } from './living';

/** What redirects are held against. */
export interface Grounds {
  readonly living: Living;
  /** Files under public/, and those the site writes. */
  readonly files: ReadonlySet<string>;
  readonly now: number;
}

const path = /^\/(?:[^\s?#]*[^\s?#/])?(?:#[^\s#]+)?$/;
const prefixed = new RegExp(`^/(?:${locales.join('|')})(?=[/#]|$)`);

/** Finds redirects that are written wrongly, hide a page, chain, loop, or lead nowhere. */
export function checkRedirects(redirects: readonly PlacedRedirect[], grounds: Grounds): Finding[] {
  const seen = new Set<string>();
  const next = follower(redirects);
  return redirects.flatMap((redirect): Finding[] => {
    const isFirst = !seen.has(redirect.from);
    seen.add(redirect.from);
    const finding =
      findForm(redirect, isFirst) ?? hides(redirect, grounds) ?? leads(redirect, next, grounds);
    return finding ? [finding] : [];
  });
}

function findForm(redirect: PlacedRedirect, isFirst: boolean): Finding | undefined {
  const { from, to } = redirect;
  const wrong = [from, to].find((one) => !path.test(one) || prefixed.test(one));
  if (wrong !== undefined) {
    return {
      ...base(redirect, 'bad-redirect', wrong),
      expected: 'a path without language that starts with /, and no / at its end',
      fix: 'Write it as in an address of the site: /blog/my-article, or /blog/my-article#a-heading.',
    };
  }
  if (!isFirst) {
    return {
      ...base(redirect, 'bad-redirect', from),
      expected: 'every address once',
      fix: 'Remove one of the two.',
    };
  }
  const [page, heading] = from.split('#');
  const [target, id] = to.split('#');
  if (heading === undefined || (page === target && id !== undefined)) return undefined;
  return {
    ...base(redirect, 'bad-redirect', to),
    expected: `a heading of ${page}: browsers do not send what stands after #`,
    fix: `Write ${page}#… with a heading of this page, or remove the line.`,
  };
}

function hides(redirect: PlacedRedirect, { living, files }: Grounds): Finding | undefined {
  const { from, to } = redirect;
  const [page = '', heading] = from.split('#');
  const isHidden =
    heading === undefined
      ? files.has(page) || (living.pages.get(page) ?? draft) !== draft
      : headingSets(living, page).some((ids) => ids.has(heading) && ids.has(headingOf(to)));
  if (!isHidden) return undefined;
  return {
    ...base(redirect, 'hiding-redirect', from),
    expected: heading === undefined ? 'an address without a page' : 'a heading that is no more',
    fix: 'Remove the line: the page is there, and visitors would never see it.',
  };
}

const draft = Number.POSITIVE_INFINITY;
const headingOf = (address: string) => address.split('#')[1] ?? '';
const headingSets = ({ headings }: Living, page: string) =>
  locales.flatMap((locale) => headings.get(inLanguage(page, locale)) ?? []);

type Next = (address: string) => string | undefined;

/** Where an address leads by the list; a heading goes along with its page. */
function follower(redirects: readonly PlacedRedirect[]): Next {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  return (address) => {
    const [page = '', heading] = address.split('#');
    const moved = heading === undefined ? undefined : next.get(page)?.split('#')[0];
    return next.get(address) ?? (moved && `${moved}#${heading}`);
  };
}

function leads(redirect: PlacedRedirect, next: Next, grounds: Grounds): Finding | undefined {
  const passed = [redirect.from];
  let end = redirect.to;
  for (let more = next(end); more !== undefined; more = next(end)) {
    if (passed.includes(end)) return loop(redirect, [...passed, end]);
    passed.push(end);
    end = more;
  }
  if (passed.includes(end)) return loop(redirect, [...passed, end]);
  if (passed.length > 1) {
    return {
      ...base(redirect, 'redirect-chain', [...passed, end].join(' → ')),
      expected: 'one step to a page that is there',
      nearest: end,
      fix: `Write to: '${end}'.`,
    };
  }
  return deadEnd(redirect, grounds);
}

function loop(redirect: PlacedRedirect, passed: readonly string[]): Finding {
  return {
    ...base(redirect, 'redirect-loop', passed.join(' → ')),
    expected: 'an end: this way leads back to where it began',
    fix: 'Remove one of these lines, or let it lead to a page that is there.',
  };
}

function deadEnd(redirect: PlacedRedirect, { living, files, now }: Grounds): Finding | undefined {
  const { to } = redirect;
  const [page = '', heading] = to.split('#');
  if (files.has(page)) return undefined;
  const time = living.pages.get(page);
  if (time === undefined) {
    const near = nearest(page, living.pages.keys());
    return {
      ...base(redirect, 'dead-redirect', to),
      expected: 'a page or a file of this site',
      ...(near !== undefined && { nearest: near }),
      fix: near ? `Write to: '${near}'.` : 'Let it lead to a page that is there.',
    };
  }
  if (time > now) {
    return {
      ...base(redirect, 'dead-redirect', to),
      expected: 'a page that is public now',
      fix: 'Let it lead to another page until this one is public.',
    };
  }
  const sets = headingSets(living, page);
  if (heading === undefined || sets.length === 0) return undefined;
  if (sets.some((ids) => ids.has(heading))) return undefined;
  const near = nearest(heading, new Set(sets.flatMap((ids) => [...ids])));
  return {
    ...base(redirect, 'dead-redirect', to),
    expected: `a heading of ${page}`,
    ...(near !== undefined && { nearest: `${page}#${near}` }),
    fix: near
      ? `Write to: '${page}#${near}'.`
      : 'Name a heading of the page, or leave the # part out.',
  };
}

function base({ line, column }: PlacedRedirect, code: Finding['code'], found: string) {
  return { code, file: redirectFile, line, column, found };
}
