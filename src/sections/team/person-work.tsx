import { useTranslations } from 'next-intl';
import type { Locale } from '@/site/locales';
import type { Href } from '@/site/routes';
import { CardLink } from '@/ui/card-link';
import { Section } from '@/ui/section';

type Work = { href: Href; title: string; description: string; lang: Locale };

/** What somebody teaches or answers for: workshops and finished projects; absent where there is none. */
export function PersonWork({ works }: { works: readonly Work[] }) {
  const words = useTranslations('team.work');
  if (works.length === 0) return null;
  return (
    <Section id="work" title={words('title')} className="tide-line">
      <ul>
        {works.map(({ href, title, description, lang }) => (
          <li
            key={title}
            lang={lang}
            className="tide-line relative py-6 first:border-t-0 first:pt-0"
          >
            <h3 className="text-title">
              <CardLink href={href}>{title}</CardLink>
            </h3>
            <p className="mt-2 max-w-[60ch] text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
