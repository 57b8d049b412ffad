import { useTranslations } from 'next-intl';
import type { TechnologyTile } from '@/collections/case-studies';
import { Section } from '@/ui/section';
import { TileList } from '@/ui/tile-list';

/** The technologies as a grid of tiles: drawing and name. */
export function TechnologyGrid({ technologies }: { technologies: TechnologyTile[] }) {
  const words = useTranslations('main-page.technologies');
  return (
    <Section id="technologies" title={words('title')} lead={words('lead')}>
      <TileList tiles={technologies} />
    </Section>
  );
}
