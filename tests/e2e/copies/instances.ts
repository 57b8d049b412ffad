import { expect } from '@playwright/test';
import type { Server } from '../support/copy-commands';
import { announced, findPlaces, look } from './announcements';

type Announcement = Parameters<typeof findPlaces>[0];
type Headers = Record<string, string>;

/** Returns what asks instances of one build; whether they have started is known when they are asked. */
export function askEach(servers: readonly Server[]) {
  const ask = (index: number, path: string, headers: Headers = {}): Promise<Response> =>
    fetch(`${servers[index]?.url}${path}`, { headers });
  return {
    ask,

    /** Expects each instance to have the announcement in all places, or in none. */
    async expectEverywhere(one: Announcement, state: 'shown' | 'hidden'): Promise<void> {
      for (const { url } of servers) {
        const places = findPlaces(one).map(({ name }) => [name, state]);
        expect(await look(url, one)).toEqual(Object.fromEntries(places));
      }
    },

    /** Returns the version (ETag) of some pages, by instance. */
    readTags(): Promise<(string | null)[]> {
      const paths = ['/', '/pl/blog', `/blog/${announced[0].slug}`];
      const pages = servers.flatMap((_, index) => paths.map((path) => ask(index, path)));
      return Promise.all(pages.map(async (answer) => (await answer).headers.get('etag')));
    },
  };
}
