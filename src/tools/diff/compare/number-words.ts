/** A number that a text writes as a word, such as "forty-two" or "dwadzieścia dwa". */
export type NumberWord = { text: string; value: number; index: number };

const english: readonly [value: number, words: string][] = [
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, place): [number, string] => [place + 2, word]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, place): [number, string] => [(place + 2) * 10, word]),
  [1, 'one'],
  [100, 'hundred'],
  [1000, 'thousand'],
];

/** With the forms a case or a gender gives them; ordinal numbers are none. */
const polish: readonly [value: number, words: string][] = [
  [1, 'jeden jedna jedno jednego jednej jednemu jedną jednym'],
  [2, 'dwa dwie dwaj dwóch dwu dwom dwóm dwoma dwiema dwoje dwojga'],
  [3, 'trzy trzej trzech trzem trzema troje trojga'],
  [4, 'cztery czterej czterech czterem czterema czworo'],
  [5, 'pięć pięciu pięcioma pięcioro'],
  [6, 'sześć sześciu sześcioma'],
  [7, 'siedem siedmiu siedmioma'],
  [8, 'osiem ośmiu ośmioma'],
  [9, 'dziewięć dziewięciu dziewięcioma'],
  [10, 'dziesięć dziesięciu dziesięcioma'],
  [11, 'jedenaście jedenastu'],
  [12, 'dwanaście dwunastu'],
  [13, 'trzynaście trzynastu'],
  [14, 'czternaście czternastu'],
  [15, 'piętnaście piętnastu'],
  [16, 'szesnaście szesnastu'],
  [17, 'siedemnaście siedemnastu'],
  [18, 'osiemnaście osiemnastu'],
  [19, 'dziewiętnaście dziewiętnastu'],
  [20, 'dwadzieścia dwudziestu'],
  [30, 'trzydzieści trzydziestu'],
  [40, 'czterdzieści czterdziestu'],
  [50, 'pięćdziesiąt pięćdziesięciu'],
  [60, 'sześćdziesiąt sześćdziesięciu'],
  [70, 'siedemdziesiąt siedemdziesięciu'],
  [80, 'osiemdziesiąt osiemdziesięciu'],
  [90, 'dziewięćdziesiąt dziewięćdziesięciu'],
  [100, 'sto stu'],
  [200, 'dwieście dwustu'],
  [300, 'trzysta trzystu'],
  [400, 'czterysta czterystu'],
  [500, 'pięćset pięciuset'],
  [600, 'sześćset sześciuset'],
  [1000, 'tysiąc tysiące tysięcy tysiąca tysiącem'],
];

const values = new Map(
  [...english, ...polish].flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, value] as const),
  ),
);

/** Finds the numbers that are written as words, each as long as it goes. */
export function findNumberWords(text: string): NumberWord[] {
  const found: NumberWord[] = [];
  let end = -1;
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    const value = values.get(word.toLowerCase());
    if (value === undefined) continue;
    const last = found.at(-1);
    const sum = last && joinNumbers(last.value, value, text.slice(end, index));
    end = index + word.length;
    if (last && sum !== undefined) {
      last.value = sum;
      last.text = text.slice(last.index, end);
    } else found.push({ text: word, value, index });
  }
  return found;
}

/** Two neighbours that are one number: forty-two, three hundred, a hundred and five; not "two or three", nor "one two". */
function joinNumbers(before: number, value: number, between: string): number | undefined {
  if (!/^(?:[- \u00A0]| and )$/.test(between)) return undefined;
  const isAnd = between === ' and ';
  const units = before % 1000;
  if (value === 100 && units < 10 && !isAnd) return before + units * 99;
  if (value === 1000 && before < value && !isAnd) return before * value;
  const isRound = before % 10 === 0 && before >= 20;
  const isBelow =
    before % 1000 === 0 ? value < 1000 : before % 100 === 0 ? value < 100 : value < 10;
  return isRound && isBelow && (!isAnd || before % 100 === 0) ? before + value : undefined;
}
