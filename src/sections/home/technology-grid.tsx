import { useTranslations } from 'next-intl';
import type { TechnologyTile } from '@/collections/technologies';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';

/** The technologies as a grid of tiles: drawing and name. */
export function TechnologyGrid({ technologies }: { technologies: TechnologyTile[] }) {
  const words = useTranslations('main-page.technologies');
  return (
    <Section id="technologies" title={words('title')} lead={words('lead')}>
      <ul className="grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-4">
        {technologies.map((technology) => (
          <li key={technology.key} className="tide-line flex items-center gap-4 py-6">
            <Picture
              image={technology.image}
              sizes="40px"
              className="size-10 shrink-0"
              decorative
            />
            <span className="font-semibold">{technology.name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
