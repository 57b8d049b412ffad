import type { CaseStudyPage } from '@/collections/case-studies';
import { accentStyle } from './case-study-look';
import { Gains } from './gains';
import { PictureSlider } from './picture-slider';
import { ProcessTabs } from './process-tabs';
import { Story } from './story';
import { CrucialAreas, Reasons, Strategy, TechnologyTiles } from './study-brief';
import { StudyHeader } from './study-header';
import { TeamShares } from './team-hours';
import { Testimonial } from './testimonial';

/**
 * A case study in its order: what came of it first, then why and how, for those who decide; the longer story with the
 * team and the tools, for those who build; last, somebody to ask.
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
      <TeamShares study={study} />
      <TechnologyTiles study={study} />
      <Testimonial study={study} />
    </article>
  );
}
