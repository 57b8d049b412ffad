/** The skipper's phone: an offer, a list of offers, and the one that was taken. */
import { statusBar } from '../rig';
import { badge, chart, logo } from './style';

const leg = (label: string, day: string, time: string): string =>
  `<div><span class="label">${label}</span><b>${day}</b><em>${time}</em></div>`;

const dates = (out: string, back: string): string =>
  `<div class="legs">${leg('Take over', out, '17:00')}<svg width="34" height="14" viewBox="0 0 34 14"><path d="M0 7h30M24 1l7 6-7 6" fill="none" stroke="#e2562b" stroke-width="2.5"/></svg>${leg('Give back', back, '09:00')}</div>`;

export const offer = `<div class="mini">${statusBar('16:28')}
  <div class="top">${logo(23)}<span>2 more offers</span></div>
  <div class="map">${chart(390, 250)}<b>Velinac</b></div>
  <div class="sheet"><div class="name"><h1>Ostoja</h1><span>46 ft</span></div>
    ${dates('Sat 20 June', 'Sat 27 June')}
    <dl><div><dt>Base</dt><dd>Velinac</dd></div><div><dt>Nights</dt><dd>7</dd></div><div><dt>Guests</dt><dd>8</dd></div><div class="fee"><dt>Fee</dt><dd>€1,330</dd></div></dl>
    <div class="clock"><i></i><span>Offer open <b>32 min</b></span></div>
    <span class="go">Take the week</span><span class="no">Not this one</span></div></div>`;

const card = (yacht: string, feet: number, days: string, base: string, fee: string, open: string) =>
  `<article><div class="name"><h2>${yacht}</h2><span>${feet} ft</span><b class="pay">${fee}</b></div>
  <p>${days}</p><p class="where">${base}</p><div class="clock"><i style="--part:${open === '32 min' ? 53 : open === '2 h' ? 78 : 92}%"></i><span>Open <b>${open}</b></span></div></article>`;

export const offers = `<div class="mini pale">${statusBar('16:28')}
  <div class="top">${logo(23)}${badge('MK', 'sure', 40)}</div>
  <h1 class="head">Three weeks<br>for you</h1>
  ${card('Ostoja', 46, 'Sat 20 – Sat 27 June', 'Velinac · 7 nights · 8 guests', '€1,330', '32 min')}
  ${card('Tern', 38, 'Sat 27 June – Sat 4 July', 'Orlica · 7 nights · 6 guests', '€1,120', '2 h')}
  ${card('Brisa', 51, 'Sat 27 June – Sat 4 July', 'Velinac · 7 nights · 10 guests', '€1,540', '5 h')}
  <p class="foot">Two of these overlap. Taking one withdraws the other.</p></div>`;

const row = (term: string, value: string): string =>
  `<div class="row"><span>${term}</span><b>${value}</b></div>`;

export const taken = `<div class="mini">${statusBar('16:31')}
  <div class="top">${logo(23)}${badge('MK', 'sure', 40)}</div>
  <div class="yours"><svg width="30" height="24" viewBox="0 0 30 24"><path d="M3 12l8 8L27 3" fill="none" stroke="#fff" stroke-width="4.5"/></svg><b>Yours: Sat 20 June</b></div>
  <div class="sheet tall"><div class="name"><h1>Ostoja</h1><span>46 ft</span></div>
    ${dates('Sat 20 June', 'Sat 27 June')}
    ${row('Fee', '€1,330, paid Mon 29 June')}${row('Berth', 'Pontoon C, place 14')}${row('Guests', '8, two under twelve')}
    <div class="contact">${badge('LV', 'asked', 52)}<div><b>L. Varga</b>base manager, Velinac</div><svg width="30" height="30" viewBox="0 0 24 24" fill="none" stroke="#0c2b3f" stroke-width="2"><path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z"/></svg></div>
    <p class="note"><b>Before you sail</b>Safety briefing with all guests. Fuel and water are full; note the engine hours.</p><span class="go dark">Crew list (8)</span><span class="no">Handover opens Sat 15:00</span></div></div>`;

