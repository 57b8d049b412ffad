/** The printed set: an A4 sheet, two problems with room to write, a code that matches it to a student. */
import { logo } from './style';

const lens = (focus: string): string =>
  `<svg width="640" height="170" viewBox="0 0 640 170"><path d="M10 88h620" stroke="#1d2721" stroke-width="1.5"/><path d="M320 8c22 46 22 114 0 160-22-46-22-114 0-160z" fill="#dcebe2" stroke="#1d2721" stroke-width="2"/>` +
  `<path d="M130 88V32M122 44l8-13 8 13" fill="none" stroke="#1d2721" stroke-width="3.5"/><path d="M220 82v12M420 82v12" stroke="#1d2721" stroke-width="2.5"/><g font-family="Book" font-style="italic" font-size="22" fill="#1d2721"><text x="212" y="118">F</text><text x="412" y="118">F′</text><text x="148" y="52">${focus}</text></g></svg>`;

const matrix = Array.from({ length: 144 }, (_, i) => {
  const [x, y] = [i % 12, Math.floor(i / 12)];
  const edge = x === 0 || y === 11 || (y === 0 && x % 2 === 0) || (x === 11 && y % 2 === 1);
  return edge || (x > 0 && x < 11 && y > 0 && (x * 7 + y * 13 + x * y * 5) % 9 < 4)
    ? `<rect x="${x}" y="${y}" width="1.02" height="1.02"/>`
    : '';
}).join('');

const lines = (count: number): string => '<hr>'.repeat(count);

export const worksheet = `<div class="a4">${logo(40)}<div class="who"><span>Name</span><u></u><span>Class</span><u class="s"></u></div>
  <h1>Lenses:<br>eight problems</h1>
  <section><b>1</b><p>A candle stands 24 cm from a converging lens with <i>f</i> = 8 cm. Draw two rays and find where the image is.</p>${lens('24 cm')}${lines(3)}</section>
  <section><b>2</b><p>The candle moves to 12 cm. Is the image larger or smaller than the candle, and by how much?</p>${lens('12 cm')}${lines(2)}</section>
  <footer><svg width="66" height="66" viewBox="0 0 12 12">${matrix}</svg><span>2B-07 · sheet 1 of 4<br>Photograph it or hand it in: both end in the same place.</span></footer></div>`;

export const pencil =
  '<svg class="pencil" width="640" height="60" viewBox="0 0 640 60"><path d="M90 6h480v48H90z" fill="#1f7a54"/><path d="M90 6h480v14H90z" fill="#2f9468"/><path d="M90 40h480v14H90z" fill="#175f41"/><path d="M570 6h40q12 0 12 12v24q0 12-12 12h-40z" fill="#c4452f"/><path d="M560 6h26v48h-26z" fill="#cfc7ad"/><path d="M90 6L10 30l80 24q12-8 0-16 12-8 0-16 12-8 0-16z" fill="#ecd9b0"/><path d="M34 23L10 30l24 7z" fill="#1d2721"/></svg>';

export const worksheetCss = `
.a4{position:absolute;left:800px;top:14px;zoom:.88;width:790px;height:1117px;background:#fffefa;padding:58px 64px;transform:rotate(4deg);color:#1d2721;box-shadow:0 1px 2px rgb(60 30 0/.3)}
.a4::before{content:'';position:absolute;inset:4% 1% -2%;z-index:-1;background:#462200;filter:blur(34px);opacity:.55}
.a4::after{content:'';position:absolute;inset:0;z-index:-1;background:#fffefa}
.a4 .who{position:absolute;right:64px;top:66px;display:flex;gap:10px;align-items:baseline;font:500 17px Ui;color:#4d5a50}
.a4 u{width:190px;border-bottom:1.5px solid #1d2721}.a4 u.s{width:56px}
.a4 h1{font:700 62px/1 Book;letter-spacing:-.02em;margin:44px 0 22px}
.a4 section{position:relative;padding:18px 0 0 50px;border-top:2px solid #1f7a54;margin-bottom:18px}
.a4 section b{position:absolute;left:0;top:14px;font:700 40px/1 Book;color:#1f7a54}
.a4 section p{font:400 23px/31px Book;margin-bottom:4px}
.a4 section svg{margin-left:-30px}
.a4 hr{border:0;border-bottom:1px solid #b9b39d;height:36px}
.a4 footer{position:absolute;left:64px;right:64px;bottom:44px;display:flex;gap:20px;align-items:center;font:400 16px/1.45 Ui;color:#4d5a50}
.pencil{position:absolute;left:60px;top:800px;transform:rotate(-17deg);filter:drop-shadow(14px 18px 12px rgb(70 34 0/.42))}`;
