/** The fraud desk: a queue of signals, and the course of one case. */
import { type Kind, pattern } from './patterns';
import { tone, top } from './style';

export const fraudCss = `
.desk{flex:1;display:grid;grid-template-columns:1fr 440px;min-height:0}
.queue{padding:30px 40px 0 44px}.queue h1{font-size:84px;display:flex;gap:22px;align-items:center;margin-bottom:18px}
.queue table{width:100%;border-collapse:collapse;font-size:17px}
.queue th{text-align:left;font:700 23px/1 Bebas;padding:0 0 8px;border-bottom:4px solid ${tone.black};color:${tone.soft}}
.queue td{height:78px;border-bottom:2px dashed ${tone.line};padding-right:16px}
.queue .mark{position:relative;width:84px;padding:0}.queue .mark svg{position:absolute;left:0;top:10px;width:66px;height:58px}
.queue tr.on td{background:${tone.yellow}}.queue tr.on td:first-child{box-shadow:-44px 0 ${tone.yellow}}
.queue tr.on td:last-child{box-shadow:40px 0 ${tone.yellow}}
.queue tr.on .mark svg{outline:3px solid ${tone.black}}
.queue .do{white-space:nowrap;text-align:right;padding:0}.queue .do b{display:inline-block;font:700 22px/1 Bebas;padding:11px 15px 7px;
  box-shadow:inset 0 0 0 2px ${tone.black};margin-left:8px;background:#fff}.queue .do b:first-child{background:${tone.black};color:${tone.yellow}}
.course{background:${tone.black};color:${tone.paper};padding:34px 40px 0}
.course h2{font-size:56px;color:${tone.yellow};margin-bottom:6px}
.course ol{padding:0;margin:24px 0 0;list-style:none}
.course li{position:relative;padding:0 0 20px 92px;min-height:72px;border-left:3px dashed #57524a;margin-left:8px}
.course li::before{content:'';position:absolute;left:-11px;top:2px;width:19px;height:19px;border-radius:50%;background:${tone.yellow}}
.course li i{position:absolute;left:26px;top:0;font:400 15px/1.5 Ocr}
.course li.bad::before{background:${tone.stamp}}.course li:last-child{border-color:transparent;padding:0 0 0 92px}
.course .soft{color:#aaa391}`;

const rows: [Kind, string, string, string, string][] = [
  ['seated', 'Harbour Derby, C 14 / 21', 'Same barcode twice', '2', '268 zł'],
  ['standing', 'Tideline Festival, day 2', 'Price 60 % under', '1', '76 zł'],
  ['evening', 'Night Ferry Party', 'New account, 9 tickets', '9', '810 zł'],
  ['table', 'Salt Year, Small Opera', 'Name differs from card', '4', '820 zł'],
  ['box', 'Regatta Grandstand, box 2', 'Three cards, one phone', '6', '890 zł'],
  ['parking', 'Parking, Meadow', 'Plate sold yesterday', '1', '60 zł'],
  ['upgrade', 'Upgrade, terrace', 'No ticket underneath', '2', '190 zł'],
];

const course: [string, string, boolean?][] = [
  ['08:14', 'Listed by M. Karcz, account 3 years old'],
  ['09:02', 'Second listing, same code, account opened at 08:51', true],
  ['09:02', 'Both taken off sale, nobody has paid'],
  ['09:20', 'Organiser: code belongs to M. Karcz'],
  ['09:31', 'First listing back on sale, second account closed', true],
];

export const fraudPage = (): string =>
  `<div class="page">${top('Fraud desk')}<div class="desk"><div class="queue"><h1>On hold <span class="stamp" style="font-size:44px">7 suspects</span></h1>` +
  '<table><tr><th>Stub</th><th>Ticket</th><th>Signal</th><th>No.</th><th>Asked</th><th></th></tr>' +
  rows
    .map(
      ([kind, name, signal, count, sum], i) =>
        `<tr class="${i === 0 ? 'on' : ''}"><td class="mark">${pattern(kind)}</td><td><b>${name}</b></td><td>${signal}</td><td>${count}</td><td>${sum}</td><td class="do"><b>Hold</b><b>Release</b></td></tr>`,
    )
    .join('') +
  '</table></div><div class="course"><h2>Case 0412</h2><span class="ocr soft">HD-120926-C14-21 · TWICE</span><ol>' +
  course
    .map(([time, words, bad]) => `<li class="${bad ? 'bad' : ''}"><i>${time}</i>${words}</li>`)
    .join('') +
  `</ol><div style="display:flex;justify-content:space-between;align-items:center;margin-top:26px"><span class="stamp" style="font-size:46px;color:#ff6a52;border-color:#ff6a52">Fraud</span><span class="soft">closed in 77 min</span></div></div></div></div>`;
