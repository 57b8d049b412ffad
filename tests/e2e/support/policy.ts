import { createHash } from 'node:crypto';

/**
 * Returns what a page has inline and its policy does not allow: the beginnings of scripts and styles, and of the policy
 * the words that would allow any.
 */
export function findUnallowed(html: string, policy: string | null): string[] {
  if (!policy) return ['no policy'];
  const scripts = sourcesOf(policy, 'script-src');
  const styles = sourcesOf(policy, 'style-src-elem');
  const faults = [...scripts, ...styles].filter((source) => source.startsWith("'unsafe"));
  // Two policies come as one header with a comma.
  if (policy.includes(',')) faults.push('two policies');
  for (const [, name, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (/\bsrc="|type="application\/(?:ld\+)?json"/.test(attributes)) continue;
    const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1];
    const hash = createHash('sha256').update(text).digest('base64');
    const allowing = name === 'script' ? scripts : styles;
    const isAllowed =
      allowing.includes(`'sha256-${hash}'`) || allowing.includes(`'nonce-${nonce}'`);
    if (!isAllowed) faults.push(text.slice(0, 60));
  }
  return faults;
}

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}
