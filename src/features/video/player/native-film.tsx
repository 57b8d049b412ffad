import { type Film, type PlayerLabels, webmType } from './film';

type Props = { film: Film; labels: PlayerLabels; still: string };

/** What plays without JavaScript: the browser's own player for a file, a link for a film that lives elsewhere. */
export function NativeFilm({ film, labels, still }: Props) {
  if (film.kind !== 'file') {
    return (
      <a href={film.page} className="absolute inset-0 flex items-end p-6 lg:p-10">
        <span className="rounded-(--radius-drop) bg-amber px-6 py-4 font-semibold text-on-amber">
          {labels.openSource}
        </span>
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the rule does not see the tracks that are written from `film.captions`
    <video
      controls
      preload="none"
      poster={still}
      className="absolute inset-0 size-full"
      aria-label={labels.player}
    >
      {film.webm && <source src={film.webm} type={webmType} />}
      <source src={film.src} type="video/mp4" />
      {film.captions.map(({ lang, src, label }, index) => (
        <track
          key={src}
          kind="captions"
          srcLang={lang}
          src={src}
          label={label}
          default={index === 0}
        />
      ))}
    </video>
  );
}
