/** A day: doctors are columns, visits are blocks of quarter hours, the unseen is hatched, not missing. */
import { bar, lock } from './style';

interface Visit {
  at: string;
  minutes: number;
  name?: string;
  card?: string;
  state?: 'confirmed' | 'here' | 'other' | 'free';
}

const visit = (
  at: string,
  minutes: number,
  name: string,
  card: string,
  state: Visit['state'] = 'confirmed',
): Visit => ({ at, minutes, name, card, state });
const other = (at: string, minutes: number): Visit => ({ at, minutes, state: 'other' });

const doctors: [name: string, room: string, visits: Visit[]][] = [
  [
    'dr A. Lipiec',
    'Room 3',
    [
      visit('08:00', 30, 'Jan Dąbek', '098 417'),
      visit('08:30', 45, 'Ewa Lisiecka', '088 214'),
      visit('09:15', 30, 'Adam Rojek', '119 473'),
      other('09:45', 60),
      { at: '10:45', minutes: 30, state: 'free' },
      visit('11:15', 30, 'Wanda Kos', '081 366'),
      visit('12:15', 45, 'Emil Gross', '120 544'),
      visit('13:00', 30, 'Lidia Zając', '118 027'),
    ],
  ],
  [
    'dr S. Brandt',
    'Room 1',
    [
      visit('08:15', 45, 'Marta Wilde', '121 006'),
      visit('09:00', 30, 'Henryk Stolc', '076 902'),
      visit('09:30', 30, 'Olga Brzoza', '102 955'),
      visit('10:15', 45, 'Karol Nowina', '110 638'),
      visit('11:00', 30, 'Rozalia Pik', '097 731'),
      other('11:30', 90),
      visit('13:00', 45, 'Tomasz Wrzos', '095 120'),
    ],
  ],
  [
    'dr W. Olcha',
    'Room 5',
    [
      other('08:00', 75),
      visit('09:15', 30, 'Piotr Sowa', '117 350'),
      visit('09:45', 45, 'Zuzanna Mróz', '123 410', 'here'),
      visit('10:30', 30, 'Igor Wasil', '115 208'),
      visit('11:15', 60, 'Barbara Tuz', '092 671'),
      visit('12:30', 30, 'Michał Orzech', '106 349'),
      visit('13:15', 30, 'Anna Pelc', '124 015'),
    ],
  ],
  [
    'dr N. Ferro',
    'Room 2',
    [
      visit('08:00', 45, 'Stefan Koral', '083 590'),
      visit('08:45', 30, 'Julia Bór', '122 764'),
      visit('09:30', 60, 'Roman Siwek', '079 118', 'here'),
      visit('10:45', 30, 'Kinga Lasota', '116 832'),
      other('11:15', 45),
      visit('12:00', 30, 'Feliks Jar', '101 277'),
      visit('12:30', 45, 'Maria Czyż', '090 463'),
    ],
  ],
];

const quarters = (time: string, from: number): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours - from) * 4 + minutes / 15;
};

/** The desk's clock: what ended before it is pale, who sits with a doctor is solid blue. */
const clock = '10:12';

export interface Grid {
  /** First and last hour shown. */
  from: number;
  until: number;
  /** Height of a quarter of an hour and width of a column, in CSS pixels. */
  row: number;
  column: number;
}

function block({ at, minutes, name, card, state }: Visit, { from, row }: Grid): string {
  const place = `top:${quarters(at, from) * row + 2}px;height:${(minutes / 15) * row - 4}px`;
  if (state === 'other')
    return `<div class="visit other" style="${place}"><span>${lock(17)}other department</span></div>`;
  if (state === 'free')
    return `<div class="visit free" style="${place}"><b>${at}</b> free, ${minutes} min</div>`;
  const past = quarters(at, from) + minutes / 15 <= quarters(clock, from) ? ' past' : '';
  return `<div class="visit ${state}${past}" style="${place}"><b>${name}</b><i class="mono">${card}</i></div>`;
}

