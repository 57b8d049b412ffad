import { drawing, oklch } from './kit';
import { amber, ink, paper, tide } from './palette';
import { glow, wash } from './resin';
import { dot, edges, facet, type Spot, sampled, spots } from './shapes';

type Tile = { corners: [Spot, Spot, Spot, Spot]; share: number };

const lens = { x: 812, y: 490, r: 322 };
const course = spots(
  '-160,250 60,150 300,80 540,80 720,200 800,380 824,560 880,740 1020,880 1240,930 1480,860 1760,700',
);

/** Tiles along the ribbon, small where it is far and large where it comes near. */
function ribbon(): Tile[] {
  const curve = sampled(course, 26);
  const half = (share: number) => 54 + share ** 1.1 * 196;
  const [left, right] = edges(curve, half);
  const tiles: Tile[] = [];
  for (let i = 0; i < curve.length - 4; ) {
    const share = i / (curve.length - 1);
    let [j, length] = [i, 0];
    while (length < half(share) * 0.6 && j < curve.length - 2) {
      const [a, b] = [curve[j], curve[j + 1]];
      if (a && b) length += Math.hypot(b.x - a.x, b.y - a.y);
      j += 1;
    }
    const corners = [left[i], right[i], right[j], left[j]];
    const [a, b, c, d] = corners;
    if (a && b && c && d) tiles.push({ corners: [a, b, c, d], share });
    i = Math.max(j, i + 1);
  }
  return tiles;
}

const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** A place on a tile: `across` from its left edge, `along` from its start. */
const onTile = ({ corners: [a, b, c, d] }: Tile, across: number, along: number): Spot =>
  between(between(a, b, across), between(d, c, across), along);

const patch = (tile: Tile, x: number, y: number, width: number, height: number): Spot[] => [
  onTile(tile, x, y),
  onTile(tile, x + width, y),
  onTile(tile, x + width, y + height),
  onTile(tile, x, y + height),
];

/** A row as the list knows it but has not drawn it: a dark blank with one faint edge. */
function blank(tile: Tile): string {
  const tone = oklch(0.36 + tile.share * 0.12, 0.085 + tile.share * 0.02, 50);
  return (
    facet(patch(tile, 0, 0.06, 1, 0.88), tone) +
    facet(patch(tile, 0, 0.06, 1, 0.12), amber.deep, 0.3 + tile.share * 0.3) +
    facet(patch(tile, 0, 0.82, 1, 0.12), ink, 0.25)
  );
}

/** The same row under the lens: a lit card with a picture and two lines. */
function drawn(tile: Tile, index: number): string {
  const picture = index % 3 === 1 ? tide.soft : index % 3 === 2 ? amber.dark : amber.deep;
  return [
    facet(patch(tile, 0, 0.05, 1, 0.9), index % 2 ? amber.pale : paper),
    facet(patch(tile, 0, 0.05, 1, 0.12), '#ffffff', 0.6),
    facet(patch(tile, 0.08, 0.22, 0.26, 0.56), picture),
    facet(patch(tile, 0.08, 0.22, 0.26, 0.26), paper, 0.2),
    facet(patch(tile, 0.42, 0.28, 0.46, 0.16), amber.dark, 0.85),
    facet(patch(tile, 0.42, 0.56, 0.3, 0.14), amber.deep, 0.6),
  ].join('');
}

/** The ribbon's own shadow, so that near turns lie over far ones. */
const shadow = ({ corners }: Tile): string =>
  facet(
    corners.map(({ x, y }) => ({ x: x + 14, y: y + 30 })),
    ink,
    0.3,
  );

const magnified = (body: string, scale: number): string =>
  `<g transform="translate(${lens.x} ${lens.y}) scale(${scale}) translate(${-lens.x} ${-lens.y})">` +
  `${body}</g>`;

/** The lens: warm glass, enlarged lit rows, a thick rim with the light on its upper left. */
function glass(tiles: Tile[]): string {
  const seen = tiles.map((tile, i) => shadow(tile) + drawn(tile, i)).join('');
  const { x, y, r } = lens;
  const arc = (radius: number, from: Spot, to: Spot, width: number, tone: string) =>
    `<path d="M${x + from.x * radius} ${y + from.y * radius}A${radius} ${radius} 0 0 1 ` +
    `${x + to.x * radius} ${y + to.y * radius}" fill="none" stroke="${tone}" ` +
    `stroke-width="${width}" stroke-linecap="round"/>`;
  return [
    glow('lens-light', x, y, 640, amber.glow, 0.75),
    dot(x + 20, y + 34, r + 26, ink, 0.35),
    `<clipPath id="lens"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`,
    `<g clip-path="url(#lens)">${dot(x, y, r, amber.glow)}${dot(x - 60, y - 80, r * 0.8, amber.light, 0.7)}`,
    magnified(seen, 1.36),
    dot(x - 120, y - 330, r * 1.02, paper, 0.16),
    '</g>',
    `<circle cx="${x}" cy="${y}" r="${r + 10}" fill="none" stroke="${amber.ember}" stroke-width="34"/>`,
    `<circle cx="${x}" cy="${y}" r="${r + 12}" fill="none" stroke="${amber.glow}" stroke-width="18"/>`,
    arc(r + 12, { x: -0.94, y: 0.34 }, { x: 0.2, y: -0.98 }, 10, amber.pale),
    arc(r - 34, { x: -0.96, y: -0.26 }, { x: -0.5, y: -0.866 }, 16, paper),
  ].join('');
}

/** An endless ribbon of blanks; only what is under the lens is drawn and lit. */
export function listsThatScroll() {
  const tiles = ribbon();
  return drawing(1600, 1000, [
    wash('dark', oklch(0.25, 0.05, 46), oklch(0.19, 0.03, 50)),
    glow('warmth', 420, 240, 760, amber.ember, 0.9),
    glow('cool', 1560, 1000, 620, tide.mid, 0.5),
    ...tiles.map((tile) => shadow(tile) + blank(tile)),
    glass(tiles),
  ]);
}
