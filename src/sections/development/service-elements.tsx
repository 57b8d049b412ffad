import { useTranslations } from 'next-intl';
import type { Locale } from '@/site/locales';
import { Section } from '@/ui/section';

type Props = { elements: { title: string; description: string }[]; lang: Locale };

/** What a service includes, as a grid; absent where nothing is listed. */
export function ServiceElements({ elements, lang }: Props) {
  const words = useTranslations('development');
  if (elements.length === 0) return null;
  return (
    <div className="bg-raised">
      <Section id="elements" title={words('elements')}>
        <ul lang={lang} className="grid gap-x-10 sm:grid-cols-2">
          {elements.map(({ title, description }) => (
            <li key={title} className="tide-line py-6">
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
