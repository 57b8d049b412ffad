import { aBudgetThatSurvives } from './a-budget-that-survives';
import { designTokensInThreeLayers } from './design-tokens-in-three-layers';
import { estimatesYouCanDefend } from './estimates-you-can-defend';
import { flakyIsABugReport } from './flaky-is-a-bug-report';
import { formsBeforeJavascript } from './forms-before-javascript';
import { hiringByPullRequest } from './hiring-by-pull-request';
import { keyboardFirstReview } from './keyboard-first-review';
import type { Drawing } from './kit';
import { listsThatScroll } from './lists-that-scroll';
import { newArchitectureChecklist } from './new-architecture-checklist';
import { offlineFirstWithoutRegret } from './offline-first-without-regret';
import { gdanskReactNight } from './publications/gdansk-react-night';
import { hooksAfterTenYears } from './publications/hooks-after-ten-years';
import { offlineFirstNotes } from './publications/offline-first-notes';
import { sitemapOfARewrite } from './publications/sitemap-of-a-rewrite';
import { springCohort } from './publications/spring-cohort';
import { stateOfSmallTeams } from './publications/state-of-small-teams';
import { reactCompilerWhatToDelete } from './react-compiler-what-to-delete';
import { testingWhatVisitorsFeel } from './testing-what-visitors-feel';
import { theBuildThatRefuses } from './the-build-that-refuses';
import { theHandoverWeek } from './the-handover-week';
import { theStranglerRoute } from './the-strangler-route';
import { typescriptSevenInAnAfternoon } from './typescript-seven-in-an-afternoon';
import { estimateWithThreeNumbers } from './videos/estimate-with-three-numbers';
import { firstWeekOfASubscription } from './videos/first-week-of-a-subscription';
import { insideTheContentBuild } from './videos/inside-the-content-build';
import { keyboardTour } from './videos/keyboard-tour';
import { offlineRound } from './videos/offline-round';
import { readingAFlameGraph } from './videos/reading-a-flame-graph';
import { shipDayInFourMinutes } from './videos/ship-day-in-four-minutes';
import { whatCrossesTheWire } from './what-crosses-the-wire';

/** Every cover and publication image by its path under public/images. */
export const covers: Record<string, () => Drawing> = {
  'blog/what-crosses-the-wire/cover.webp': whatCrossesTheWire,
  'blog/new-architecture-checklist/cover.webp': newArchitectureChecklist,
  'blog/a-budget-that-survives/cover.webp': aBudgetThatSurvives,
  'blog/estimates-you-can-defend/cover.webp': estimatesYouCanDefend,
  'blog/forms-before-javascript/cover.webp': formsBeforeJavascript,
  'blog/the-build-that-refuses/cover.webp': theBuildThatRefuses,
  'blog/testing-what-visitors-feel/cover.webp': testingWhatVisitorsFeel,
  'blog/design-tokens-in-three-layers/cover.webp': designTokensInThreeLayers,
  'blog/offline-first-without-regret/cover.webp': offlineFirstWithoutRegret,
  'blog/hiring-by-pull-request/cover.webp': hiringByPullRequest,
  'blog/the-strangler-route/cover.webp': theStranglerRoute,
  'blog/react-compiler-what-to-delete/cover.webp': reactCompilerWhatToDelete,
  'blog/flaky-is-a-bug-report/cover.webp': flakyIsABugReport,
  'blog/lists-that-scroll/cover.webp': listsThatScroll,
  'blog/keyboard-first-review/cover.webp': keyboardFirstReview,
  'blog/typescript-seven-in-an-afternoon/cover.webp': typescriptSevenInAnAfternoon,
  'blog/the-handover-week/cover.webp': theHandoverWeek,
  'publications/sitemap-of-a-rewrite.webp': sitemapOfARewrite,
  'publications/hooks-after-ten-years.webp': hooksAfterTenYears,
  'publications/offline-first-notes.webp': offlineFirstNotes,
  'publications/gdansk-react-night.webp': gdanskReactNight,
  'publications/spring-cohort.webp': springCohort,
  'publications/state-of-small-teams.webp': stateOfSmallTeams,
  'videos/ship-day-in-four-minutes/cover.webp': shipDayInFourMinutes,
  'videos/reading-a-flame-graph/cover.webp': readingAFlameGraph,
  'videos/keyboard-tour/cover.webp': keyboardTour,
  'videos/estimate-with-three-numbers/cover.webp': estimateWithThreeNumbers,
  'videos/first-week-of-a-subscription/cover.webp': firstWeekOfASubscription,
  'videos/offline-round/cover.webp': offlineRound,
  'videos/inside-the-content-build/cover.webp': insideTheContentBuild,
};
