/** One bank line, three tenancies it may belong to, and the reasons. */
import { elevations, type House } from './elevations';
import { rail, tone } from './style';

export const matchingCss = `
.match{position:relative;flex:1;display:grid;grid-template-columns:400px 1fr;gap:128px;align-items:start;padding-top:8px}
.match .wires{position:absolute;left:0;top:8px}
.slip{position:relative;background:#fff;padding:30px 30px 28px;margin-top:150px;border-left:7px solid ${tone.slate};box-shadow:0 10px 26px rgb(42 33 28/.14)}
.slip .sum{font-size:54px;margin:16px 0 10px}.slip dl div{display:flex;justify-content:space-between;border-top:1px solid ${tone.line};padding:10px 0;font-size:16px}
.slip dd{margin:0}.slip .title{font:400 23px/1.2 Slab}
.fits{display:grid;gap:30px;grid-template-rows:238px 184px 184px}
.fit{position:relative;background:${tone.card};padding:28px 28px 0 160px;box-shadow:inset 0 0 0 1.5px ${tone.mortar}}
.fit>svg{position:absolute;left:26px;top:26px;width:112px}.fit h3{font-size:28px;margin-bottom:16px;display:flex;justify-content:space-between}
.fit .why{white-space:nowrap;display:flex;gap:8px;font-size:15px}.fit .why span{padding:5px 11px;background:${tone.plaster}}
.fit .why .yes{background:${tone.slate};color:#fff}.fit .why .no{box-shadow:inset 0 0 0 1.5px ${tone.mortar};background:none;color:${tone.soft}}
.fit.best{background:#fff;box-shadow:inset 0 0 0 4px ${tone.brick}}.fit .do{display:flex;gap:12px;margin-top:28px}`;

type Reason = [words: string, agrees: boolean];

const fit = (
  house: House,
  flat: string,
  share: string,
  lit: number,
  reasons: Reason[],
  best = false,
): string =>
  `<div class="fit${best ? ' best' : ''}">${elevations[house](tone.brick, lit)}<h3><span>${flat}</span><span>${share}</span></h3><div class="why">` +
  reasons
    .map(
      ([words, agrees]) =>
        `<span class="${agrees ? 'yes' : 'no'}">${agrees ? '✓' : '×'} ${words}</span>`,
    )
    .join('') +
  `</div>${best ? '<div class="do"><span class="button">Confirm</span><span class="button line">Not this one</span></div>' : ''}</div>`;

export const matching = (): string =>
  `<div class="page">${rail('Mill Lane 12')}<div class="body"><div class="head"><h1>Whose payment is this</h1><span class="soft">14 of 214 suggested</span></div><div class="bond"></div>` +
  `<div class="match"><svg class="wires" width="1156" height="760" fill="none"><path d="M400 330C470 330 460 149 528 149" stroke="${tone.brick}" stroke-width="5"/><path d="M400 356C470 356 460 390 528 390M400 382C470 382 460 604 528 604" stroke="${tone.mortar}" stroke-width="2.5" stroke-dasharray="7 6"/></svg>` +
  '<div class="slip"><span class="soft">Bank line, 3 March, 08:12</span><div class="sum">2,350.00 zł</div><p class="title">“czynsz m7 marzec”</p><br><dl><div><dt class="soft">From</dt><dd>Orlowska Joanna</dd></div><div><dt class="soft">Account ends</dt><dd>… 4417</dd></div><div><dt class="soft">Seen before</dt><dd>no</dd></div></dl></div>' +
  '<div class="fits" style="padding-top:30px">' +
  fit(
    'Mill Lane 12',
    'Mill Lane 12 / 7, J. Orłowska',
    '0.97',
    11,
    [
      ['amount equal', true],
      ['name 0.91', true],
      ['flat number found', true],
    ],
    true,
  ) +
  fit('Mill Lane 12', 'Mill Lane 12 / 9, T. Wrona', '0.44', 13, [
    ['amount equal', true],
    ['name 0.12', false],
    ['flat not found', false],
  ]) +
  fit('Ropewalk 4', 'Ropewalk 4 / 7, M. Orłowski', '0.38', 9, [
    ['2,290.00 due', false],
    ['name 0.84', true],
    ['flat number found', true],
  ]) +
  '</div></div></div></div>';
