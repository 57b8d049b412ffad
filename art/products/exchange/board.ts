/** The rate board: fourteen rows, the band of metals, a quote held beside them. */
import { statusBar } from '../rig';
import { metals, money, rateHead, rateRow, rates } from './rates';
import { band, microtext, ring, rosette, tone, top } from './style';

export const boardCss = `
.board{flex:1;display:grid;grid-template-columns:1fr 392px;min-height:0}
.board .left{padding:26px 36px 0 48px;position:relative}
.board .title{display:flex;align-items:end;justify-content:space-between;margin-bottom:14px}
.board h1{font-size:58px}
table{width:100%;border-collapse:collapse;font-size:17px}
th{font:700 17px B612;text-align:left}
td,.heads th{text-align:right;padding:0 0 0 12px;height:41px;border-bottom:1px solid ${tone.line}}
tr th{border-bottom:1px solid ${tone.line}}
td svg{display:inline-block;vertical-align:-3px}
.heads th{font:400 13.5px B612;color:${tone.soft};height:30px}.name,.heads .name{text-align:left;font-family:B612}
.thin{color:${tone.soft};font-size:15px}
.metals{display:grid;grid-template-columns:repeat(4,1fr);background:${tone.gold};color:${tone.deep};margin-top:16px}
.metals div{padding:12px 16px 11px;border-left:1px solid rgb(12 43 34/.35);font-size:15px}.metals div:first-child{border:0}
.metals b{font-size:17px}.metals .mono{font-size:21px;display:block}
.quote{position:relative;background:${tone.deep};overflow:hidden}
.note h1{font-size:54px;line-height:1}.note .in{padding:64px 26px 0;position:relative;flex:1;display:flex;flex-direction:column}
.note dl{margin-top:22px}.note dl div{padding:14px 0;border-top:1px solid ${tone.line};display:grid;gap:3px}
.note dt{font-size:14px;color:${tone.soft}}.note dd{margin:0;font:400 26px/1.1 B612}
.note .button{margin:auto 0 40px}`;

export function board(): string {
  const bars = metals.map(
    (metal) =>
      `<div><b>${metal.code}</b> ${metal.name} ${metal.rising ? '▲' : '▼'}<span class="mono">${money(metal.ounce)}</span></div>`,
  );
  return (
    `<div class="page">${top('Rates', '')}<div class="board"><div class="left"><div class="title"><h1>Over 190 currencies</h1><span class="sample">sample rates, 14:06:31</span></div>` +
    `<table>${rateHead}${rates
      .slice(0, 14)
      .map((rate) => rateRow(rate))
      .join('')}</table><div class="metals">${bars.join('')}</div></div>` +
    `<div class="quote"><svg class="back" viewBox="0 0 392 812" preserveAspectRatio="xMidYMid slice"><g transform="translate(196 400)">${rosette({ radius: 420, colour: '#4fa07c', opacity: 0.6, waves: 26 })}</g></svg></div></div></div>`
  );
}

export const quotePhone = (): string =>
  `<div class="page note">${statusBar('14:06')}<svg class="back" viewBox="0 0 390 844"><g transform="translate(195 236)">${rosette({ radius: 250, colour: tone.green, opacity: 0.3, waves: 16 })}</g></svg>` +
  `<div class="in"><div style="display:grid;justify-content:center;margin:14px 0 26px">${ring(252, 11)}</div><h1>28,412.50 USD</h1>${microtext}` +
  '<dl><div><dt>You sell</dt><dd>25,000.00 EUR</dd></div><div><dt>Rate, locked</dt><dd>1.1365</dd></div><div><dt>Fee, on its own line</dt><dd>12.50 EUR</dd></div></dl>' +
  '<span class="button">Accept this rate</span></div></div>';

export function searchBoard(): string {
  const pinned = ['USD', 'PLN', 'CHF'];
  const found = ['SEK', 'NOK', 'DKK', 'ISK'];
  const pick = (codes: string[], kind: string) =>
    rates
      .filter(({ code }) => codes.includes(code))
      .map((rate) => rateRow(rate, kind, rate.name.replace('kr', '<mark>kr</mark>')));
  return (
    `<div class="page">${top('Rates')}<div class="find"><svg class="back" viewBox="0 0 1440 812"><g transform="translate(0 150)">${band(1440, 190, tone.green, 0.28)}</g></svg>` +
    '<h1>Find a currency</h1><div class="field"><b>kr</b><i></i><span class="soft">4 of over 190, by code, name or country</span></div>' +
    `<table>${rateHead}<tr class="part"><th colspan="8">Found</th></tr>${pick(found, 'found').join('')}` +
    `<tr class="part"><th colspan="8">Pinned</th></tr>${pick(pinned, '').join('')}</table>` +
    '<p class="foot"><span class="sample">sample rates</span><span class="soft">An age over 3.0 s hides the rate until a new one arrives.</span></p></div></div>'
  );
}

export const findCss = `
.find{position:relative;flex:1;padding:34px 110px 0}.find>*{position:relative}.find .back{position:absolute}
.find h1{font-size:78px}.find .field{display:flex;align-items:center;background:#fff;border:2px solid ${tone.green};padding:0 26px;height:84px;margin:24px 0 14px;
  font-size:20px}.find .field b{font:400 40px B612}.find .field i{width:3px;height:42px;background:${tone.green};margin:0 auto 0 5px}
.find table{font-size:20px;background:${tone.cotton}}.find th{font-size:20px}.find td{height:50px}.find .thin{font-size:17px}.find .heads th{font-size:15px}
.find .part th{font:italic 400 23px Old;height:52px;vertical-align:bottom;padding-bottom:8px;border-bottom:2px solid ${tone.deep}}
.find .found td,.find .found th{background:${tone.pale}}.find tr th:first-child{padding-left:14px}.find tr td:last-child{padding-right:14px}
mark{background:${tone.green};color:#fff;padding:0 3px}
.find .foot{display:flex;justify-content:space-between;margin-top:22px}`;
