/** Street fronts of four houses in flat line art, without people, cars or trees. Boxes 150 wide. */
interface Front {
  bays: number;
  floors: number;
  /** Outline of the house from ground to ground. */
  outline: string;
  /** Top of the highest row of windows. */
  from: number;
  extra: string;
  /** Window to fill, counted from the top left. */
  lit?: number;
}

function windows({ bays, floors, from, lit }: Front, colour: string): string {
  const [w, step] = [9, 118 / bays];
  const rise = (136 - from) / floors;
  return Array.from({ length: bays * floors }, (_, i) => {
    const x = 16 + (i % bays) * step + (step - w) / 2;
    const y = from + Math.floor(i / bays) * rise;
    const fill = i === lit ? colour : 'none';
    return `<path d="M${x.toFixed(1)} ${(y + 14).toFixed(1)}v-11a${w / 2} 3 0 0 1 ${w} 0v11zM${(x - 2).toFixed(1)} ${(y + 15.6).toFixed(1)}h${w + 4}" fill="${fill}"/>`;
  }).join('');
}

const front =
  (house: Front) =>
  (colour: string, lit?: number): string =>
    `<svg viewBox="0 -4 150 167" fill="none" stroke="${colour}" stroke-width="1.7" stroke-linejoin="round">` +
    `<path d="${house.outline}"/>${windows({ ...house, ...(lit === undefined ? {} : { lit }) }, colour)}<path d="${house.extra}"/></svg>`;

const door = 'M68 160v-17a7 7 0 0 1 14 0v17';

export const elevations = {
  'Mill Lane 12': front({
    bays: 5,
    floors: 5,
    from: 46,
    outline: 'M12 160V38H26V27H40V16H54V5H96V16H110V27H124V38H138V160z',
    extra: `M12 42H138M69 18a6 6 0 1 1 12 0a6 6 0 1 1 -12 0M58 30h34M12 136H138${door}`,
  }),
  'Ropewalk 4': front({
    bays: 6,
    floors: 3,
    from: 68,
    outline: 'M10 160V62L22 28H128L140 62V160z',
    extra: `M10 62H140M34 56V40h12v16M69 56V40h12v16M104 56V40h12v16M10 134H140M20 160v-14a8 8 0 0 1 16 0v14M44 160v-14a8 8 0 0 1 16 0v14M92 160v-14a8 8 0 0 1 16 0v14M116 160v-14a8 8 0 0 1 16 0v14M24 28V12h9v16`,
  }),
  'Granary Court': front({
    bays: 4,
    floors: 3,
    from: 78,
    outline: 'M14 160V72L75 6L136 72V160z',
    extra: `M14 72H136M75 6V-2M75 20h20v10M66 62V46h18v16zM48 64h10v-10h-10zM92 64h10v-10h-10zM14 136H136M62 160v-20h26v20M62 140l26 20M88 140l-26 20`,
  }),
  'Old Ferry Street 31': front({
    bays: 4,
    floors: 5,
    from: 30,
    outline: 'M18 160V18H132V160z',
    extra: `M12 18H138M12 22H138M44 18V6h14v12M24 52h26M24 74h26M24 96h26M100 52h26M100 74h26M100 96h26M18 134H132${door}`,
  }),
};

export type House = keyof typeof elevations;
