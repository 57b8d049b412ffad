/** One event, eight of its ticket types as stubs, and the price ladder beside them. */
import { type Kind, stub } from './patterns';
import { tone, top } from './style';

export const searchCss = `
.fest{flex:1;display:grid;grid-template-columns:1fr 300px;min-height:0}
.fest .left{padding:30px 44px 0}
.fest h1{font-size:116px}.fest .chips{display:flex;gap:10px;margin:16px 0 24px;font-size:16px}
.fest .chips span{padding:7px 15px;box-shadow:inset 0 0 0 2px ${tone.black}}
.fest .chips b{padding:7px 15px;background:${tone.black};color:${tone.yellow}}
.wall{display:grid;grid-template-columns:1fr 1fr;gap:18px 24px}
.wall .face{padding:18px 20px 0 24px;display:grid;grid-template-columns:1fr auto;align-content:start;column-gap:12px}
.wall h3{font-size:38px;padding-top:3px}.wall .sum{font:700 44px/1 Bebas}.wall .soft{font-size:15px;grid-column:1/3}
.wall .ocr{grid-column:1/3;font-size:12px;margin-top:3px}
.ladder{background:${tone.yellow};padding:30px 34px 0;display:flex;flex-direction:column}
.ladder h2{font-size:44px;margin-bottom:16px}
.ladder li{list-style:none;display:grid;grid-template-columns:84px 1fr;align-items:center;height:48px;font-size:16px;
  border-bottom:2px solid rgb(18 17 16/.14)}
.ladder ul{padding:0}.ladder li b{font:700 27px/1 Bebas}.ladder i{display:block;height:17px;background:${tone.black}}
.ladder p{font-size:15px;margin-top:20px}.ladder .hot b{background:${tone.black};color:${tone.yellow};padding:5px 8px 1px;
  margin-left:-8px;width:max-content}`;

const types: [kind: Kind, name: string, where: string, price: string, number: string][] = [
  ['standing', 'Standing', 'Field, no number · 38 on sale', '189', 'TF2-ST-004417'],
  ['seated', 'Seated', 'Stand B row 6, seat 11 · 12 on sale', '240', 'TF2-SE-000631'],
  ['camping', 'Camping', 'Two nights, one tent · 9 on sale', '130', 'TF2-CA-000218'],
  ['parking', 'Parking', 'Meadow, by plate · 21 on sale', '60', 'TF2-PK-001902'],
  ['under-16', 'Under 16', 'With an adult, proof at gate · 6', '45', 'TF2-U6-000077'],
  ['companion', 'Companion', 'Goes with a platform place · 2', '0', 'TF2-CO-000014'],
  ['season', 'Season, one day', 'Day 2 out of four days · 5 on sale', '210', 'TF2-SN-000340'],
  ['upgrade', 'Upgrade', 'Standing to terrace · 11 on sale', '95', 'TF2-UP-000126'],
];

const ladder: [price: string, share: number, hot?: boolean][] = [
  ['45', 8],
  ['60', 30],
  ['95', 16],
  ['130', 13],
  ['165', 22],
  ['189', 100, true],
  ['210', 41],
  ['240', 25],
  ['310', 10],
  ['420', 5],
];

export function searchPage(): string {
  const stubs = types.map(([kind, name, where, price, number]) =>
    stub({
      kind,
      tear: 104,
      style: 'height:134px',
      scale: 1.2,
      face: `<h3>${name}</h3><span class="sum">${price} zł</span><span class="soft">${where}</span><span class="ocr">${number}</span>`,
    }),
  );
  const steps = ladder.map(
    ([price, share, hot]) =>
      `<li class="${hot ? 'hot' : ''}"><b>${price} zł</b><i style="width:${share}%"></i></li>`,
  );
  return (
    `<div class="page">${top('Search')}<div class="fest"><div class="left"><h1>Tideline Festival, day 2</h1>` +
    '<div class="chips"><b>All 8 types</b><span>Two together</span><span>Name can change</span><span>Paper to post</span><span>Under 100 zł</span></div>' +
    `<div class="wall">${stubs.join('')}</div></div><div class="ladder"><h2>Price ladder</h2><ul>${steps.join('')}</ul>` +
    '<p><b>Half of today’s sales closed at 189 zł.</b> The median ticket waits 19 h for a buyer.</p></div></div></div>'
  );
}
