/** The month as a wall: bricks laid in stretcher bond, 92 % up. */
import { chance } from '../../covers/kit';
import { tone } from './style';

const shades = ['#9b3d26', '#a9482f', '#8f3520', '#b2553a', '#94402b', '#a33f25'];

/** `share` (0-1) of the wall is laid, from the bottom left upwards. */
export function wall(width: number, rows: number, share: number): string {
  const next = chance(19);
  const [w, h, gap] = [50, 19, 3];
  const columns = Math.ceil(width / (w + gap)) + 1;
  const missing = (1 - share) * rows;
  /** The last two courses are racked back, as a bricklayer leaves them overnight. */
  const laid = (row: number): number => {
    const gaps: Record<number, number> = { [rows - 1]: missing * 0.72, [rows - 2]: missing * 0.28 };
    return Math.round(columns * (1 - (gaps[row] ?? 0)));
  };
  const bricks = Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    const x = (i % columns) * (w + gap) - (row % 2 ? w / 2 : 0);
    const y = (rows - 1 - row) * (h + gap);
    if (i % columns < laid(row)) {
      const shade = shades[Math.floor(next() * shades.length)] ?? tone.brick;
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${shade}"/>`;
    }
    return `<rect x="${x + 0.7}" y="${y + 0.7}" width="${w - 1.4}" height="${h - 1.4}" fill="${tone.plaster}"/>`;
  });
  const height = rows * (h + gap);
  return `<svg viewBox="0 0 ${width} ${height}" style="width:100%;background:${tone.line}">${bricks.join('')}</svg>`;
}
