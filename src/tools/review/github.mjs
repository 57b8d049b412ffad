// @ts-check

/**
 * Asks GitHub's API; the little of it that a comment needs. Node runs this file as it stands.
 * @typedef {(method: string, path: string, body?: object) => Promise<unknown>} Api
 */

/** How long one request may take, in milliseconds. */
const patience = 30_000;
const perPage = 100;

/**
 * @param {{ api: string, repository: string, token: string }} settings
 * @returns {Api} throws with status and path, never with the token, where GitHub refuses
 */
export function openApi({ api, repository, token }) {
  return async (method, path, body) => {
    const answer = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`GitHub answers ${answer.status} to ${method} ${path}`);
    return answer.json();
  };
}

/**
 * Reads a list of GitHub to its end, at most `mostPages` pages of a hundred.
 * @param {Api} api
 * @param {string} path
 * @param {number} mostPages
 * @returns {Promise<{ items: Record<string, any>[], isWhole: boolean }>}
 */
export async function listAll(api, path, mostPages) {
  const items = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const mark = path.includes('?') ? '&' : '?';
    const some = await api('GET', `${path}${mark}per_page=${perPage}&page=${page}`);
    if (!Array.isArray(some)) return { items, isWhole: false };
    items.push(...some);
    if (some.length < perPage) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}
