/** Sample rates, invented: what one euro buys and sells for, with the day's range. */
export interface Rate {
  code: string;
  name: string;
  mid: number;
  /** Half of the spread, as a share of the middle. */
  half: number;
  /** Digits after the point in an amount of this currency. */
  digits: 0 | 2 | 3;
  rising: boolean;
  /** Where the rate stands between the day's low and high, 0-1. */
  place: number;
  /** Age of the rate in seconds. */
  age: number;
}

const rows: [string, string, number, number, 0 | 2 | 3, boolean, number, number][] = [
  ['USD', 'US dollar', 1.1384, 0.0017, 2, true, 0.72, 0.3],
  ['GBP', 'Pound sterling', 0.8512, 0.0018, 2, false, 0.31, 0.4],
  ['CHF', 'Swiss franc', 0.9441, 0.0016, 2, true, 0.55, 0.3],
  ['PLN', 'Polish złoty', 4.2746, 0.0021, 2, false, 0.18, 0.2],
  ['SEK', 'Swedish krona', 11.0482, 0.0026, 2, true, 0.64, 0.8],
  ['NOK', 'Norwegian krone', 11.7315, 0.0028, 2, true, 0.81, 0.8],
  ['DKK', 'Danish krone', 7.4604, 0.0009, 2, false, 0.49, 0.6],
  ['ISK', 'Icelandic króna', 142.61, 0.0044, 0, false, 0.27, 1.4],
  ['CZK', 'Czech koruna', 24.873, 0.0024, 2, true, 0.58, 0.5],
  ['JPY', 'Japanese yen', 164.28, 0.0019, 0, true, 0.9, 0.3],
  ['HUF', 'Hungarian forint', 402.15, 0.0031, 2, false, 0.36, 0.7],
  ['KWD', 'Kuwaiti dinar', 0.3498, 0.0038, 3, true, 0.44, 1.1],
  ['BHD', 'Bahraini dinar', 0.4292, 0.0036, 3, false, 0.52, 1.2],
  ['TND', 'Tunisian dinar', 3.3921, 0.0052, 3, true, 0.66, 1.9],
  ['RON', 'Romanian leu', 5.0617, 0.0027, 2, false, 0.23, 0.6],
  ['AUD', 'Australian dollar', 1.7438, 0.0018, 2, true, 0.61, 0.4],
];

export const rates: Rate[] = rows.map(([code, name, mid, half, digits, rising, place, age]) => ({
  code,
  name,
  mid,
  half,
  digits,
  rising,
  place,
  age,
}));

const figures = (value: number): string => value.toFixed(value > 100 ? 2 : 4);

/** Place between the day's low and high: a hairline, a mark, and an arrow for the direction. */
const position = ({ place, rising }: Rate): string =>
  `<svg width="128" height="18" viewBox="0 0 128 18"><path d="M22 9H124M22 4v10M124 4v10" stroke="#8fa694"/><path d="M${22 + place * 102} 1v16" stroke="#0c2b22" stroke-width="3"/>` +
  `<text y="14" font-size="14" fill="#0c2b22">${rising ? '▲' : '▼'}</text></svg>`;

export const rateRow = (rate: Rate, kind = '', name = rate.name): string => {
  const [buy, sell] = [rate.mid * (1 - rate.half), rate.mid * (1 + rate.half)];
  return (
    `<tr class="${kind}"><th>${rate.code}</th><td class="name">${name}</td><td>${figures(buy)}</td><td>${figures(sell)}</td>` +
    `<td class="thin">${(rate.half * 200).toFixed(2)} %</td><td>${position(rate)}</td><td class="thin">${rate.digits}</td><td class="thin">${rate.age.toFixed(1)} s</td></tr>`
  );
};

export const rateHead =
  '<tr class="heads"><th></th><th class="name">1 EUR in</th><th>We buy</th><th>We sell</th><th>Spread</th><th>Low, now, high</th><th>Digits</th><th>Age</th></tr>';

export interface Metal {
  code: 'XAU' | 'XAG' | 'XPT' | 'XPD';
  name: string;
  /** Euro for one troy ounce. */
  ounce: number;
  rising: boolean;
}

export const metals: Metal[] = [
  { code: 'XAU', name: 'Gold', ounce: 3412.6, rising: true },
  { code: 'XAG', name: 'Silver', ounce: 38.42, rising: true },
  { code: 'XPT', name: 'Platinum', ounce: 1196, rising: false },
  { code: 'XPD', name: 'Palladium', ounce: 1088.4, rising: false },
];

export const money = (value: number): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Grams in a troy ounce. */
export const troy = 31.1034768;
