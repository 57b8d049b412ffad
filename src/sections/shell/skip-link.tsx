import { useTranslations } from 'next-intl';

/** The first stop of the keyboard: jumps over the header. Seen only while focused. */
export function SkipLink() {
  const words = useTranslations('site');
  return (
    <a
      href="#content"
      data-print="hide"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-(--radius-drop) bg-amber px-5 py-3 font-semibold text-on-amber focus:translate-y-0"
    >
      {words('skipToContent')}
    </a>
  );
}