export function calendar(grid: Grid): string {
  const { from, until, row, column } = grid;
  const hours = Array.from({ length: until - from + 1 }, (_, i) => {
    const label = `${String(from + i).padStart(2, '0')}:00`;
    return `<div class="hour" style="top:${i * 4 * row}px"><span class="mono">${label}</span></div>`;
  }).join('');
  const columns = doctors.map(
    ([name, room, visits], i) =>
      `<div class="doctor" style="left:${88 + i * column}px;width:${column}px"><h3>${name}<small>${room}</small></h3>` +
      `<div class="day" style="height:${(until - from) * 4 * row}px;background-size:100% ${row}px">${visits
        .filter((v) => quarters(v.at, from) >= 0 && quarters(v.at, from) < (until - from) * 4)
        .map((v) => block(v, grid))
        .join('')}</div></div>`,
  );
  const now = `<div class="now" style="top:${64 + quarters(clock, from) * row}px"><span class="mono">${clock}</span></div>`;
  return `<div class="calendar">${columns.join('')}<div class="hours">${hours}</div>${now}</div>`;
}

const panel = `<aside class="patient"><small>Selected</small><h2>Irena Kolska</h2><div class="mono no">104 882</div>
  <div class="next"><span>Next visit</span><b>10:45</b><em>Tue 10 March · dr A. Lipiec · room 3</em></div>
  <div class="ok"><svg width="24" height="20" viewBox="0 0 24 20"><path d="M2 10l7 7L22 2" fill="none" stroke="#2f6fc4" stroke-width="3.5"/></svg>Confirmed by phone</div>
  <dl><dt>Card opened at</dt><dd>Harbour, Hill</dd><dt>Reached by</dt><dd>SMS, then telephone</dd><dt>Waiting list</dt><dd>would come earlier</dd></dl>
  <div class="shut">${lock(22)}<span>Medical record<br><i>doctors of the visit only</i></span></div>
  <span class="button main">Write into 10:45</span></aside>`;

export const dayWide = `<div class="page">${bar('Calendar')}<div class="date"><h1>Tuesday 10 March 2026</h1><span>North</span><b>Harbour</b><span>Hill</span><span>Station</span></div>
  ${calendar({ from: 8, until: 14, row: 33, column: 272 })}${panel}</div>`;

const chip = (day: string, time: string, who: string, on = false): string =>
  `<div class="chip ${on ? 'on' : ''}"><span>${day}</span><b class="mono">${time}</b><em>${who}</em></div>`;

export const dayClose = `<div class="page">${bar('Calendar')}
  <div class="search"><svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#2f6fc4" stroke-width="3"><circle cx="11" cy="11" r="8"/><path d="M17 17l7 7"/></svg>
    <p>dr Lipiec <i>or</i> dr Olcha<u></u>30 min<u></u>this week</p>${chip('Tue', '10:45', 'Lipiec', true)}${chip('Wed', '08:15', 'Olcha')}${chip('Thu', '13:30', 'Lipiec')}</div>
  <div class="close">${calendar({ from: 9, until: 13, row: 46, column: 330 })}</div></div>`;

