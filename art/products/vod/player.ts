/** The player with its subtitle choice open. */
import { stills } from './stills';
import { tone } from './style';

export const playerCss = `
.player{position:absolute;inset:0}
.player .head{position:absolute;left:48px;right:48px;top:36px;display:flex;justify-content:space-between;align-items:start}
.player .head h1{font-size:72px}.player .licence{text-align:right;font-size:17px;line-height:1.5}
.player .choice{position:absolute;right:48px;bottom:196px;width:372px;background:rgb(21 13 20/.97);border-radius:16px;
  padding:24px 12px 14px}
.choice h3{font-size:34px;padding:0 18px 12px}.choice div{display:flex;justify-content:space-between;padding:13px 18px;
  border-radius:10px;font-size:18px}
.choice .on{background:${tone.magenta};color:#fff;font-weight:700}
.player .words{position:absolute;left:0;right:0;bottom:214px;text-align:center;font-size:33px;font-weight:700;line-height:1.35;
  padding-right:372px;text-shadow:0 2px 8px #000,0 0 3px #000}
.player .deck{position:absolute;left:48px;right:48px;bottom:0;height:172px;top:auto;background:none;box-shadow:none;border-radius:0}
.scrub{position:relative;height:34px}.scrub>*{position:absolute}
.scrub .all{left:0;right:0;top:13px;height:8px;border-radius:4px;background:rgb(246 234 216/.3)}
.scrub .done{left:0;width:36.7%;top:13px;height:8px;border-radius:4px;background:${tone.magenta}}
.scrub .knob{left:36.7%;top:3px;width:28px;height:28px;margin-left:-14px;border-radius:50%;background:#fff}
.scrub .tick{top:8px;width:3px;height:18px;background:${tone.ivory}}
.chapters{display:flex;font-size:15px;margin-bottom:8px;color:${tone.soft}}.chapters span{flex:none}.chapters b{color:#fff}
.buttons{display:flex;align-items:center;gap:38px;margin-top:12px;font-size:19px}.buttons .end{margin-left:auto}`;

const chapters: [string, number][] = [
  ['The table', 14],
  ['The flats', 19],
  ['The wreck', 23],
  ['Turn of the tide', 27],
  ['High water', 17],
];

function chapterLine(): string {
  let at = 0;
  const ticks = chapters.map(([, share]) => {
    at += share;
    return at < 100 ? `<span class="tick" style="left:${at}%"></span>` : '';
  });
  const names = chapters.map(
    ([name, share], i) =>
      `<span style="width:${share}%">${i === 2 ? `<b>${name}</b>` : name}</span>`,
  );
  return `<div class="chapters">${names.join('')}</div><div class="scrub"><span class="all"></span><span class="done"></span>${ticks.join('')}<span class="knob"></span></div>`;
}

const icon = (body: string): string =>
  `<svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

export const playerPage = (): string =>
  `<div class="page"><div class="player">${stills['Low Water']()}<div class="scrim" style="background:linear-gradient(0deg,rgb(21 13 20/.94),rgb(21 13 20/0) 42%),linear-gradient(180deg,rgb(21 13 20/.8),rgb(21 13 20/0) 26%)"></div>` +
  '<div class="head"><h1>Low Water</h1><p class="licence"><b>Licence until 31 Dec, 23:59 UTC</b><br>you can finish what you start</p></div>' +
  '<p class="words">They gave me last year’s tide.</p>' +
  '<div class="choice"><h3>Subtitles</h3><div>Polski<span>PL</span></div><div class="on">English<span>EN</span></div><div>Українська<span>UA</span></div><div>Audio description<span>on</span></div></div>' +
  `<div class="deck">${chapterLine()}<div class="buttons">` +
  icon('<path d="M13 8v24M27 8v24" stroke-width="6"/>') +
  icon('<path d="M20 6a14 14 0 1 1-13 9M20 6l-8-3M20 6l-6 7"/>') +
  icon('<path d="M20 6a14 14 0 1 0 13 9M20 6l8-3M20 6l6 7"/>') +
  '<span><b>41:07</b> <span class="soft">of 1:52:00</span></span><span class="end soft">The wreck, chapter 3 of 5</span>' +
  icon('<path d="M5 15h7l9-8v26l-9-8H5zM27 14a9 9 0 0 1 0 12"/>') +
  icon('<rect x="4" y="8" width="32" height="24" rx="4"/><path d="M10 24h8M22 24h8M10 18h20"/>') +
  icon('<path d="M5 14V6h9M35 14V6h-9M5 26v8h9M35 26v8h-9"/>') +
  '</div></div></div></div>';
