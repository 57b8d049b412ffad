/** Type and parts every hotel screen shares. */
import type { Font } from '../rig';
import { tone } from './palette';

/** EB Garamond (Debian fonts-ebgaramond) over URW Gothic (Debian fonts-urw-base35). */
export const fonts: Font[] = [
  { family: 'Garamond', file: '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf' },
  {
    family: 'Garamond',
    file: '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Italic.otf',
    style: 'italic',
  },
  { family: 'Gothic', file: '/usr/share/fonts/opentype/urw-base35/URWGothic-Book.otf' },
  {
    family: 'Gothic',
    file: '/usr/share/fonts/opentype/urw-base35/URWGothic-Demi.otf',
    weight: 600,
  },
];

export const css = `
.screen{font:400 17px/1.5 Gothic,sans-serif;color:${tone.night};background:${tone.cream}!important;
}
.screen *{font-variant-numeric:lining-nums!important}
.page{position:absolute;inset:0;display:flex;flex-direction:column;background:${tone.cream}}
.awning{height:46px;flex:none;width:100%}
.nav{height:96px;flex:none;display:grid;grid-template-columns:1fr auto 1fr;align-items:center;padding:0 84px}
.nav .links{display:flex;gap:34px;font-size:16px}.nav .links:last-child{justify-content:flex-end}
.nav b{font-weight:400;border-bottom:2px solid ${tone.rose};padding-bottom:3px}
.sign{font:400 45px/1 Garamond,serif;letter-spacing:.01em;display:flex;align-items:center;gap:12px}
h1,h2,h3{font:400 60px/1 Garamond,serif;letter-spacing:-.015em}
.label{font-size:13px;letter-spacing:.13em;text-transform:uppercase;color:${tone.roseDeep}}
.button{background:${tone.night};color:${tone.cream};padding:17px 30px;font-size:17px;white-space:nowrap}
.pic{position:absolute;inset:0;width:100%;height:100%}
.price{font:400 32px/1 Garamond,serif}
.quiet{color:${tone.soft}}`;

/** A striped awning with a scalloped hem, as wide as the page. */
export function awning(width: number): string {
  const [stripe, height] = [40, 46];
  const count = Math.ceil(width / stripe);
  const cloth = Array.from({ length: count }, (_, i) => {
    const fill = i % 2 ? tone.cream : tone.rose;
    return (
      `<path d="M${i * stripe} 0h${stripe}v30a20 16 0 0 1-${stripe} 0z" fill="${fill}"/>` +
      `<path d="M${i * stripe} 26v4a20 16 0 0 0 ${stripe} 0v-4z" fill="#1f2f3d" fill-opacity=".06"/>` +
      `<path d="M${i * stripe} 30a20 16 0 0 0 ${stripe} 0" fill="none" stroke="${tone.roseDeep}" stroke-width="1.6"/>`
    );
  });
  return `<svg class="awning" viewBox="0 0 ${width} ${height}" style="background:${tone.linen}">${cloth.join('')}</svg>`;
}

/** The house's sign: its arch window and the one word. */
export const sign = (size = 1): string =>
  `<div class="sign" style="zoom:${size}"><svg width="26" height="38" viewBox="0 0 26 38" fill="none" stroke="${tone.rose}" stroke-width="2.4">` +
  '<path d="M2 36V13a11 11 0 0 1 22 0v23zM13 2v34M2 20h22"/></svg>Willa Ostrokrzew</div>';

/** Page head: awning, links left and right of the sign. `here` underlines one link. */
export const head = (here = ''): string => {
  const link = (text: string) => (text === here ? `<b>${text}</b>` : `<span>${text}</span>`);
  return (
    `${awning(1440)}<div class="nav"><div class="links">${['Rooms', 'Dates', 'Getting here'].map(link).join('')}</div>` +
    `${sign()}<div class="links">${link('Letters')}<span>+48 58 000 02 10</span></div></div>`
  );
};
