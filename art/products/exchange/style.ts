/** An engraved banknote: green on cotton paper, hairlines, guilloche. Gold belongs to metals only. */
import type { Font } from '../rig';

export const tone = {
  green: '#1d6b4f',
  deep: '#0c2b22',
  cotton: '#f3f4ea',
  pale: '#e3e9da',
  line: '#b9c8b5',
  soft: '#56695c',
  gold: '#b08a2e',
  goldPale: '#ead9a4',
};

/** Old Standard (fonts-oldstandard) and B612 (fonts-b612), both Debian; B612's figures are tabular. */
export const fonts: Font[] = [
  { family: 'Old', file: '/usr/share/fonts/truetype/fonts-oldstandard/OldStandard-Regular.ttf' },
  {
    family: 'Old',
    file: '/usr/share/fonts/truetype/fonts-oldstandard/OldStandard-Italic.ttf',
    style: 'italic',
  },
  { family: 'B612', file: '/usr/share/fonts/opentype/b612/B612-Regular.otf' },
  { family: 'B612', file: '/usr/share/fonts/opentype/b612/B612-Bold.otf', weight: 700 },
];

export const css = `
.screen{font:400 16px/1.45 B612,sans-serif;color:${tone.deep};background:${tone.cotton}!important}
.page{position:absolute;inset:0;display:flex;flex-direction:column;background:${tone.cotton}}
h1,h2,h3{font:400 60px/1 Old,serif;letter-spacing:-.01em}
b{font-weight:700}
.mono,td,th,dd{font-variant-numeric:tabular-nums}
.soft{color:${tone.soft}}
.back{position:absolute;inset:0;width:100%;height:100%}
.top{position:relative;flex:none;height:82px;display:flex;align-items:center;gap:36px;padding:0 48px;background:${tone.deep};
  color:${tone.cotton}}
.top+.micro{background:${tone.deep};color:#6fb592}
.top .logo{font:400 36px/1 Old;display:flex;align-items:center;gap:14px}
.top .end{margin-left:auto;font-family:B612;font-size:14px;color:#a9c2b1}.top u{text-underline-offset:8px;text-decoration-thickness:2px}
.micro{font:400 4.6px/1 B612;letter-spacing:.14em;white-space:nowrap;overflow:hidden;color:${tone.green};text-transform:uppercase;
  height:6px;flex:none}
.button{background:${tone.green};color:#fff;font-weight:700;font-size:18px;padding:19px 30px;text-align:center;white-space:nowrap}
.sample{font:italic 400 18px/1 Old}`;

/** A line of print so small it reads as a rule; only a glass shows the words. */
export const microtext = `<div class="micro" data-cut>${'sample rates · four metals · over one hundred and ninety currencies · '.repeat(14)}</div>`;

/** One closed engraved curve: a circle whose radius swings `waves` times. */
function curve(radius: number, swing: number, waves: number, phase: number): string {
  const points = Array.from({ length: 361 }, (_, i) => {
    const angle = (i / 180) * Math.PI;
    const r = radius + swing * Math.sin(waves * angle + phase);
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

interface Rosette {
  radius: number;
  colour: string;
  opacity?: number;
  waves?: number;
  /** Curves in each belt: fewer for small sizes. */
  lines?: number;
}

/** A guilloche rosette around 0,0, in three belts. */
export function rosette({
  radius,
  colour,
  opacity = 0.5,
  waves = 12,
  lines: count = 11,
}: Rosette): string {
  const belts: [number, number, number][] = [
    [0.82, 0.17, waves],
    [0.52, 0.16, waves - 3],
    [0.26, 0.12, waves - 5],
  ];
  const lines = belts.flatMap(([at, swing, turns]) =>
    Array.from({ length: count }, (_, i) =>
      curve(radius * at, radius * swing, turns, (i / count) * Math.PI * 2),
    ),
  );
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width=".9" stroke-opacity="${opacity}"/>`;
}

/** A band of interlaced waves across `width`, centred on y = 0. */
export function band(width: number, height: number, colour: string, opacity = 0.5): string {
  const lines = Array.from({ length: 14 }, (_, i) => {
    const points = Array.from({ length: Math.ceil(width / 8) + 1 }, (_, p) => {
      const x = p * 8;
      const y =
        Math.sin(x / 62 + (i / 14) * Math.PI * 2) * height * 0.5 * (0.6 + 0.4 * Math.cos(x / 190));
      return `${x} ${y.toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width=".9" stroke-opacity="${opacity}"/>`;
}

export const top = (here: string, end = 'sample rates · day closes 17:00'): string => {
  const link = (text: string) => (text === here ? `<u>${text}</u>` : `<span>${text}</span>`);
  return (
    `<div class="top"><span class="logo"><svg width="46" height="46" viewBox="-23 -23 46 46">${rosette({ radius: 21, colour: '#9fd0b4', opacity: 1, waves: 9, lines: 2 })}</svg>Talarek</span>` +
    `${['Rates', 'Quote', 'Metals', 'Transfers'].map(link).join('')}<span class="end">${end}</span></div>${microtext}`
  );
};

/** Seconds left of fifteen, as an engraved ring. */
export function ring(size: number, left: number, colour = tone.green, ground = tone.line): string {
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * Math.PI * 2 - Math.PI / 2;
    const on = i < (left / 15) * 60;
    const [a, b] = [on ? 76 : 82, 94];
    return `<path d="M${(Math.cos(angle) * a).toFixed(1)} ${(Math.sin(angle) * a).toFixed(1)}L${(Math.cos(angle) * b).toFixed(1)} ${(Math.sin(angle) * b).toFixed(1)}" stroke="${on ? colour : ground}" stroke-width="${on ? 5 : 2.4}"/>`;
  });
  return (
    `<svg width="${size}" height="${size}" viewBox="-100 -100 200 200">${rosette({ radius: 66, colour, opacity: 0.26, waves: 14, lines: 4 })}${ticks.join('')}` +
    `<text y="22" text-anchor="middle" font-family="Old" font-size="72" fill="${colour}">${left}</text><text y="46" text-anchor="middle" font-family="B612" font-size="14" fill="${colour}">seconds</text></svg>`
  );
}
