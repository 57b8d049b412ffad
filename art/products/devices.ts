/** Quiet frames: a phone, a tablet, a laptop and a bare browser window, placed by hand. */

export interface Place {
  /** Left and top edge in the 1600x1000 picture, before `turn`. */
  x: number;
  y: number;
  /** Outer width of the device in the picture; the screen scales with it. */
  width: number;
  /** CSS transform, for example `perspective(2200px) rotateY(-14deg) rotateZ(4deg)`. */
  turn?: string;
  /** Size of the screen in its own CSS pixels, when the device's usual one does not fit. */
  screen?: [width: number, height: number];
  /** `dark` (graphite, the default) or `light` (silver). */
  tone?: 'dark' | 'light';
  /** Extra CSS declarations on the device, for example a shadow of its own. */
  style?: string;
}

interface Body {
  kind: string;
  screen: [number, number];
  bezel: number;
  after?: string;
  bar?: string;
  barHeight?: number;
}

function device(content: string, place: Place, body: Body): string {
  const [width, height] = place.screen ?? body.screen;
  const bar = body.barHeight ?? 0;
  const outer = [width + body.bezel * 2, height + bar + body.bezel * 2] as const;
  const scale = place.width / outer[0];
  const box = `left:${place.x}px;top:${place.y}px;width:${place.width}px;height:${outer[1] * scale}px`;
  const turn = place.turn ? `transform:${place.turn};` : '';
  return (
    `<div class="device ${body.kind} ${place.tone ?? 'dark'}" style="${box};${turn}${place.style ?? ''}">` +
    `<div class="case" style="zoom:${scale};width:${outer[0]}px;height:${outer[1]}px;padding:${body.bezel}px">` +
    `${body.bar ?? ''}<div class="screen" style="width:${width}px;height:${height}px">${content}</div>` +
    `${body.after ?? ''}</div></div>`
  );
}

/** A phone; its screen is 390x844 CSS pixels. */
export const phone = (screen: string, place: Place): string =>
  device(screen, place, { kind: 'phone', screen: [390, 844], bezel: 11 });

/** A tablet; its screen is 1180x820 CSS pixels (landscape) unless `place.screen` says otherwise. */
export const tablet = (screen: string, place: Place): string =>
  device(screen, place, { kind: 'tablet', screen: [1180, 820], bezel: 24 });

/** A laptop, lid and base; its screen is 1440x900 CSS pixels. */
export const laptop = (screen: string, place: Place): string =>
  device(screen, place, {
    kind: 'laptop',
    screen: [1440, 900],
    bezel: 20,
    after: '<div class="deck"><i></i></div>',
  });

/** A desk monitor on its foot; its screen is 1600x960 CSS pixels. */
export const monitor = (screen: string, place: Place): string =>
  device(screen, place, {
    kind: 'monitor',
    screen: [1600, 960],
    bezel: 22,
    after: '<div class="neck"></div><div class="foot"></div>',
  });

/** A window without a machine; its screen is 1440x900 CSS pixels below the address bar. */
export const browser = (screen: string, address: string, place: Place): string =>
  device(screen, place, {
    kind: 'browser',
    screen: [1440, 900],
    bezel: 0,
    barHeight: 48,
    bar: `<div class="urlbar"><i></i><i></i><i></i><span>${address}</span></div>`,
  });

/** Time, signal, wifi and battery across the top of a phone: 390x50, drawn in `currentColor`. */
export const statusBar = (time: string): string =>
  `<div class="status"><b>${time}</b><svg width="74" height="14" viewBox="0 0 74 14" fill="currentColor">` +
  '<rect y="8" width="3.4" height="5" rx="1"/><rect x="5" y="6" width="3.4" height="7" rx="1"/>' +
  '<rect x="10" y="3.5" width="3.4" height="9.5" rx="1"/><rect x="15" y="1" width="3.4" height="12" rx="1"/>' +
  '<path d="M31 13l-2.6-3.2a4 4 0 0 1 5.2 0zM26 7l-1.7-2a10.6 10.6 0 0 1 13.4 0l-1.7 2a8 8 0 0 0-10 0z"/>' +
  '<rect x="46" y="1.5" width="22" height="11" rx="3.2" fill="none" stroke="currentColor" stroke-opacity=".5"/>' +
  '<rect x="48" y="3.5" width="15" height="7" rx="1.6"/><rect x="69.5" y="5" width="1.6" height="4" rx=".8" opacity=".5"/></svg></div>';

