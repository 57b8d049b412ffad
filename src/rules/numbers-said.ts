/** Spaces and signs that stand between groups of three digits. */
const between = "[ \\u00a0\\u202f\\u2009,.’']";
const said = new RegExp(
  `[1-9]\\d{0,2}(?:${between}\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?`,
  'g',
);

/**
 * Returns the numbers in a text as its readers understand them, in their order: 2,000 and 2 000 are two thousand, 0.6
 * and 0,6 six tenths, and 4–6 is four and six.
 */
export function numbersSaid(text: string): number[] {
  return (text.match(said) ?? []).map((number) => {
    const [, whole = number, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(number) ?? [];
    if (decimals) return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
    return /^0[.,]/.test(number)
      ? Number(number.replace(',', '.'))
      : Number(number.replaceAll(/\D/g, ''));
  });
}
