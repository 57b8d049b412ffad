import { describeStudiesPage, StudiesPage } from './studies-page';

export const generateMetadata = () => describeStudiesPage({ number: 1 });

export default function CaseStudies() {
  return <StudiesPage number={1} />;
}