export const calendarCss = `
.date{display:flex;align-items:baseline;gap:26px;padding:18px 32px 0;height:72px;font-size:18px;color:#5f6f82}
.date h1{font:700 31px/1 Clear;letter-spacing:-.015em;color:#16263a;margin-right:18px}
.date b{color:#2f6fc4}
.calendar{position:absolute;left:32px;top:136px}
.doctor{position:absolute;top:0}
.doctor h3{height:64px;font:700 20px/1.2 Clear;padding:6px 0 0 8px}
.doctor h3 small{display:block;font:400 15px Clear;color:#5f6f82}
.doctor .day{position:relative;background:#fff;border-left:1px solid #d5dee8;border-right:1px solid #d5dee8;margin-right:-1px;
  background-image:linear-gradient(#e9eff5 1px,transparent 1px)}
.hours{position:absolute;top:64px;left:0;width:88px}
.hour{position:absolute;left:0}
.hour span{position:absolute;top:-11px;left:4px;font-size:17px;color:#5f6f82}
.visit{position:absolute;left:5px;right:5px;border-radius:5px;background:#dfeaf8;border-left:5px solid #2f6fc4;padding:6px 12px;overflow:hidden;font-size:18px;line-height:1.25}
.visit b{display:block;font-weight:700}
.visit i{font-style:normal;font-size:16px;color:#3c5674}
.visit.here{background:#2f6fc4;color:#fff}
.visit.here i{color:#dfeaf8}
.visit.past{background:#eef2f6;border-left-color:#b3c4d8;color:#5f6f82}
.visit.past i{color:#5f6f82}
.visit.other{border-left:0;background:repeating-linear-gradient(135deg,#eef2f6 0 7px,#d5dde6 7px 9px);display:grid;place-items:center;color:#5f6f82}
.visit.other span{position:relative;z-index:3;display:flex;gap:8px;align-items:center;background:#f4f7fa;border-radius:5px;padding:3px 10px;font-size:16px}
.visit.free{border:3px solid #2f6fc4;background:#fff;box-shadow:0 0 0 5px rgb(47 111 196/.22);color:#2f6fc4;font-size:19px;display:flex;align-items:center;gap:10px;z-index:2}
.visit.free b{font:500 24px Mono}
.now{position:absolute;left:0;width:1176px;height:0;border-top:2px solid #b7791f}
.now span{position:absolute;left:2px;top:-14px;background:#b7791f;color:#fff;font-size:16px;padding:2px 7px;border-radius:4px}
.patient{position:absolute;right:0;top:70px;bottom:0;width:366px;background:#fff;border-left:1px solid #d5dee8;padding:26px 30px;font-size:18px}
.patient small,.patient dt,.patient .next span{color:#5f6f82;font-size:16px}
.patient h2{font:700 38px/1.15 Clear;letter-spacing:-.02em}
.patient .no{font-size:21px;color:#3c5674}
.patient .next{margin:24px -30px 0;padding:20px 30px 22px;background:#dfeaf8}
.patient .next b{display:block;font:500 72px/1.05 Mono;letter-spacing:-.05em;color:#2f6fc4}
.patient .next em{font-style:normal;font-size:17px}
.patient .ok{display:flex;gap:12px;align-items:center;margin:28px 0;font-weight:700;font-size:22px}
.patient dl{border-top:1px solid #d5dee8;padding-top:24px}
.patient dd{margin:0 0 18px;font-size:21px}
.patient .shut{display:flex;gap:14px;align-items:center;margin:10px 0 0;padding:18px 18px;border-radius:6px;background:repeating-linear-gradient(135deg,#eef2f6 0 7px,#dfe6ed 7px 9px);color:#5f6f82;line-height:1.3}
.patient .shut i{font-size:15px}
.patient .button{position:absolute;left:30px;right:30px;bottom:34px;padding:19px 0;text-align:center;font-size:21px}
.search{display:flex;align-items:center;gap:20px;height:112px;padding:0 32px;background:#fff;border-bottom:1px solid #d5dee8}
.search p{font-size:27px;white-space:nowrap;margin-right:auto}
.search i{font-style:normal;color:#5f6f82}
.search u{display:inline-block;width:7px;height:7px;border-radius:50%;background:#b9c6d4;margin:0 16px 5px}
.chip{border-radius:6px;box-shadow:inset 0 0 0 1.5px #b9c6d4;padding:11px 18px;display:flex;gap:10px;align-items:baseline;font-size:19px;white-space:nowrap}
.chip b{font-size:25px;font-weight:500}.chip em{font-style:normal;font-size:17px;color:#5f6f82}
.chip.on{background:#2f6fc4;color:#fff}.chip.on em{color:#dfeaf8}
.close .calendar{top:192px;zoom:1}
.close .visit{font-size:21px}.close .visit i{font-size:18px}.close .now{width:1408px}
.close .doctor h3{font-size:23px}.close .visit.free b{font-size:32px}.close .visit.free{font-size:22px}`;
