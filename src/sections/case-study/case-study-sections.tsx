import type { CaseStudyPage } from '@/collections/case-studies';
import { accentStyle } from './case-study-look';
import { PictureSlider } from './picture-slider';
import { ProcessTabs } from './process-tabs';
import { CrucialAreas, Gains, Reasons, Strategy } from './study-brief';
import { StudyHeader } from './study-header';
import { Story, TechnologyTiles } from './study-story';
import { TeamHours } from './team-hours';
import { Testimonial } from './testimonial';

/**
 * All sections of a case study in order. Decision makers read the first part: results, reasons, approach. Builders read
 * on: the long story, the team, the technologies. The contact person comes last.
 */
export function CaseStudySections({ study }: { study: CaseStudyPage }) {
  return (
    <article style={accentStyle(study.accent)}>
      <StudyHeader study={study} />
      <Gains study={study} />
      <Reasons study={study} />
      <Strategy study={study} />
      <ProcessTabs study={study} />
      <CrucialAreas study={study} />
      <PictureSlider study={study} />
      <Story study={study} />
      <TeamHours study={study} />
      <TechnologyTiles study={study} />
      <Testimonial study={study} />
    </article>
  );
}
