/** The four steps of signing in; the third on a desk, the fourth on a phone. */
import { statusBar } from '../rig';
import { band, microtext, rosette, tone } from './style';

export const entryCss = `
.entry{background:${tone.deep}}
.entry .sheet{position:absolute;left:104px;top:74px;bottom:74px;right:104px;background:${tone.cotton};display:grid;grid-template-columns:520px 1fr}
.entry .ladder{padding:52px 0 0 56px;border-right:1px solid ${tone.line};position:relative;overflow:hidden}
.entry .ladder h1{font-size:66px;margin-bottom:34px;position:relative}
.entry li{list-style:none;display:grid;grid-template-columns:62px 1fr 40px;align-items:center;height:96px;font-size:21px;position:relative;
  border-top:1px solid ${tone.line};margin-right:56px}
.entry ul{padding:0}.entry li i{font:400 44px/1 Old;color:${tone.green}}
.entry .now{background:${tone.green};color:#fff;font-weight:700;margin:0 0 0 -56px;padding:0 56px}.entry .now i{color:#fff}
.entry li b{font-size:27px}.entry .next{color:${tone.soft}}.entry .next i{color:${tone.line}}
.entry .work{padding:136px 64px 0;display:flex;flex-direction:column}
.entry .work h2{font-size:62px;margin-bottom:14px}.entry .work p{font-size:20px;line-height:1.5;max-width:570px}
.cells{display:flex;gap:10px;margin:44px 0 46px}
.cells span{width:44px;height:60px;border-bottom:2px solid ${tone.line};display:grid;place-items:center;font:400 26px B612;color:${tone.line};position:relative}
.cells .ask{background:#fff;border:2px solid ${tone.green};color:${tone.deep}}
.cells small{position:absolute;top:100%;margin-top:8px;font:400 13px B612;color:${tone.soft}}
.entry .button{align-self:flex-start;margin-top:26px}
.codes{position:relative;padding:70px 26px 0;flex:1;display:flex;flex-direction:column}
.codes h1{font-size:52px;margin:10px 0 18px}.codes .label{font-size:16px;margin:22px 0 10px;display:flex;justify-content:space-between}
.six{display:grid;grid-template-columns:repeat(6,1fr);gap:8px}
.six span{height:66px;background:#fff;border:1.5px solid ${tone.line};display:grid;place-items:center;font:400 31px B612}
.six .here{border:2.5px solid ${tone.green}}
.codes .button{margin:auto 0 44px}`;

const steps = ['Login and password', 'Robot check', 'Password validation', 'SMS and e-mail code'];

function ladder(current: number): string {
  return steps
    .map((name, i) => {
      const state = i < current ? 'done' : i === current ? 'now' : 'next';
      return `<li class="${state}"><i>${i + 1}</i>${name}<b>${state === 'done' ? '✓' : ''}</b></li>`;
    })
    .join('');
}

function secondPassword(): string {
  const asked: Record<number, string> = { 3: '•', 6: '•', 9: '' };
  return Array.from({ length: 11 }, (_, i) => {
    const place = i + 1;
    const mark = asked[place];
    if (mark === undefined) return '<span>–</span>';
    return `<span class="ask">${mark}<small>${place}</small></span>`;
  }).join('');
}

export const entryPage = (): string =>
  `<div class="page entry"><svg class="back" viewBox="0 0 1440 900"><g transform="translate(1180 120)">${rosette({ radius: 520, colour: '#4fa07c', opacity: 0.5, waves: 22 })}</g><g transform="translate(0 830)">${band(1440, 150, '#4fa07c', 0.5)}</g></svg>` +
  `<div class="sheet"><div class="ladder"><svg class="back" viewBox="0 0 520 752"><g transform="translate(420 760)">${rosette({ radius: 240, colour: tone.green, opacity: 0.3 })}</g></svg><h1>Sign in</h1><ul>${ladder(2)}</ul></div>` +
  '<div class="work"><h2>Password validation</h2><p>Type three characters of your second password.</p>' +
  `<div class="cells">${secondPassword()}</div><p class="soft">Whoever stole the first password still lacks these; the whole second one is never asked for.</p>` +
  `<span class="button">Continue to the codes</span><div style="margin-top:auto;padding-bottom:44px">${microtext}</div></div></div></div>`;

const six = (digits: string, here: number): string =>
  `<div class="six">${Array.from({ length: 6 }, (_, i) => `<span class="${i === here ? 'here' : ''}">${digits[i] ?? ''}</span>`).join('')}</div>`;

export const codesPhone = (): string =>
  `<div class="page">${statusBar('14:02')}<svg class="back" viewBox="0 0 390 844"><g transform="translate(330 120)">${rosette({ radius: 220, colour: tone.green, opacity: 0.26, waves: 16 })}</g></svg>` +
  '<div class="codes"><span class="soft">Step 4 of 4</span><h1>SMS and<br>e-mail code</h1>' +
  `${microtext}<div class="label"><b>Code from the SMS</b><span class="soft">+48 ··· 018</span></div>${six('604912', -1)}` +
  `<div class="label"><b>Code from the e-mail</b><span class="soft">k···@post.example</span></div>${six('27', 2)}` +
  '<p class="soft" style="margin-top:24px;font-size:15px">Both are needed and both run out in 04:31. Nobody from the desk will ever ask for them.</p>' +
  '<span class="button">Sign in</span></div></div>';
