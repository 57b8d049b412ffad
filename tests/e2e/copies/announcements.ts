import { siteUrl } from '../support/addresses';

/** An article of the fixture content, and a publication with the same publish time. */
export type Announcement = { slug: string; title: string; time: number; draft?: boolean };
type Place = { name: string; path: string; sign: string };
type Answer = { status: number; text: string };

const announce = (slug: string, title: string, time: string): Announcement => ({
  slug,
  title,
  time: Date.parse(time),
});

export const announced = [
  announce('first-of-2099', 'Announced first', '2099-01-05T09:00:00+01:00'),
  announce('second-of-2099', 'Announced second', '2099-01-06T09:00:00+01:00'),
] as const;
export const draft: Announcement = {
  ...announce('never-finished', 'Never finished', '2026-01-05T09:00:00+01:00'),
  draft: true,
};

/** A job that is published with the first of these, and expires. */
export const passing = {
  ...announce('passing-ships', 'Lookout for passing ships', '2099-01-05T09:00:00+01:00'),
  until: Date.parse('2099-01-08T09:00:00+01:00'),
};

/** Where the job is while it is public. */
export const passingPlaces = ['', '/pl'].flatMap((prefix) => [
  `${prefix}/career`,
  `${prefix}/search-index.json`,
  `${prefix}/llms.txt`,
  `${prefix}/search`,
]);

/** A tag that no other article has. */
export const ownTag = 'estimating';

/** Lists the places where an announcement can appear, each with the words that show it. */
export function findPlaces({ slug, title }: Announcement): Place[] {
  const everywhere = ['', '/pl'].flatMap((prefix) => {
    const path = `${prefix}/blog/${slug}`;
    const inLanguage = (name: string) => `${name}${prefix}`;
    return [
      { name: inLanguage('article'), path, sign: `>${title}<` },
      { name: inLanguage('blog'), path: `${prefix}/blog`, sign: `>${title}<` },
      { name: inLanguage('home'), path: prefix || '/', sign: `>${title} elsewhere<` },
      {
        name: inLanguage('feed'),
        path: `${prefix}/feed.xml`,
        sign: `<link>${siteUrl}${path}</link>`,
      },
    ];
  });
  const files = ['', '/pl'].flatMap((prefix) =>
    ['/search-index.json', '/llms.txt'].map((file) => ({
      name: `${prefix}${file}`,
      path: `${prefix}${file}`,
      sign: title,
    })),
  );
  const preview = { name: 'link preview', path: `/share/blog/${slug}.jpg`, sign: 'image/jpeg' };
  // The fixture has no translation, so the sitemap names the original alone.
  const entry = {
    name: 'sitemap',
    path: '/sitemap.xml',
    sign: `<loc>${siteUrl}/blog/${slug}</loc>`,
  };
  return [...everywhere, ...files, preview, entry];
}

/**
 * Says of every place whether the announcement is `shown` there or `hidden` (its own pages: with status 404), or
 * describes any other state.
 */
export async function look(url: string, one: Announcement): Promise<Record<string, string>> {
  const places = findPlaces(one);
  const answers = new Map<string, Answer>();
  // Each address is requested once: the first request can already change the answer to a second.
  for (const path of new Set(places.map((place) => place.path))) {
    const response = await fetch(`${url}${path}`);
    const type = response.headers.get('content-type') ?? '';
    // A picture has no text, so its type is read instead.
    const text = type.startsWith('image/') ? type : await response.text();
    answers.set(path, { status: response.status, text });
  }
  return Object.fromEntries(
    places.map((place) => [place.name, stateAt(place, one, answers.get(place.path))]),
  );
}

function stateAt({ path, sign }: Place, { slug, title }: Announcement, answer?: Answer): string {
  const { status, text } = answer ?? { status: 0, text: '' };
  const isOwnPage = path.endsWith(slug) || path.endsWith(`${slug}.jpg`);
  if (status === 200 && text.includes(sign)) return 'shown';
  const isTraceless = !text.includes(title) && (isOwnPage || !text.includes(slug));
  if (status === (isOwnPage ? 404 : 200) && isTraceless) return 'hidden';
  return `status ${status}, ${isTraceless ? 'without' : 'with'} a trace of it`;
}