export const offerCss = `
.mini .top{position:absolute;top:56px;left:24px;right:24px;height:44px;display:flex;align-items:center;justify-content:space-between;
  font:500 17px Condensed;color:#9fc3cf}
.mini .top .logo{color:#f1ece0}
.mini .map{position:absolute;top:112px;left:0;width:390px;height:250px}
.mini .map b{position:absolute;right:22px;top:140px;font:700 19px Condensed;color:#0c2b3f}
.sheet{position:absolute;top:346px;left:0;right:0;bottom:0;border-radius:14px 14px 0 0;background:#f1ece0;color:#0c2b3f;padding:20px 24px 0}
.sheet.tall{top:186px;border-radius:0}
.name{display:flex;align-items:baseline;gap:10px}
.name h1{font-size:52px;line-height:1;letter-spacing:-.015em}
.name span{font:500 24px Condensed;color:#3d6479}
.legs{display:flex;align-items:center;justify-content:space-between;margin-top:16px}
.legs .label,.sheet dt{color:#3d6479}
.legs b{display:block;font:700 27px/1.2 Condensed}
.legs em{font:400 19px Cockpit}
.sheet dl{display:flex;justify-content:space-between;margin-top:14px;padding:12px 0;border-top:1.5px solid #b9c5c2;border-bottom:1.5px solid #b9c5c2}
.sheet dt{font:500 14px Condensed;letter-spacing:.08em;text-transform:uppercase}
.sheet dd{margin:0;font:700 25px/1.2 Condensed}
.sheet .fee dd{color:#c0421a}
.clock{margin:15px 0 14px;font:400 16px Cockpit}
.clock b{font-weight:700}
.clock i{display:block;height:7px;border-radius:4px;margin-bottom:8px;background:linear-gradient(90deg,#e2562b var(--part,53%),#d3cdbd 0)}
.no{display:block;text-align:center;font:500 20px Condensed;color:#3d6479;padding:14px 0}
.pale{background:#f1ece0;color:#0c2b3f}
.pale::before{content:'';position:absolute;left:0;right:0;top:0;height:226px;background:#0c2b3f}
.pale .head{position:absolute;left:24px;top:112px;font-size:44px;line-height:1.04;color:#f1ece0}
.pale article{position:relative;top:246px;margin:0 18px 14px;padding:15px 18px 1px;border-radius:10px;background:#fff}
.pale h2{font-size:32px;line-height:1}
.pale .pay{margin-left:auto;font:700 28px Condensed;color:#c0421a}
.pale article p{font:700 20px/1.3 Condensed;margin-top:6px}
.pale article .where{font:400 17px/1.3 Condensed;margin-top:0;color:#3d6479}
.pale .clock{margin:10px 0 13px;font-size:15px}
.pale .clock i{margin-bottom:7px}
.foot{position:absolute;left:30px;right:30px;bottom:16px;font:400 15px/1.3 Condensed;color:#3d6479}
.yours{position:absolute;top:112px;left:0;right:0;height:76px;background:#3f9a6e;display:flex;align-items:center;gap:16px;padding-left:24px;
  font:700 30px Condensed;color:#fff}
.sheet .row{display:flex;justify-content:space-between;align-items:baseline;padding:11px 0;border-bottom:1.5px solid #d3cdbd;font:400 19px Condensed;color:#3d6479}
.sheet .legs+.row{margin-top:16px;border-top:1.5px solid #d3cdbd}
.sheet .row b{color:#0c2b3f}
.contact{display:flex;align-items:center;gap:14px;margin:18px 0 18px;font:400 18px/1.3 Condensed;color:#3d6479}
.contact div{flex:1}
.contact div b{display:block;font-size:24px;color:#0c2b3f}
.note{margin:0 0 20px;padding:13px 16px;border-radius:10px;background:#fff;font:400 18px/1.35 Condensed;color:#3d6479}
.note b{display:block;color:#0c2b3f;font-size:19px}
.go.dark{background:#0c2b3f}`;
