/** The landlord’s statement: a printed page, plain and signable. */
import { elevations } from './elevations';
import { tone } from './style';

export const statementCss = `
.paper{position:absolute;width:794px;height:1123px;background:#fffdf8;padding:70px 76px;font:400 17px/1.5 Slab,serif;
  box-shadow:0 2px 4px rgb(30 20 14/.25),0 30px 60px -10px rgb(30 20 14/.45)}
.paper h1{font-size:44px;margin-bottom:4px}.paper .to{display:flex;justify-content:space-between;margin:0 0 30px}
.paper table{width:100%;border-collapse:collapse;margin-bottom:20px}.paper td,.paper th{padding:9px 0;border-bottom:1px solid ${tone.line};text-align:right;font-weight:400}
.paper td:first-child,.paper th:first-child{text-align:left}.paper th{font-size:14px;color:${tone.soft}}
.paper .total td{border-bottom:0;border-top:3px double ${tone.ink};font-weight:700;font-size:25px;padding-top:14px}
.paper .sign{position:absolute;left:76px;right:76px;bottom:76px;display:grid;grid-template-columns:1fr 1fr;gap:60px;font-size:14px}
.paper .sign div{border-top:1.5px solid ${tone.ink};padding-top:8px;position:relative}
.paper .sign svg{position:absolute;left:10px;bottom:26px;width:210px}
.view{position:absolute;inset:0;background:#d9cfc2;overflow:hidden}
.view .tools{position:absolute;left:0;right:0;top:0;height:74px;background:${tone.brick};color:${tone.plaster};display:flex;align-items:center;
  padding:0 40px;gap:34px;font-size:17px;z-index:2}.view .tools .end{margin-left:auto;display:flex;gap:14px}
.view .tools .button{background:${tone.plaster};color:${tone.brick}}.view .tools b{font:700 22px Slab}
.view .pile{position:absolute;right:44px;top:118px;width:290px}.view .pile h2{font-size:28px;margin-bottom:14px}
.view .pile li{list-style:none;padding:15px 0;border-top:1px solid #b5a898;display:flex;justify-content:space-between}
.view .pile ul{padding:0;margin:0}.view .steps{left:44px;right:auto;width:270px}.view .steps h2{margin-bottom:20px}.view .steps li{border:0;display:grid;gap:2px;padding:0 0 22px 36px;position:relative}
.view .steps li::before{content:'';position:absolute;left:0;top:4px;width:16px;height:16px;background:${tone.slate}}
.view .steps li:last-child::before{background:none;box-shadow:inset 0 0 0 3px ${tone.brick}}
.view .pile .on{font-weight:600;color:${tone.brick}}`;

const row = (label: string, ...sums: string[]): string =>
  `<tr><td>${label}</td>${sums.map((sum) => `<td>${sum}</td>`).join('')}</tr>`;

/** An A4 page, 794 pixels wide; `style` places it. */
export const statement = (style: string): string =>
  `<div class="paper" style="${style}"><div class="bond" style="margin-bottom:38px"></div><div class="to"><div><h1>Statement, March</h1>for Z. Halicka, three flats</div><div style="width:92px">${elevations['Mill Lane 12'](tone.brick)}</div></div>` +
  `<table><tr><th>Rents received</th><th>Due</th><th>Received</th></tr>${row('Mill Lane 12 / 7, J. Orłowska', '2,350.00', '2,350.00')}${row('Ropewalk 4 / 2, D. Lis', '1,850.00', '1,850.00')}${row('Old Ferry Street 31 / 16, A. Bielak', '2,140.00', '2,140.00')}</table>` +
  `<table><tr><th>Costs</th><th>Zł</th></tr>${row('Lock, Ropewalk 4 / 2, receipt 118', '−105.60')}${row('Management, 5 % of 6,340.00', '−317.00')}${row('Postage', '−3.20')}</table>` +
  '<table><tr class="total"><td>Balance paid out</td><td>5,914.20 zł</td></tr></table><p>Paid on 31 March to the account ending in 0926.<br>Deposits held apart: 15,180.00 zł.</p>' +
  `<div class="sign"><div><svg viewBox="0 0 210 60" fill="none" stroke="#26425a" stroke-width="2.6" stroke-linecap="round"><path d="M6 44C26 6 40 2 30 30S44 44 56 30S70 22 66 38S86 40 96 18C104 2 112 10 100 34S130 42 138 28S150 30 154 36S188 34 204 20"/></svg>For the office</div><div>Received, Z. Halicka</div></div></div>`;

const steps = (): string =>
  '<div class="pile steps"><h2>March</h2><ul>' +
  [
    ['Rents matched', '28 March'],
    ['Costs entered', '30 March'],
    ['Month closed', '31 March, 17:00'],
    ['Signed by the office', '1 April'],
    ['Waiting for Z. Halicka', 'sent 1 April'],
  ]
    .map(([name, date]) => `<li><b>${name}</b><span class="soft">${date}</span></li>`)
    .join('') +
  '</ul></div>';

export const statementView = (): string =>
  '<div class="view"><div class="tools"><b>Statements</b><span>March</span><span>Page 1 of 1</span><span class="end"><span class="button">Print</span><span class="button">Send for signature</span></span></div>' +
  steps() +
  statement('left:600px;top:138px;zoom:.72') +
  '<div class="pile"><h2>610 landlords</h2><ul><li class="on"><span>Z. Halicka</span>5,914.20</li><li><span>Hetman and Sons</span>41,280.75</li><li><span>I. Jaworek</span>2,031.00</li><li><span>Parish of the Quay</span>18,466.10</li><li><span>L. Mroczek</span>1,757.50</li><li><span>Family Osiński</span>9,102.40</li><li><span>G. Rybak</span>3,705.00</li></ul></div></div>';
