/** The type editor: over 100 types on the left, nine traits, and the stub they print. */
import { type Kind, pattern, stub } from './patterns';
import { tone, top } from './style';

export const editorCss = `
.edit{flex:1;display:grid;grid-template-columns:548px 1fr 330px;min-height:0}
.edit .list{background:${tone.card};padding:24px 0 0 32px;overflow:hidden}
.edit .list h2,.edit .traits h2{font-size:50px}
.edit .filter{margin:12px 32px 16px 0;padding:11px 16px;box-shadow:inset 0 0 0 2px ${tone.black};background:#fff;
  display:flex;justify-content:space-between;font-size:16px}
.edit .many{display:grid;grid-template-columns:1fr 1fr;gap:9px 16px;margin-right:32px}
.edit .many .face{padding:9px 0 0 12px;font-size:16px;line-height:1.15;white-space:nowrap}.edit .many .on .face{background:${tone.yellow};font-weight:700}
.edit .many .ocr{font-size:11px;display:block;margin-top:2px}
.traits{padding:24px 36px 0}
.traits li{list-style:none;display:grid;grid-template-columns:136px 1fr 56px;align-items:center;height:66px;
  border-bottom:2px solid ${tone.line};font-size:16px}.traits ul{padding:0;margin-top:8px}
.traits li b{font:700 28px/1 Bebas;text-transform:uppercase}
.switch{width:52px;height:28px;box-shadow:inset 0 0 0 3px ${tone.black};position:relative}
.switch::after{content:'';position:absolute;top:3px;left:3px;width:22px;height:22px;background:${tone.black}}
.switch.on{background:${tone.yellow}}.switch.on::after{left:27px}
.sample{background:${tone.black};padding:24px 30px 0}
.sample h2{font-size:34px;color:${tone.yellow};margin-bottom:18px}
.tall{background:${tone.paper};-webkit-mask:radial-gradient(circle 13px at 0 200px,#0000 97%,#000),radial-gradient(circle 13px at 100% 200px,#0000 97%,#000);
  -webkit-mask-composite:source-in;mask-composite:intersect}
.tall .strip{position:relative;height:200px;border-bottom:3px dashed ${tone.paper}}
.tall .strip svg{position:absolute;inset:0;width:100%;height:100%}
.tall .print{padding:24px 24px 22px;display:grid;gap:10px}.tall h3{font-size:54px}
.tall p{display:flex;justify-content:space-between;font-size:16px}
.code{height:56px;display:flex}.code i{background:${tone.black};margin-right:3px}`;

const many: [Kind, string][] = [
  ['standing', 'Standing'],
  ['seated', 'Seated'],
  ['camping', 'Camping, tent'],
  ['shuttle', 'Shuttle, return'],
  ['parking', 'Parking, by plate'],
  ['under-16', 'Under 16'],
  ['companion', 'Companion'],
  ['reduced', 'Reduced, student'],
  ['season', 'Season, one match'],
  ['upgrade', 'Upgrade, terrace'],
  ['fixture', 'Fixture pair'],
  ['table', 'Table for four'],
  ['box', 'Box, whole'],
  ['day', 'Day out of four'],
  ['locker', 'Locker, large'],
  ['evening', 'After 21:00'],
  ['backstage', 'Backstage walk'],
  ['group', 'Group of ten'],
  ['berth', 'Berth, night ferry'],
  ['press', 'Accreditation'],
];

const traits: [string, string, boolean][] = [
  ['Seat', 'Block, row and number are printed', true],
  ['Date window', 'One fixture, gates to whistle', true],
  ['Name', 'On the card, not on the fixture', false],
  ['Transfer', 'Through the club, in 20 min', true],
  ['Proof', 'None asked at the gate', false],
  ['Price cap', '110 % of the fixture’s share', true],
  ['Splitting', 'Single fixtures may be sold', true],
  ['Cut-off', '3 h before the first whistle', true],
  ['Delivery', 'Code in the app, never a file', true],
];

const bars = [4, 2, 7, 3, 2, 5, 2, 8, 3, 2, 4, 6, 2, 3, 7, 2, 4, 2, 5, 3, 8, 2, 3, 4, 2, 6, 3, 2];

export function editorPage(): string {
  const list = many.map(([kind, name], i) =>
    stub({
      kind,
      tear: 62,
      notch: 5,
      scale: 0.8,
      style: 'height:57px',
      face: `${name}<span class="ocr">T${String(i * 5 + 7).padStart(3, '0')}</span>`,
    }).replace('class="stub"', `class="stub${kind === 'season' ? ' on' : ''}"`),
  );
  const rows = traits.map(
    ([name, value, on]) =>
      `<li><b>${name}</b><span>${value}</span><i class="switch${on ? ' on' : ''}"></i></li>`,
  );
  return (
    `<div class="page">${top('Types')}<div class="edit"><div class="list"><h2>Over 100 types</h2>` +
    '<div class="filter"><span>Any trait, any event</span><b>20 shown</b></div>' +
    `<div class="many">${list.join('')}</div></div><div class="traits"><h2>Season, one match</h2><ul>${rows.join('')}</ul></div>` +
    `<div class="sample"><h2>Prints as</h2><div class="tall"><div class="strip">${pattern('season', 1.5)}</div><div class="print">` +
    '<h3>Harbour Derby</h3><p><b>Block C</b><span>row 14, seat 21</span></p><p><b>Saturday</b><span>12 Sept, 17:30</span></p><p><b>Ceiling</b><span>132 zł</span></p>' +
    `<div class="code">${bars.map((w) => `<i style="width:${w}px"></i>`).join('')}</div><span class="ocr">DW-S2627-04418-F03</span></div></div></div></div></div>`
  );
}
