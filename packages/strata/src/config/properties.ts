/**
 * Finds properties in the text of a config by the brackets around them, without parsing it: findings need a line, not a
 * tree, and a wrong guess costs no more than a line nearby.
 */

interface Token {
  readonly at: number;
  readonly text: string;
  readonly isWord: boolean;
  /** How many brackets are open around it. */
  readonly depth: number;
}

const tokenPattern =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<quoted>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<word>[\w$]+)|(?<sign>[()[\]{},:])/g;

/** The tokens of the bracket that opens first after an offset. */
function readBracket(text: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  tokenPattern.lastIndex = offset;
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    const [written] = match;
    const { quoted, word, sign } = match.groups ?? {};
    if ((quoted ?? word ?? sign) === undefined) continue;
    if (sign !== undefined && ')]}'.includes(sign)) depth -= 1;
    if (depth > 0) {
      tokens.push({ at: match.index, text: unquote(written), isWord: word !== undefined, depth });
    }
    if (sign !== undefined && '([{'.includes(sign)) depth += 1;
    else if (depth <= 0 && tokens.length > 0) break;
  }
  return tokens;
}

const unquote = (text: string) => (/^['"`]/.test(text) ? text.slice(1, -1) : text);

/**
 * The offset of a property, such as `fields.title.type`, of the object literal that a call at an offset makes; of the
 * nearest parent that stands there where the property does not.
 */
export function findProperty(text: string, offset: number, path: readonly string[]): number {
  let region = readBracket(text, offset);
  let found = offset;
  for (const name of path) {
    const index = indexOfKey(region, name);
    const key = region[index];
    if (!key) {
      // A field may be an entry of a list that says its name.
      const named = region.find((token) => token.text === name);
      return named?.at ?? found;
    }
    found = key.at;
    region = readValue(text, region, index);
  }
  return found;
}

/** The outermost place where a name stands before a colon; of several the last, which is the one that counts. */
function indexOfKey(tokens: readonly Token[], name: string): number {
  let best = -1;
  for (const [index, { text, depth }] of tokens.entries()) {
    if (text !== name || tokens[index + 1]?.text !== ':') continue;
    if (best === -1 || depth <= (tokens[best]?.depth ?? 0)) best = index;
  }
  return best;
}

/** What stands after `key:`; a lone word is followed to its definition in the same file. */
function readValue(text: string, tokens: readonly Token[], key: number): Token[] {
  const depth = tokens[key]?.depth ?? 0;
  const rest = tokens.slice(key + 2);
  const end = rest.findIndex(
    (token) => token.depth < depth || (token.depth === depth && token.text === ','),
  );
  const value = end === -1 ? rest : rest.slice(0, end);
  const [first] = value;
  if (value.length !== 1 || !first?.isWord) return value;
  const definition = new RegExp(
    `\\b(?:const|let|var)\\s+${first.text.replaceAll('$', '\\$')}\\b[^=]*=`,
  ).exec(text);
  return definition ? readBracket(text, definition.index + definition[0].length) : value;
}
