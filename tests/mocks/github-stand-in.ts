import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { close, listen } from './free-port';

export interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

/** A pull request as GitHub keeps it, with what belongs to it. */
export interface StoredPull {
  number: number;
  state: 'open' | 'closed';
  head: { sha: string; ref: string; repo: { id: number; owner: { login: string } } };
  files: { filename: string; previous_filename?: string }[];
  comments: Comment[];
}

export interface GithubStandIn {
  url: string;
  pulls: StoredPull[];
  statuses: { sha: string; state: string; description: string }[];
  close(): Promise<void>;
}

const perPage = 100;
const own = { login: 'github-actions[bot]' };

/** Stands in for the part of GitHub's REST API that writes the comment of a pull request; it accepts this token. */
export async function startGithub(token: string): Promise<GithubStandIn> {
  const pulls: StoredPull[] = [];
  const statuses: GithubStandIn['statuses'] = [];
  const find = (number: string) => pulls.find((pull) => pull.number === Number(number));
  const findComment = (id: string) =>
    pulls.flatMap((pull) => pull.comments).find((one) => one.id === Number(id));
  const routes: readonly [route: RegExp, answer: (asked: Asked) => unknown][] = [
    [/^GET pulls$/, ({ query }) => pulls.filter((pull) => isAsked(pull, query))],
    [/^GET pulls\/(\d+)$/, ({ id }) => find(id)],
    [/^GET pulls\/(\d+)\/files$/, ({ id }) => find(id)?.files],
    [/^GET issues\/(\d+)\/comments$/, ({ id }) => find(id)?.comments],
    [
      /^POST issues\/(\d+)\/comments$/,
      ({ id, body }) =>
        find(id)?.comments.push({ id: Number(`${id}01`), body: body.body ?? '', user: own }),
    ],
    [/^GET issues\/comments\/(\d+)$/, ({ id }) => findComment(id)],
    [
      /^PATCH issues\/comments\/(\d+)$/,
      ({ id, body }) => {
        const comment = findComment(id);
        return comment && Object.assign(comment, body);
      },
    ],
    [
      /^POST statuses\/(\w+)$/,
      ({ id, body: { state = '', description = '' } }) =>
        statuses.push({ sha: id, state, description }),
    ],
  ];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://github');
    const name = `${request.method} ${pathname.replace('/repos/agency/site/', '')}`;
    const body = request.method === 'GET' ? {} : ((await json(request)) as Asked['body']);
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    const [route, answer] = routes.find(([pattern]) => isKnown && pattern.test(name)) ?? [];
    const found = answer?.({ id: route?.exec(name)?.[1] ?? '', query, body });
    const from = (Number(query.get('page') ?? 1) - 1) * perPage;
    const shown = Array.isArray(found) ? found.slice(from, from + perPage) : found;
    response.writeHead(shown === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(shown ?? { message: 'Not Found' }));
  });
  const port = await listen(server, 0);
  return { url: `http://127.0.0.1:${port}`, pulls, statuses, close: () => close(server) };
}

interface Asked {
  id: string;
  query: URLSearchParams;
  body: Record<string, string>;
}

function isAsked({ state, head: { ref, repo } }: StoredPull, query: URLSearchParams): boolean {
  return state === query.get('state') && `${repo.owner.login}:${ref}` === query.get('head');
}
