/** The list of tenancies, and one of them opened. */
import { elevations } from './elevations';
import { rail, tone } from './style';

export const tenanciesCss = `
.chips{display:flex;gap:10px;font-size:16px}.chips span{padding:10px 16px;background:${tone.card};box-shadow:inset 0 0 0 1.5px ${tone.mortar}}
.chips .on{background:${tone.brick};color:#fff;box-shadow:none}.chips b{margin-left:8px}
.list{width:100%;border-collapse:collapse;font-size:17px;margin-top:4px}
.list th{font-weight:400;font-size:14px;color:${tone.soft};text-align:left;height:38px}
.list td{height:52px;border-top:1px solid ${tone.line};padding-right:18px;white-space:nowrap}
.list .n{text-align:right;padding-right:34px}
.list td:first-child{font-weight:600}
.flag{display:inline-block;padding:4px 11px;font-size:14.5px;font-weight:600}
.flag.paid{color:${tone.slate};box-shadow:inset 0 0 0 1.5px ${tone.slate}}.flag.late{background:${tone.brick};color:#fff}
.flag.ends{box-shadow:inset 0 0 0 1.5px ${tone.ink}}
.one{display:grid;grid-template-columns:300px 1fr;gap:40px;flex:1;min-height:0}
.front svg{width:300px;display:block}.front{padding-top:36px}.front .who{border-top:5px solid ${tone.brick};padding-top:16px;margin-top:0}
.front h3{font-size:29px;margin-bottom:4px}
.time{display:grid;grid-template-columns:1.4fr 1.2fr 1fr 1fr;position:relative;margin-bottom:24px}
.time::before{content:'';position:absolute;left:0;right:0;top:8px;height:3px;background:${tone.mortar}}
.time div{position:relative;padding-top:26px;font-size:15px}.time div::before{content:'';position:absolute;left:0;top:0;width:19px;height:19px;background:${tone.brick}}
.time div:last-child::before{background:${tone.plaster};box-shadow:inset 0 0 0 3px ${tone.brick}}
.ledger{width:100%;border-collapse:collapse;font-size:16.5px;background:${tone.card}}
.ledger td,.ledger th{padding:0 18px;height:46px;border-bottom:1px solid ${tone.line};text-align:right;white-space:nowrap}
.ledger th{font-weight:400;font-size:14px;color:${tone.soft};height:36px}
.ledger td:nth-child(-n+2),.ledger th:nth-child(-n+2){text-align:left}
.ledger .in{color:${tone.slate};font-weight:600}
.deposit{margin-top:20px;display:flex;justify-content:space-between;align-items:center;border:2px solid ${tone.ink};padding:16px 22px}
.deposit .sum{font-size:40px}`;

type Row = [
  flat: string,
  tenant: string,
  rent: string,
  until: string,
  deposit: string,
  flag: string,
];

const rows: Row[] = [
  ['Mill Lane 12 / 7', 'J. Orłowska', '2,350.00', '31 March', '7,200.00', 'paid'],
  ['Mill Lane 12 / 9', 'T. Wrona', '2,350.00', '28 February', '4,700.00', 'late'],
  ['Mill Lane 12 / 14', 'H. Maj', '1,980.00', '31 March', '3,960.00', 'paid'],
  ['Ropewalk 4 / 2', 'D. Lis', '1,850.00', '31 March', '3,700.00', 'ends'],
  ['Ropewalk 4 / 5', 'E. and B. Kruk', '2,720.00', '31 March', '5,440.00', 'paid'],
  ['Granary Court 17', 'S. Adamiak', '3,150.00', '31 January', '6,300.00', 'late'],
  ['Granary Court 22', 'W. Pilch', '2,890.00', '31 March', '5,780.00', 'paid'],
  ['Granary Court 41', 'P. and M. Sikora', '3,900.00', '30 April', '7,800.00', 'paid'],
  ['Granary Court 58', 'R. Czaja', '3,480.00', '31 March', '6,960.00', 'ends'],
  ['Old Ferry Street 31 / 3', 'N. Gil', '2,060.00', '31 March', '4,120.00', 'paid'],
  ['Old Ferry Street 31 / 11', 'O. Bartosik', '2,210.00', '28 February', '4,420.00', 'late'],
  ['Old Ferry Street 31 / 16', 'A. Bielak', '2,140.00', '31 March', '4,280.00', 'paid'],
];

