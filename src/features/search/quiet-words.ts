/**
 * Words of both languages, folded, that say nothing beside others: "how much does it cost" asks for much and cost. A word
 * that means something in either language is not here.
 */
const quiet = new Set(
  [
    'a an and are at be can did do does for from get had has have how if in is it its my of on or our please that the',
    'their there they this to want was we were what when where which who will with would you your am im',
    'albo bo by byc czy co dla gdzie go ich ja jaka jaki jakie jak jest kiedy kto lub ma macie mam mi mnie moge moja moj',
    'mozna na nad nie o od po przez przy sa sie ta tak te ten to tu u w wam was wy z za ze',
  ]
    .join(' ')
    .split(' '),
);

/** Leaves the quiet words out of a query, unless it has no others. */
export function dropQuiet(words: readonly string[]): string[] {
  const telling = words.filter((word) => !quiet.has(word));
  return telling.length > 0 ? telling : [...words];
}
