import { chance, drawing, line, oklch, plane } from '../kit';
import { amber, ink, paper, tide } from '../palette';
import { downward, glow, pebble, sideways } from '../resin';
import { dot, facet } from '../shapes';

const sieve = { x: 800, y: 380, rx: 560, ry: 170, depth: 128 };

const ellipse = (y: number, shrink: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${sieve.x}" cy="${y}" rx="${sieve.rx - shrink}" ry="${sieve.ry - shrink * 0.32}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** The mesh as seen from above: two families of wires inside the ring. */
function mesh(): string {
  const wires: string[] = [];
  for (let i = -11; i <= 11; i += 1) {
    const x = sieve.x + i * 48;
    wires.push(`M${x - 150} ${sieve.y + 260}L${x + 150} ${sieve.y - 130}`);
    wires.push(`M${x + 150} ${sieve.y + 260}L${x - 150} ${sieve.y - 130}`);
  }
  return (
    `<clipPath id="net"><ellipse cx="${sieve.x}" cy="${sieve.y + 44}" rx="${sieve.rx - 42}" ry="${sieve.ry - 22}"/></clipPath>` +
    `<g clip-path="url(#net)">${ellipse(sieve.y + 44, 0, ink)}` +
    `<path d="${wires.join('')}" stroke="${amber.deep}" stroke-width="5" stroke-opacity="0.85"/></g>`
  );
}

/** Grains under the mesh: dense and bright in the middle, scattered at the rim. */
function grains(): string {
  const next = chance(303);
  return Array.from({ length: 520 }, () => {
    const spread = (next() + next() + next()) / 1.5 - 1;
    const fall = next();
    const x = sieve.x + spread * (500 - fall * 190);
    const y = 600 + fall * 330;
    const tones = [amber.glow, amber.light, amber.pale, paper, amber.deep];
    return dot(
      x,
      y,
      2.6 + next() * 5.4,
      tones[Math.floor(next() * 5)] ?? paper,
      0.55 + next() * 0.45,
    );
  }).join('');
}

/** The ring: lit on the left, in shade on the right, open at the top. */
function ring(): string {
  const { x, y, rx, ry, depth } = sieve;
  const outer = `M${x - rx} ${y}V${y + depth}A${rx} ${ry} 0 0 0 ${x + rx} ${y + depth}V${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
  const band = `M${x - rx} ${y + 84}A${rx} ${ry} 0 0 0 ${x + rx} ${y + 84}`;
  return (
    `<path d="${outer}" fill="url(#hoop)"/>` +
    `<path d="${band}" fill="none" stroke="${ink}" stroke-width="10" stroke-opacity="0.35"/>` +
    `<path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}" fill="none" stroke="${tide.mist}" stroke-width="14"/>`
  );
}

/** Fine sand falls through the sieve and glows; one stone of another kind stays in it. */
export function insideTheContentBuild() {
  const next = chance(9);
  return drawing(1600, 1000, [
    downward('workshop', oklch(0.27, 0.055, 48), oklch(0.2, 0.04, 45)),
    '<rect width="1600" height="1000" fill="url(#workshop)"/>',
    sideways('hoop', tide.pale, tide.dark),
    downward('stream', amber.glow, amber.pale),
    facet(
      [
        { x: 120, y: -20 },
        { x: 620, y: -20 },
        { x: 1180, y: 430 },
        { x: 420, y: 430 },
      ],
      amber.light,
      0.13,
    ),
    glow('fall', 800, 800, 620, amber.glow, 0.75),
    plane(
      '470,560! 620,700 690,860 700,1010! 900,1010! 910,860 980,700 1130,560!',
      'url(#stream)',
      0.3,
    ),
    plane('640,560! 740,720 760,1010! 840,1010! 860,720 960,560!', amber.pale, 0.4),
    grains(),
    plane('120,1010! 420,962 680,880 800,852 920,880 1180,962 1480,1010!', amber.glow),
    plane('120,1010! 420,962 680,880 800,852! 720,930 640,1010!', amber.light),
    ellipse(sieve.y, 0, tide.mid),
    ellipse(sieve.y + 8, 26, tide.deep),
    mesh(),
    plane('620,452! 760,420 1010,430 1060,470 960,520 720,518', ink, 0.65),
    pebble(840, 352, 158, next, tide.soft),
    plane('716,372! 730,270 800,220 880,206! 800,262 764,320', tide.mist, 0.75),
    line('760,440 850,392 934,300', amber.glow, 20),
    line('756,434 846,386 930,294', amber.pale, 6),
    ring(),
    `<path d="M${sieve.x - sieve.rx} ${sieve.y}A${sieve.rx} ${sieve.ry} 0 0 1 ${sieve.x + sieve.rx} ${sieve.y}" fill="none" stroke="${tide.pale}" stroke-width="14"/>`,
  ]);
}
