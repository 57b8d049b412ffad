/** The teacher's side: answers that are alike are marked once, and the class is seen as a grid. */
import { logo } from './style';

const group = (count: number, answer: string, words: string, state = ''): string =>
  `<article class="${state}"><b>${count}</b><div><span class="hand">${answer}</span><small>${words}</small></div></article>`;

const mark = (points: number, words: string, chosen = false): string =>
  `<li class="${chosen ? 'chosen' : ''}"><kbd>${points}</kbd><span>${words}</span></li>`;

const underline =
  '<svg class="red" width="330" height="26" viewBox="0 0 330 26"><path d="M4 12C60 2 96 20 150 11s110-8 176 1M30 21c70-6 150-4 240-3" fill="none" stroke="#c4452f" stroke-width="4" stroke-linecap="round"/></svg>';

const sketch =
  '<svg class="drawn" width="330" height="230" viewBox="0 0 330 230" fill="none" stroke="#1b3a7a" stroke-width="3.5" stroke-linecap="round"><path d="M10 118c90-4 200 3 310-2M166 12c-2 70 3 140-1 206" stroke-opacity=".8"/><path d="M40 18c40 34 84 66 126 99 22 36 44 66 62 98M60 116c2-22 10-42 22-58"/></svg>';

export const marking = `<div class="book mark"><header>${logo(38)}<span>Lenses: eight problems · class 2B</span><h1>Problem 4</h1><div class="count"><b>19</b> of 28</div></header>
  <div class="bar"><i></i></div>
  <div class="queue"><h3>28 answers, 7 groups</h3>
    ${group(17, 'b = 40°', '17 alike', 'done')}${group(1, 'b = 45°', 'Oskar D.', 'done')}${group(1, 'sin b = 0.64', 'Antoni P.', 'done')}
    ${group(6, 'b = 23°', '6 alike · marking now', 'now')}${group(1, 'b = 28°', 'Maja R.')}${group(1, 'no answer', 'Iwo S.')}${group(1, '(a drawing)', 'Zofia K.')}</div>
  <div class="sheet"><p class="task">A ray meets the water at 32° to the surface. Find the angle of refraction (<i>n</i> = 1.33).</p>
    <div class="work"><div>sin 32° = 1.33 · sin b</div><div>sin b = 0.53 : 1.33 = 0.40</div><div>b = 23°</div></div>${sketch}${underline}
    <div class="note">Angle to the normal,<br>not to the surface</div></div>
  <div class="marks"><h3>Marks for all six</h3><ul>${mark(0, 'Nothing usable')}${mark(1, 'Right law, wrong angle', true)}${mark(2, 'Slip in the sum')}${mark(3, 'Complete')}</ul>
    <p>The comment goes to six students, under each one’s own name.</p><div class="next">Next: <kbd>Enter</kbd></div></div></div>`;

const students = [
  'Zofia K.',
  'Antoni P.',
  'Lena W.',
  'Iwo S.',
  'Maja R.',
  'Oskar D.',
  'Hania B.',
  'Filip M.',
  'Nina S.',
  'Jakub T.',
  'Ida N.',
  'Leon G.',
];
/** Marks 0-3 per problem; a dot is an answer not given yet. */
const results = [
  '33231332',
  '32213233',
  '33333333',
  '2.20112.',
  '33212331',
  '32303322',
  '33213323',
  '231.2312',
  '33313332',
  '3231221.',
  '33233333',
  '221.12.1',
];
const problems = [
  'Focal length',
  'Image size',
  'Two lenses',
  'Into water',
  'Magnifier',
  'The eye',
  'Dioptres',
  'Camera',
];

const cells = results
  .map(
    (row, r) =>
      `<tr><th>${students[r]}</th>${[...row].map((v) => `<td class="m${v === '.' ? 'x' : v}"><i></i></td>`).join('')}<td class="sum">${[...row].reduce((sum, v) => sum + (Number(v) || 0), 0)}</td></tr>`,
  )
  .join('');

export const overview = `<div class="book class"><header>${logo(38)}<span>Class 2B · 28 students · due Thu 16 October 2025, 20:00</span></header>
  <h1>Lenses: eight problems</h1>
  <div class="same"><b>9 students made the same mistake</b>measured from the surface, not from the normal<svg width="30" height="40" viewBox="0 0 30 40"><path d="M15 2v32M5 25l10 11 10-11" fill="none" stroke="#c4452f" stroke-width="4"/></svg></div>
  <table><tr><th></th>${problems.map((name, i) => `<th class="p${i + 1}"><b>${i + 1}</b>${name}</th>`).join('')}<th class="sum">of 24</th></tr>${cells}</table>
  <div class="key"><span class="m3"><i></i>3 marks</span><span class="m2"><i></i>2</span><span class="m1"><i></i>1</span><span class="m0"><i></i>0</span><span class="mx"><i></i>not handed in</span><em>12 of 28 shown</em></div></div>`;

