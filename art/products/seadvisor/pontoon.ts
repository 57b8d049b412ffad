/** The pontoon the handover happens on: weathered planks from above, a cleat and a mooring line. */
const plank = (i: number): string => {
  const x = 500 + i * 150;
  const tone = ['#a58d69', '#9a8260', '#ad9672', '#a08864'][i % 4];
  const grain = [34, 71, 108].map(
    (dx, g) =>
      `<path d="M${x + dx} 0q${g % 2 ? 9 : -8} 260 0 500t${i % 2 ? 6 : -5} 500" stroke="#6f5a3c" stroke-opacity=".34" stroke-width="2" fill="none"/>`,
  );
  return (
    `<rect x="${x}" width="144" height="1000" fill="${tone}"/>${grain.join('')}` +
    `<circle cx="${x + 24}" cy="58" r="6" fill="#4d4232"/><circle cx="${x + 120}" cy="58" r="6" fill="#4d4232"/>` +
    `<circle cx="${x + 24}" cy="944" r="6" fill="#4d4232"/><circle cx="${x + 120}" cy="944" r="6" fill="#4d4232"/>`
  );
};

const rope = 'M-20 236C120 250 214 300 330 372S520 470 585 500';

export const pontoon =
  '<svg style="position:absolute;left:0;top:0" width="1600" height="1000" viewBox="0 0 1600 1000">' +
  '<path d="M470 0h1130v1000H470z" fill="#0a1a24" fill-opacity=".5"/><path d="M500 0h1100v1000H500z" fill="#4d4232"/>' +
  Array.from({ length: 8 }, (_, i) => plank(i)).join('') +
  `<g fill="none" stroke-linecap="round"><path d="${rope}" stroke="#081720" stroke-opacity=".45" stroke-width="34" transform="translate(10 26)"/>` +
  `<path d="${rope}" stroke="#efe6d2" stroke-width="28"/><path d="${rope}" stroke="#c2562b" stroke-width="28" stroke-dasharray="6 46" stroke-linecap="butt"/>` +
  `<path d="${rope}" stroke="#b9ab8c" stroke-width="28" stroke-dasharray="3 20" stroke-linecap="butt"/>` +
  '<path d="M588 400V600" stroke="#081720" stroke-opacity=".4" stroke-width="46" transform="translate(12 20)"/>' +
  '<path d="M588 400V600" stroke="#3a444b" stroke-width="46"/><path d="M578 404V596" stroke="#77868f" stroke-width="9"/>' +
  '<path d="M556 474l66 50M556 524l66-50" stroke="#efe6d2" stroke-width="26"/><path d="M556 474l66 50" stroke="#b9ab8c" stroke-width="26" stroke-dasharray="3 18" stroke-linecap="butt"/></g></svg>';
