import { useTranslations } from 'next-intl';
import type { TechnologyTile } from '@/collections/technologies';
import { Section } from '@/ui/section';
import { TileList } from '@/ui/tile-list';

/** The technologies as a grid of tiles: drawing and name; absent where there is none. */
export function TechnologyGrid({ technologies }: { technologies: TechnologyTile[] }) {
  const words = useTranslations('main-page.technologies');
  if (technologies.length === 0) return null;
  return (
    <Section id="technologies" title={words('title')} lead={words('lead')}>
      <TileList tiles={technologies} />
    </Section>
  );
}
