/*
 * Whole numbers as text, small ones as one character, so that lists of pages compress well and need no parser: a number
 * is written in digits of this base, the last of them in the first half of the characters, those before in the second.
 */
const base = 44;
const firstCharacter = 35;

/** Writes whole numbers from 0. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join('');
}

function writeNumber(number: number): string {
  let text = String.fromCharCode(firstCharacter + (number % base));
  for (let rest = Math.floor(number / base); rest > 0; rest = Math.floor(rest / base))
    text = String.fromCharCode(firstCharacter + base + (rest % base)) + text;
  return text;
}

/** Reads what `writeNumbers` wrote. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let place = 0; place < text.length; place += 1) {
    const digit = text.charCodeAt(place) - firstCharacter;
    number = number * base + (digit % base);
    if (digit >= base) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}

/** Writes ascending numbers by the steps between them. */
export function writeAscending(numbers: readonly number[]): string {
  return writeNumbers(numbers.map((number, place) => number - (numbers[place - 1] ?? -1) - 1));
}

/** Reads what `writeAscending` wrote. */
export function readAscending(text: string): number[] {
  let last = -1;
  return readNumbers(text).map((step) => {
    last += step + 1;
    return last;
  });
}
