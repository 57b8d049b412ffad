/** Two cards that may be one person, and the log of everyone who opened a card. */
import { bar } from './style';

const fields: [string, string, string][] = [
  ['First name', 'Irena', 'Irena'],
  ['Surname', 'Kolska', 'Kólska'],
  ['Born', '14 May 1961', '14 May 1961'],
  ['Telephone', '+48 500 100 214', '+48 500 100 241'],
  ['Street', '4 Łąkowa St', '4 Łagowa St'],
  ['Town', 'Gdynia', 'Gdynia'],
  ['Language', 'Polish', 'Polish'],
  ['Reminders', 'SMS', 'SMS'],
  ['Family doctor', 'dr A. Lipiec', 'dr A. Lipiec'],
  ['Consent', 'reminders only', 'reminders only'],
];

const side = (title: string, where: string, which: 1 | 2): string =>
  `<div class="card"><header><b class="mono">${title}</b><span>${where}</span></header>${fields
    .map(
      ([term, ...values]) =>
        `<div class="f ${values[0] === values[1] ? '' : 'diff'}"><span>${term}</span><b>${values[which - 1]}</b></div>`,
    )
    .join('')}</div>`;

export const twoCards = `<div class="page">${bar('Patients')}<div class="same"><h1>One patient, two cards?</h1><p>Seven fields agree, three differ.</p></div>
  <div class="pair">${side('104 882', 'opened at Harbour, 2019', 1)}${side('061 239', 'opened at Station, 2011', 2)}</div>
  <div class="decide"><span class="button main">Same person</span><span class="button">Two people</span><span class="button">Ask at next visit</span><p>Nothing is merged without two signatures.</p></div></div>`;

const log: [string, string, string, string, string, boolean?][] = [
  ['10 Mar 09:41', 'K. Bielak', 'reception', 'booking', 'contact data'],
  ['10 Mar 09:12', 'dr A. Lipiec', 'doctor', 'visit today', 'whole card'],
  ['9 Mar 16:58', 'P. Wnuk', 'call desk', 'reminder answered', 'contact data'],
  [
    '9 Mar 02:17',
    'dr N. Ferro',
    'doctor',
    'opened with reason: called by ward',
    'whole card',
    true,
  ],
  ['6 Mar 11:30', 'K. Bielak', 'reception', 'booking', 'contact data'],
  ['6 Mar 11:28', 'J. Malec', 'call desk', 'slot search', 'name, card number'],
  ['27 Feb 14:05', 'dr W. Olcha', 'doctor', 'visit', 'own department'],
  ['27 Feb 13:49', 'R. Stępień', 'reception', 'arrival', 'contact data'],
  ['12 Feb 10:20', 'L. Hajduk', 'accounts', 'invoice', 'name, address'],
];

export const accessLog = `<div class="page">${bar('Access')}<div class="same"><h1>Who opened this card</h1><p>Irena Kolska <b class="mono">104 882</b> · the last 30 days · she may ask for this list</p></div>
  <table class="log"><tr><th>When</th><th>Who</th><th>Role</th><th>Why</th><th>Seen</th></tr>${log
    .map(
      ([when, who, role, why, seen, odd]) =>
        `<tr class="${odd ? 'odd' : ''}"><td class="mono">${when}</td><td><b>${who}</b></td><td>${role}</td><td>${why}</td><td>${seen}</td></tr>`,
    )
    .join('')}</table></div>`;

export const cardsCss = `
.same{padding:30px 40px 0}
.same h1{font:700 46px/1.1 Clear;letter-spacing:-.02em}
.same p{font-size:21px;color:#5f6f82;margin-top:6px}
.same p .mono{color:#16263a;font-weight:500}
.pair{position:absolute;left:40px;right:40px;top:200px;display:grid;grid-template-columns:1fr 1fr;gap:28px}
.card{background:#fff;border:1px solid #d5dee8;border-radius:6px;overflow:hidden}
.card header{display:flex;align-items:baseline;gap:18px;padding:14px 24px;border-bottom:1px solid #d5dee8;font-size:18px;color:#5f6f82}
.card header b{font-size:30px;font-weight:500;color:#16263a}
.f{display:flex;height:47px;align-items:center;padding:0 24px;font-size:20px;color:#8593a3}
.f span{width:190px;color:#8593a3}
.f b{font-weight:400}
.f.diff{background:#fbf1df;color:#16263a;box-shadow:inset 6px 0 0 #b7791f}
.f.diff span{color:#8a5a14}
.f.diff b{font-weight:700;font-size:23px}
.decide{position:absolute;left:40px;right:40px;bottom:38px;display:flex;gap:16px;align-items:center}
.decide .button{font-size:22px;padding:18px 30px}
.decide p{margin-left:auto;font-size:20px;color:#5f6f82}
.log{position:absolute;left:40px;width:1360px;top:216px;border-collapse:collapse;font-size:21px;background:#fff;border:1px solid #d5dee8}
.log th{text-align:left;font:500 17px Clear;color:#5f6f82;padding:13px 20px}
.log td{height:63px;padding:0 20px;border-top:1px solid #d5dee8;white-space:nowrap}
.log td.mono{font-size:20px;color:#3c5674}
.log b{font-weight:700}
.log .odd td{background:#fbf1df;color:#7a4e0d}
.log .odd td:first-child{box-shadow:inset 6px 0 0 #b7791f}`;
