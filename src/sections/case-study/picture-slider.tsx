import type { CaseStudyPage } from '@/collections/case-studies';

/** Its place on the page. */
export function PictureSlider({ study }: { study: CaseStudyPage }) {
  return <section lang={study.lang} />;
}
