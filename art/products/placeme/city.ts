/** Wierzbno, an invented city: a river, a canal, parks, streets, and neighbourhoods as soft shapes. */

const blobs = {
  'Old Ropeworks': {
    x: 122,
    y: 236,
    path: 'M46 190c24-40 76-52 118-38s60 54 44 92-54 66-100 60-86-70-62-114z',
  },
  Orchards: {
    x: 292,
    y: 128,
    path: 'M246 70c36-26 92-18 112 20s-2 84-44 96-86-14-96-48 2-50 28-68z',
  },
  'Lower Mill': {
    x: 272,
    y: 372,
    path: 'M222 322c30-26 88-24 110 10s14 84-26 98-92 6-108-34 0-54 24-74z',
  },
} as const;

const streets =
  'M-20 120L420 40M-20 300L200 262 420 300M60-20L120 460M180-20l26 500M330-20l-30 500M-20 210q120-30 200-30t240 40M-20 430l440-60M250-20l70 200 100 60M-20 40l160 120 60 120 120 200M100 470l60-160M380 330l-120 40';

interface City {
  /** Neighbourhoods drawn as answers, with the label under each name. */
  places?: [name: keyof typeof blobs, label: string][];
}

/** A map of 390x470 units, filling `width`x`height`. */
export function city(width: number, height: number, { places = [] }: City): string {
  const [land, water, street, park] = ['#efe6e1', '#cfdde0', '#ffffff', '#dbe5cf'];
  const shapes = places.map(([name, label]) => {
    const { x, y, path } = blobs[name];
    return (
      `<path d="${path}" fill="#c2306b" fill-opacity=".86"/><text x="${x}" y="${y - 6}" class="n">${name}</text>` +
      `<text x="${x}" y="${y + 20}" class="l">${label}</text>`
    );
  });
  return (
    `<svg width="${width}" height="${height}" viewBox="0 0 390 470" preserveAspectRatio="xMidYMid slice"><rect x="-100" y="-100" width="600" height="700" fill="${land}"/>` +
    `<g fill="${park}"><path d="M230-10q60 30 40 60t-90 10-40-70zM10 330q50-26 86 6t10 70-80 20-16-96z"/><circle cx="350" cy="262" r="38"/></g>` +
    `<g fill="none" stroke="${water}"><path d="M-30 40c80 20 60 110 130 150s70 120 150 150 90 70 180 60" stroke-width="34"/><path d="M176 238l244-120" stroke-width="13"/></g>` +
    // Streets after the water, so that every crossing is a bridge.
    `<path d="${streets}" fill="none" stroke="${street}" stroke-width="7"/><path d="M-20 86q150 60 200 60t220-30" fill="none" stroke="${street}" stroke-width="14"/>` +
    `${shapes.join('')}</svg>`
  );
}

/** One corner of Lower Mill, close: two streets, a mill, shops, the tram line, at a given hour. */
export function corner(hour: 8 | 15 | 23): string {
  const [sky, ground, street, wall, lit] = {
    8: ['#f7dfd2', '#e9dcd4', '#ffffff', '#d8b9ae', '#fff6dd'],
    15: ['#d6e6ea', '#e4e8d8', '#ffffff', '#c9a79a', '#eaf3f4'],
    23: ['#2a1730', '#35203a', '#4d3650', '#5a2346', '#f6c760'],
  }[hour] as [string, string, string, string, string];
  const windows = (x: number, y: number, rows: number, columns: number, on: number): string =>
    Array.from({ length: rows * columns }, (_, i) => {
      const open = hour === 23 ? (i * 7) % 11 < on : true;
      return `<rect x="${x + (i % columns) * 26}" y="${y + Math.floor(i / columns) * 34}" width="14" height="20" rx="7" fill="${open ? lit : '#431c38'}"/>`;
    }).join('');
  const light =
    hour === 23 ? '<path d="M232 128l-46 160h92z" fill="#f6c760" fill-opacity=".22"/>' : '';
  const orb = {
    8: '<circle cx="84" cy="90" r="30" fill="#f4a37c"/>',
    15: '<circle cx="150" cy="86" r="24" fill="#fff"/>',
    23: '<circle cx="216" cy="84" r="17" fill="#f4ece4"/>',
  }[hour];
  return (
    `<svg width="390" height="330" viewBox="0 0 390 330"><rect width="390" height="330" fill="${sky}"/>${orb}` +
    `<path d="M0 250h390v80H0z" fill="${ground}"/><path d="M0 276h390v34H0z" fill="${street}"/><path d="M0 286h390M0 300h390" stroke="${wall}" stroke-width="3"/>` +
    `<path d="M14 250V120l46-34 46 34v130z" fill="${wall}"/><path d="M106 250V146h96v104z" fill="#c2306b" fill-opacity="${hour === 23 ? 0.5 : 0.75}"/><path d="M262 250V108h112v142z" fill="#5a2346" fill-opacity="${hour === 23 ? 1 : 0.82}"/>` +
    `${windows(30, 132, 3, 3, 3)}${windows(118, 162, 2, 3, 2)}${windows(276, 124, 3, 4, 3)}` +
    `<path d="M100 214h108l-8-20h-92z" fill="${hour === 23 ? '#6d3a55' : '#fff'}"/><path d="M232 250V128" stroke="#2b1a24" stroke-width="5"/><circle cx="232" cy="124" r="8" fill="${lit}"/>${light}` +
    (hour === 23
      ? ''
      : `<g transform="translate(${hour === 8 ? 196 : 20} 232)"><rect width="150" height="56" rx="14" fill="#fbf4f2"/><path d="M0 34h150v8a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z" fill="#c2306b"/><path d="M14 10h30v18H14zM52 10h30v18H52zM90 10h46v18H90z" fill="#5a2346"/><path d="M75 0V-14l-12-8" stroke="#2b1a24" stroke-width="3" fill="none"/></g>`) +
    '</svg>'
  );
}

export const cityCss = `
svg .n{font:700 19px Round;fill:#fff;text-anchor:middle;letter-spacing:-.03em}
svg .l{font:500 17px Text;fill:#fff;text-anchor:middle}`;
