import { useTranslations } from 'next-intl';
import { useFormatter } from '@/i18n/formatter';

/** Says above the page that it does not show the present, but this moment (`SITE_NOW`). Not printed. */
export function ClockNotice({ moment }: { moment: Date }) {
  const words = useTranslations('site.clock');
  const format = useFormatter();
  const shown = format.dateTime(moment, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <aside
      aria-label={words('label')}
      data-print="hide"
      className="text-balance bg-amber px-gutter py-2 text-center font-semibold text-on-amber text-small"
    >
      {words('text', { moment: shown })}
    </aside>
  );
}
