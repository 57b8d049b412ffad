/** The reminder in the patient's hand, and tomorrow as the call desk sees it. */
import { statusBar } from '../rig';
import { bar } from './style';

export const sms = `<div class="sms">${statusBar('10:02')}<div class="from"><i>[</i><b>Rumianek</b></div><div class="thread"><small>Fri 6 March 11:31</small><p class="in">Booked: Tue&nbsp;10&nbsp;March, 10:45, 4&nbsp;Portowa&nbsp;St.</p><small>Mon 9 March 10:02</small>
  <p class="in">Reminder: visit on Tue&nbsp;10&nbsp;March, 10:45, 4&nbsp;Portowa&nbsp;St, room&nbsp;3. Reply 1 to confirm, 2&nbsp;to&nbsp;cancel.</p><p class="out">1</p><p class="in">Thank you. See you on Tuesday at 10:45.</p></div>
  <div class="type">Text message<svg width="34" height="34" viewBox="0 0 34 34"><circle cx="17" cy="17" r="17" fill="#2f6fc4"/><path d="M17 25V10M10 16l7-7 7 7" fill="none" stroke="#fff" stroke-width="3"/></svg></div></div>`;

const parts: [number, string, string][] = [
  [171, 'confirmed', '#2f6fc4'],
  [22, 'no answer yet', '#9fc0e8'],
  [9, 'refilled from the waiting list', '#16263a'],
  [12, 'cancelled', '#b7791f'],
];

const refilled: [string, string, string, string][] = [
  ['08:15', 'dr S. Brandt', 'Marta Wilde', 'Piotr Sowa'],
  ['09:30', 'dr W. Olcha', 'Emil Gross', 'Julia Bór'],
  ['11:00', 'dr A. Lipiec', 'Adam Rojek', 'Wanda Kos'],
  ['12:45', 'dr N. Ferro', 'Feliks Jar', 'Anna Pelc'],
];

export const tomorrow = `<div class="page">${bar('Reminders')}<div class="tomorrow"><span>Tomorrow, Tuesday 10 March</span><h1>214 visits</h1>
  <div class="strip">${parts.map(([n, , fill]) => `<i style="flex:${n};background:${fill}"></i>`).join('')}</div>
  <div class="numbers">${parts.map(([n, words, fill]) => `<div><b style="color:${fill === '#9fc0e8' ? '#5b8ac4' : fill}">${n}</b>${words}</div>`).join('')}</div>
  <h2>Refilled since this morning</h2><table>${refilled
    .map(
      ([at, doctor, gone, came]) =>
        `<tr><td class="mono">${at}</td><td>${doctor}</td><td><s>${gone}</s></td><td><svg width="30" height="16" viewBox="0 0 30 16"><path d="M0 8h26M19 1l8 7-8 7" fill="none" stroke="#2f6fc4" stroke-width="2.5"/></svg></td><td><b>${came}</b></td></tr>`,
    )
    .join('')}</table></div></div>`;

export const remindersCss = `
.sms{height:100%;background:#fff;position:relative}
.sms .from{padding:62px 0 14px;text-align:center;border-bottom:1px solid #d5dee8;background:#f4f7fa;font-size:19px}
.sms .from i{display:block;width:62px;height:62px;margin:0 auto 6px;border-radius:50%;background:#dfeaf8;color:#2f6fc4;font:700 34px/56px Clear}
.sms small{display:block;text-align:center;font-size:15px;color:#5f6f82;margin:16px 0 10px}
.sms p{font-size:22px;line-height:1.36;padding:16px 20px;border-radius:22px;max-width:318px;margin:0 18px 12px}
.sms .in{background:#e8edf2;border-bottom-left-radius:6px}
.sms .out{background:#2f6fc4;color:#fff;margin-left:auto;width:66px;text-align:center;border-bottom-right-radius:6px;font-weight:700}
.sms .type{position:absolute;left:16px;right:16px;bottom:30px;height:48px;border-radius:24px;box-shadow:inset 0 0 0 1.5px #d5dee8;display:flex;align-items:center;justify-content:space-between;padding:0 7px 0 20px;font-size:18px;color:#5f6f82}
.sms .thread{position:absolute;left:0;right:0;bottom:94px}
.tomorrow{padding:40px 132px 0 222px}
.tomorrow>span{font-size:24px;color:#5f6f82}
.tomorrow h1{font:700 104px/1.05 Clear;letter-spacing:-.04em}
.strip{display:flex;gap:4px;height:34px;margin:20px 0 20px}
.strip i:first-child{border-radius:6px 0 0 6px}.strip i:last-child{border-radius:0 6px 6px 0}
.numbers{display:grid;grid-template-columns:1fr 1fr 1.4fr .8fr;gap:24px;font-size:20px;color:#5f6f82}
.numbers b{display:block;font:500 56px/1.1 Mono;letter-spacing:-.05em}
.tomorrow h2{font:700 25px Clear;margin:44px 0 8px}
.tomorrow table{width:100%;border-collapse:collapse;font-size:22px;background:#fff;border:1px solid #d5dee8}
.tomorrow td{height:60px;padding:0 22px;border-top:1px solid #d5dee8}
.tomorrow s{color:#8593a3}`;
