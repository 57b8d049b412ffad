import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Section } from '@/ui/section';
import { TileList } from '@/ui/tile-list';

/** What it was built with, restricted to the named ones where the document says so (specification, section 2); nothing without any. */
export function TechnologyTiles({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.technologies');
  if (study.tiles.length === 0) return null;
  return (
    <Section id="technologies" title={words('title')} className="tide-line">
      <TileList tiles={study.tiles} />
    </Section>
  );
}
