type Props = {
  /** The code of the language, such as `pl`. */
  code: string;
  /** The language that `name` is in. */
  locale: string;
  /** What screen readers say, such as “Language: Polish”. */
  name: string;
};

/** The code of a language in a frame, in the colour of the text beside it. */
export function LanguageCode({ code, locale, name }: Props) {
  return (
    <span
      lang={locale}
      className="mx-2 inline-block rounded-md border border-current px-1.5 align-[0.15em] font-semibold font-text text-[0.6875rem] leading-[1.5] tracking-wider"
    >
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