export const deviceStyles = `
.device{position:absolute;transform-style:preserve-3d}
/* Blurred planes, not box-shadow: wide shadows of rounded boxes are painted with visible edges. */
.device::before,.device::after{content:'';position:absolute;z-index:-1;border-radius:50px;background:rgb(14 12 16)}
.device::before{inset:9% 3% -4%;filter:blur(52px);opacity:.5}
.device::after{inset:3% 1% -1.5%;filter:blur(16px);opacity:.34}
.device.laptop::before{inset:70% -6% -13%}
.device.laptop::after{inset:94% -7% -6.5%;opacity:.5}
.device .case{position:relative}
.device .screen{position:relative;overflow:hidden;background:#fff}
.status{position:absolute;z-index:5;left:0;right:0;top:0;height:50px;padding:6px 26px 0 34px;display:flex;
  align-items:center;justify-content:space-between;font-size:16px;font-feature-settings:'tnum'}
.phone .case{background:#16191d;border-radius:62px;box-shadow:inset 0 0 0 2px #3d4349,inset 0 0 0 4px #0c0e10,0 2px 3px rgb(0 0 0/.4)}
.phone .screen{border-radius:51px}
.phone .case::after{content:'';position:absolute;z-index:9;left:50%;top:23px;width:96px;height:27px;
  margin-left:-48px;border-radius:14px;background:#0a0b0d}
.phone.light .case{background:#e9e7e2;box-shadow:inset 0 0 0 2px #fff,inset 0 0 0 10px #121417,0 2px 3px rgb(0 0 0/.3)}
.tablet .case{background:#15181b;border-radius:46px;box-shadow:inset 0 0 0 2px #42484e,0 3px 4px rgb(0 0 0/.4)}
.tablet .screen{border-radius:24px}
.tablet.light .case{background:#dedcd7;box-shadow:inset 0 0 0 3px #fff,inset 0 0 0 23px #131518,0 3px 4px rgb(0 0 0/.3)}
.laptop .case{background:#121417;border-radius:26px 26px 8px 8px;box-shadow:inset 0 0 0 2px #4a5057}
.laptop .screen{border-radius:8px}
.laptop .deck{position:absolute;left:-110px;right:-110px;top:100%;height:34px;border-radius:4px 4px 26px 26px;
  background:linear-gradient(#c9ccce,#a3a8ac 40%,#6e7478)}
.laptop .deck i{position:absolute;left:50%;top:0;width:220px;height:13px;margin-left:-110px;
  border-radius:0 0 12px 12px;background:#858b90}
.laptop.dark .deck{background:linear-gradient(#5a6067,#3c4147 40%,#1f2327)}
.laptop.dark .deck i{background:#272b30}
.monitor .case{background:#14171a;border-radius:20px;box-shadow:inset 0 0 0 2px #484e55}
.monitor .screen{border-radius:6px}
.monitor .neck{position:absolute;left:50%;top:100%;width:210px;height:120px;margin-left:-105px;
  background:linear-gradient(#15191c,#343a40 26%,#23282c)}
.monitor .foot{position:absolute;left:50%;top:calc(100% + 112px);width:560px;height:20px;margin-left:-280px;
  border-radius:8px 8px 3px 3px;background:linear-gradient(#596067,#2b3035);box-shadow:0 24px 40px rgb(8 12 18/.5)}
.browser .case{border-radius:16px;overflow:hidden;background:#fff;box-shadow:0 0 0 1px rgb(10 14 20/.14)}
.browser .urlbar{height:48px;display:flex;align-items:center;gap:10px;padding:0 22px;background:#ecebe8;
  font:500 16px 'Liberation Sans',sans-serif;color:#5d6066}
.browser .urlbar i{width:13px;height:13px;border-radius:50%;background:#c9c8c4}
.browser .urlbar span{margin:0 auto;padding:6px 90px;border-radius:9px;background:#fafaf8;transform:translateX(-34px)}
.browser.dark .urlbar{background:#24272b;color:#b9bdc2}
.browser.dark .urlbar i{background:#4a4f55}
.browser.dark .urlbar span{background:#17191c}`;
