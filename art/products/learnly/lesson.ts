/** A student's lesson: five steps in the margin, a reading, a drawing, one question at a time. */
import { logo, rays } from './style';

const steps = [
  'A straw in a glass',
  'Two media',
  'Angles at the boundary',
  'Snell’s law',
  'Eight problems',
];

const margin = (foot: string): string =>
  `<div class="side">${logo(46)}<ol class="steps">${steps
    .map((step, i) => `<li class="${i < 2 ? 'done' : i === 2 ? 'now' : ''}">${step}</li>`)
    .join('')}</ol><div class="pupil">${foot}</div></div>`;

const tick =
  '<svg width="46" height="40" viewBox="0 0 46 40"><path d="M4 22l13 13L42 4" fill="none" stroke="#1f7a54" stroke-width="6.5" stroke-linecap="round"/></svg>';

/** Top of the page, the answer being typed. */
export const lessonTop = `<div class="book top">${margin('<b>Lena W.</b>Class 2B')}
  <div class="crumb">Physics 2B · E. Rawicz</div>
  <h1>Refraction<br>at a boundary</h1>
  <p class="lead">Light slows down when it enters water, and a ray that arrives at an angle <span class="hl">bends towards the normal</span>.</p>
  <div class="figure">${rays(600)}</div>
  <div class="ask"><p>A ray meets the surface at 45° to the normal.<br>At what angle does it go on in water?</p>
    <div class="answer">32°<u></u></div><span class="btn">Check</span></div></div>`;

/** The same lesson, scrolled, with the answer checked. */
export const lesson = `<div class="book scrolled">${margin('<b>Lena W.</b>Class 2B')}
  <div class="crumb">Physics 2B · E. Rawicz</div><div class="short">Refraction at a boundary</div>
  <div class="read"><h2>Angles at the boundary</h2>
    <p>Both angles are measured <span class="hl">from the normal</span>, the line that stands upright on the surface, never from the surface itself.</p>
    <p>Going from air into water the ray turns towards the normal. Coming back out, it turns away again by exactly as much.</p>
    <p class="eq"><i>n₁ sin α = n₂ sin β</i></p></div>
  <div class="figure">${rays(480)}<small>Fig. 3. The dotted part is thrown back.</small></div>
  <div class="ask"><b class="no">Question 2 of 3</b><p>A ray meets the surface at 45° to the normal. At what angle does it go on in water (<i>n</i> = 1.33)?</p>
    <div class="answer">32°${tick}</div><p class="why">Yes. sin 45° ÷ 1.33 = 0.53, and that is the sine of 32°.</p><span class="btn">Next: Snell’s law</span></div>
  <div class="saved">Saved 10:42</div></div>`;

/** The lesson on a narrow page. */
export const lessonNarrow = `<div class="book narrow">${logo(44)}<div class="dots"><i></i><i></i><b>3</b><u></u><u></u></div>
  <h1>Refraction<br>at a boundary</h1>
  <p>Light slows down when it enters water, and a ray that arrives at an angle <span class="hl">bends towards the normal</span>.</p>${rays(700)}</div>`;

export const lessonCss = `
.pupil{position:absolute;left:40px;bottom:34px;font-size:18px;line-height:1.35;color:#4d5a50}
.pupil b{display:block;color:#1d2721;font-size:20px}
.top .crumb,.scrolled .crumb{position:absolute;left:350px;top:48px}
.top h1{position:absolute;left:348px;top:88px}
.top .lead{position:absolute;left:350px;top:254px;width:410px;font-size:26px;line-height:38px}
.top .figure{position:absolute;left:800px;top:62px}
.top .ask{position:absolute;left:350px;right:40px;top:560px;bottom:0;border-top:2px solid #1f7a54;padding-top:26px;
  background:repeating-linear-gradient(transparent 0 43px,#d9d3bf 43px 44px) 0 18px}
.top .ask p{font-size:30px;line-height:44px}
.top .answer{position:absolute;left:0;top:146px;width:230px;font-size:60px}
.top .answer u{width:3px;height:52px;background:#1f7a54}
.top .btn{position:absolute;left:270px;top:166px;font-size:24px;padding:20px 36px}
.scrolled .short{position:absolute;right:56px;top:46px;font:500 20px Book;color:#4d5a50}
.read{position:absolute;left:350px;top:104px;width:510px}
.read h2{font:700 44px/1.05 Book;letter-spacing:-.015em;margin-bottom:20px}
.read p+p{margin-top:18px}
.read .eq{font-size:38px;line-height:1.2;margin-top:26px;padding-left:22px;border-left:5px solid #f2d35b}
.scrolled .figure{position:absolute;left:904px;top:112px}
.scrolled .figure small{display:block;margin-top:10px;font:italic 400 18px Book;color:#4d5a50}
.scrolled .ask{position:absolute;left:350px;right:56px;top:590px;bottom:0;border-top:2px solid #1f7a54;padding-top:24px}
.scrolled .no{color:#1f7a54;font-size:18px}
.scrolled .ask p{width:486px;font-size:26px;margin-top:6px}
.scrolled .answer{position:absolute;right:0;top:22px;width:480px;font-size:62px;justify-content:space-between}
.scrolled .ask .why{position:absolute;right:0;top:112px;width:480px;font-size:21px;line-height:30px;color:#1f7a54}
.scrolled .ask .btn{margin-top:22px}
.saved{position:absolute;left:40px;bottom:112px;font-size:18px;color:#1f7a54}
.saved::before{content:'';display:inline-block;width:10px;height:10px;border-radius:50%;background:#1f7a54;margin-right:9px}
.narrow{width:820px;height:1180px;padding:56px 60px}
.narrow .dots{position:absolute;right:60px;top:60px;display:flex;gap:12px;align-items:center}
.narrow .dots i,.narrow .dots u{width:18px;height:18px;border-radius:50%;background:#1f7a54}
.narrow .dots u{background:none;box-shadow:inset 0 0 0 2px #1f7a54}
.narrow .dots b{background:#f2d35b;padding:4px 14px;font-size:22px}
.narrow h1{margin:60px 0 24px;font-size:80px}
.narrow p{font-size:31px;line-height:46px;margin-bottom:34px}`;
