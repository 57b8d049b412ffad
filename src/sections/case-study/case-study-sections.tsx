import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { PictureDialog } from '@/ui/picture-dialog';
import { accentStyle } from './case-study-look';
import { PictureSlider } from './picture-slider';
import { ProcessTabs } from './process-tabs';
import { CrucialAreas, Gains, Reasons, Strategy } from './study-brief';
import { StudyEnd } from './study-end';
import { StudyHeader } from './study-header';
import { Story } from './study-story';
import { TeamHours } from './team-hours';
import { Testimonial } from './testimonial';

/**
 * All sections of a case study in order. Decision makers read the first part: results, what the client says of them,
 * reasons, approach. Builders read on: the long story, the team, the technologies. The contact person comes last.
 * Sections stand closer than elsewhere: there are eleven.
 */
export function CaseStudySections({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('site.zoom');
  return (
    <article
      style={accentStyle(study.accent)}
      className="not-print:[--spacing-section:clamp(3rem,5.2vw,5rem)]"
    >
      <StudyHeader study={study} />
      <Gains study={study} />
      <Testimonial study={study} />
      <div className="page-grid gap-y-14 py-section">
        <Reasons study={study} />
        <Strategy study={study} />
      </div>
      <ProcessTabs study={study} />
      <CrucialAreas study={study} />
      <PictureSlider study={study} />
      <Story study={study} />
      <TeamHours study={study} />
      <StudyEnd study={study} />
      <PictureDialog close={words('close')} />
    </article>
  );
}
