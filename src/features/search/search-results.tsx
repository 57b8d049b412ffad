import { LanguageCode } from '@/i18n/language-code';
import { WarmLink } from '@/i18n/warm-link';
import type { ResultWords } from './index-file';
import type { SearchHit } from './search';
import { groupByKind } from './search-entry';
import { markWords } from './search-words';

type Props = { hits: readonly SearchHit[]; words: ResultWords };

/** The results by kind; the kind of the best hit is first. */
export function SearchResults({ hits, words }: Props) {
  return (
    <div data-results="found" className="grid gap-y-8">
      {groupByKind(hits, ({ entry }) => entry.kind).map(({ kind, members }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className="font-semibold text-amber-ink text-small">
            {words.kinds[kind]}
          </h2>
          <ul>
            {members.map((hit) => (
              <Result key={hit.entry.path} hit={hit} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Result({ hit, words }: { hit: SearchHit; words: ResultWords }) {
  const { entry, found, heading, also } = hit;
  return (
    <li lang={entry.lang} className="border-line border-b py-3 last:border-b-0">
      <WarmLink
        href={entry.path}
        className="link-quiet tap-line py-1.5 wrap-anywhere font-bold font-display text-lead leading-tight"
      >
        <span>
          <MarkedText text={entry.title} found={found} />
        </span>
      </WarmLink>
      {entry.lang && <ResultLanguage lang={entry.lang} word={words.language} />}
      {entry.description && (
        <p className="mt-1 line-clamp-3 text-muted md:line-clamp-2 text-small">
          <MarkedText text={entry.description} found={found} />
        </p>
      )}
      {heading && (
        <WarmLink
          href={`${entry.path}#${heading.id}`}
          className="link-plain mt-1 tap-line text-small"
        >
          <span>
            <span lang={document.documentElement.lang}>{words.section}: </span>
            <MarkedText text={heading.text} found={found} />
          </span>
        </WarmLink>
      )}
      {also.length > 0 && (
        <p className="text-muted text-small">
          <span lang={document.documentElement.lang}>{words.also}: </span>
          <MarkedText text={also.join(', ')} found={found} />
        </p>
      )}
    </li>
  );
}

/** The mark of a result in another language than the page. */
function ResultLanguage({ lang, word }: { lang: string; word: string }) {
  const locale = document.documentElement.lang;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(lang);
  return <LanguageCode code={lang} locale={locale} name={`${word}: ${name}`} />;
}

/** A text in which the found words are marked. */
function MarkedText({ text, found }: { text: string; found: ReadonlySet<string> }) {
  let place = 0;
  return markWords(text, found).map((part) => {
    place += part.text.length;
    return part.isMatch ? (
      <mark key={place} className="rounded-sm bg-amber/30 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
