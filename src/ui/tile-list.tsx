import { Picture, type PictureData } from './picture';

type Props = {
  tiles: readonly { key: string; name: string; image: PictureData }[];
  /** Closer together, where the tiles are beside something else. */
  isDense?: boolean;
};

/** Small tiles in columns, each with a mark and a name. */
export function TileList({ tiles, isDense = false }: Props) {
  return (
    <ul
      className={`grid grid-cols-2 overflow-x-clip sm:grid-cols-3 ${isDense ? '' : 'xl:grid-cols-4'}`}
    >
      {tiles.map(({ key, name, image }) => (
        <li
          key={key}
          className={`tide-line tide-run flex items-center gap-2 sm:gap-4 ${isDense ? 'py-3' : 'py-6'}`}
        >
          <Picture image={image} sizes="48px" className="size-12 shrink-0" isDecorative />
          <span className="wrap-anywhere min-w-0 text-[clamp(0.8rem,4.3vw,1rem)] font-semibold">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
