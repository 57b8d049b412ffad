import { aBudgetThatSurvives } from './a-budget-that-survives';
import { estimatesYouCanDefend } from './estimates-you-can-defend';
import { formsBeforeJavascript } from './forms-before-javascript';
import type { Drawing } from './kit';
import { newArchitectureChecklist } from './new-architecture-checklist';
import { gdanskReactNight } from './publications/gdansk-react-night';
import { hooksAfterTenYears } from './publications/hooks-after-ten-years';
import { offlineFirstNotes } from './publications/offline-first-notes';
import { sitemapOfARewrite } from './publications/sitemap-of-a-rewrite';
import { springCohort } from './publications/spring-cohort';
import { stateOfSmallTeams } from './publications/state-of-small-teams';
import { theBuildThatRefuses } from './the-build-that-refuses';
import { whatCrossesTheWire } from './what-crosses-the-wire';

/** Every cover and publication image by its path under public/images. */
export const covers: Record<string, () => Drawing> = {
  'blog/what-crosses-the-wire/cover.webp': whatCrossesTheWire,
  'blog/new-architecture-checklist/cover.webp': newArchitectureChecklist,
  'blog/a-budget-that-survives/cover.webp': aBudgetThatSurvives,
  'blog/estimates-you-can-defend/cover.webp': estimatesYouCanDefend,
  'blog/forms-before-javascript/cover.webp': formsBeforeJavascript,
  'blog/the-build-that-refuses/cover.webp': theBuildThatRefuses,
  'publications/sitemap-of-a-rewrite.webp': sitemapOfARewrite,
  'publications/hooks-after-ten-years.webp': hooksAfterTenYears,
  'publications/offline-first-notes.webp': offlineFirstNotes,
  'publications/gdansk-react-night.webp': gdanskReactNight,
  'publications/spring-cohort.webp': springCohort,
  'publications/state-of-small-teams.webp': stateOfSmallTeams,
};