export const markingCss = `
.mark .logo,.class .logo{color:#1d2721}
.mark header,.class header{position:absolute;left:48px;right:48px;top:30px;height:56px;display:flex;align-items:center;gap:34px;font-size:20px;color:#4d5a50}
.mark h1{font-size:40px;color:#1d2721;margin-left:auto}
.count{font-size:22px}.count b{font:700 44px/1 Book;color:#1f7a54}
.bar{position:absolute;left:0;right:0;top:104px;height:8px;background:#e4dcc5}
.bar i{display:block;width:${(19 / 28) * 100}%;height:8px;background:#1f7a54}
.book h3{font:700 18px Ui;color:#4d5a50;margin-bottom:14px}
.queue{position:absolute;left:48px;top:140px;width:300px}
.queue article{display:flex;gap:16px;align-items:center;padding:9px 14px;height:84px;border:1px solid #d9d3bf;background:#fffdf6;margin-bottom:8px;border-radius:4px}
.queue article b{width:44px;font:700 36px/1 Book;text-align:right}
.queue .hand{font:400 27px/1 Hand;color:#1b3a7a;display:block;white-space:nowrap}
.queue small{font-size:16px;color:#4d5a50}
.queue .done{background:none;opacity:.75}
.queue .done b{color:#1f7a54}
.queue .now{background:#f2d35b;border-color:#1d2721}
.queue .now small{color:#1d2721}
.mark .sheet{position:absolute;left:384px;top:140px;width:680px;height:760px;border:1px solid #cfc7ad;border-bottom:0;background:#fffdf6;border-radius:4px 4px 0 0;
  background-image:linear-gradient(#dfe6da 1px,transparent 1px),linear-gradient(90deg,#dfe6da 1px,transparent 1px);background-size:34px 34px;padding:30px 36px}
.sheet .task{font-size:25px;background:#fffdf6;padding-bottom:6px}
.work{position:absolute;left:52px;top:170px;font:400 46px/86px Hand;color:#1b3a7a;white-space:nowrap}
.red{position:absolute;left:48px;top:232px}
.note{position:absolute;left:360px;top:440px;font:400 31px/42px Hand;color:#c4452f;transform:rotate(-4deg);white-space:nowrap}
.drawn{position:absolute;left:46px;top:480px}
.marks{position:absolute;left:1100px;right:48px;top:140px}
.marks ul{list-style:none;padding:0}
.marks li{display:flex;align-items:center;gap:18px;height:86px;padding:0 18px;margin-bottom:10px;border:1px solid #cfc7ad;border-radius:4px;font-size:20px;line-height:1.15;background:#fffdf6}
.marks kbd{font:700 46px/1 Book;width:30px;text-align:center}
.marks .chosen{background:#1f7a54;color:#fff;border-color:#1f7a54;font-weight:700}
.marks p{font:400 19px/27px Ui;color:#4d5a50;margin:20px 0 34px}
.next{border-top:2px solid #1d2721;padding-top:20px;font:500 24px Ui}
.next kbd{font:700 20px Ui;border:1.5px solid #1d2721;border-bottom-width:4px;border-radius:4px;padding:6px 16px;width:auto;margin-left:6px}
.class h1{position:absolute;left:48px;top:114px;font-size:47px}
.same{position:absolute;left:616px;top:88px;width:680px;font-size:19px;line-height:1.35;color:#c4452f}
.same b{display:block;font:700 30px/1.2 Book}
.same svg{position:absolute;left:26px;top:60px;height:32px}
.class table{position:absolute;left:48px;top:176px;border-collapse:separate;border-spacing:5px;width:1344px;table-layout:fixed}
.class th{font:500 20px Ui;text-align:left;white-space:nowrap}
.class tr:first-child th{font-size:17px;color:#4d5a50;padding-bottom:4px;vertical-align:bottom}
.class tr:first-child th b{display:block;font:700 28px/1 Book;color:#1d2721}
.class tr:first-child .p4,.class tr:first-child .p4 b{color:#c4452f}
.class td{height:47px;padding:0}
.class td i{display:block;height:47px;border-radius:3px;box-shadow:inset 0 0 0 1px #d9d3bf}
.m3 i{background:#1f7a54}.m2 i{background:#7db596}.m1 i{background:#d3e4d2}.m0 i{background:#fffdf6}
.mx i{background:repeating-linear-gradient(135deg,#f7f2e4 0 6px,#d9d3bf 6px 7px)}
.class .sum{width:74px;text-align:right;font:700 25px Book}
.class tr:first-child .sum{font:500 17px Ui}
.key{position:absolute;left:52px;right:48px;bottom:16px;display:flex;gap:30px;font-size:18px;color:#4d5a50;align-items:center}
.key i{display:inline-block;width:24px;height:18px;border-radius:3px;box-shadow:inset 0 0 0 1px #d9d3bf;margin-right:9px;vertical-align:-3px}
.key em{margin-left:auto;font-style:normal}`;