const words: Record<string, string> = { paid: 'Paid', late: 'Arrears', ends: 'Ends 31 May' };

export const tenancyList = (): string =>
  `<div class="page">${rail()}<div class="body"><div class="head"><h1>Tenancies</h1><div class="chips"><span class="on">All<b>3,040</b></span><span>Arrears<b>14</b></span><span>Ends in 90 days<b>63</b></span><span>Rent to index<b>27</b></span></div></div><div class="bond"></div>` +
  '<table class="list"><tr><th>Flat</th><th>Tenant</th><th class="n">Rent, zł</th><th>Paid until</th><th class="n">Deposit held, zł</th><th>Flag</th></tr>' +
  rows
    .map(
      ([flat, tenant, rent, until, deposit, flag]) =>
        `<tr><td>${flat}</td><td>${tenant}</td><td class="n">${rent}</td><td>${until}</td><td class="n">${deposit}</td><td><span class="flag ${flag}">${words[flag]}</span></td></tr>`,
    )
    .join('') +
  '</table><div class="bond" style="margin-top:auto"></div><p class="soft" style="padding:14px 0 26px">Rows 1–12 of 3,040. Amounts close on the last working day, 17:00.</p></div></div>';

const ledger: [string, string, string, string, string, boolean?][] = [
  ['1 Mar', 'Rent, March', '2,350.00', '', '−2,350.00'],
  ['3 Mar', 'Transfer, “czynsz m7 marzec”', '', '2,350.00', '0.00', true],
  ['1 Feb', 'Rent, February, indexed 3.6 %', '2,350.00', '', '−2,350.00'],
  ['2 Feb', 'Transfer, “czynsz m7 luty”', '', '2,350.00', '0.00', true],
  ['1 Jan', 'Rent, January', '2,268.00', '', '−2,268.00'],
  ['5 Jan', 'Transfer, “czynsz m7”', '', '2,268.00', '0.00', true],
  ['1 Dec', 'Rent, December', '2,268.00', '', '−2,268.00'],
  ['1 Dec', 'Transfer, “grudzien mieszkanie 7”', '', '2,268.00', '0.00', true],
  ['1 Nov', 'Rent, November', '2,268.00', '', '−2,268.00'],
  ['4 Nov', 'Transfer, “czynsz m7”', '', '2,268.00', '0.00', true],
];

const step = (name: string, date: string): string =>
  `<div><b>${name}</b><br><span class="soft">${date}</span></div>`;

export const oneTenancy = (): string =>
  `<div class="page">${rail('Mill Lane 12')}<div class="body"><div class="head"><h1>Flat 7, Mill Lane 12</h1><span class="flag paid" style="font-size:17px;padding:8px 16px">Paid until 31 March</span></div>` +
  `<div class="one"><div class="front"><div style="height:328px">${elevations['Mill Lane 12'](tone.brick, 11)}</div><div class="who"><h3>J. Orłowska</h3><span class="soft">since 1 June 2023<br>48 m², second floor, two rooms<br>Landlord Z. Halicka, 3 flats</span><br><br><span class="button line">Write to tenant</span></div></div><div>` +
  `<div class="time">${step('Signed', '1 June 2023')}${step('Inspected', '14 May 2025')}${step('Indexed', '1 February')}${step('Ends', '31 May 2027')}</div>` +
  '<table class="ledger"><tr><th>Date</th><th>Entry</th><th>Due</th><th>Received</th><th>Balance</th></tr>' +
  ledger
    .map(
      ([date, entry, due, received, balance, into]) =>
        `<tr><td>${date}</td><td>${entry}</td><td>${due}</td><td class="${into ? 'in' : ''}">${received}</td><td>${balance}</td></tr>`,
    )
    .join('') +
  '</table><div class="deposit"><span><b>Deposit box</b><br><span class="soft">held apart, nothing taken</span></span><span class="sum">7,200 zł</span></div></div></div></div></div>';
