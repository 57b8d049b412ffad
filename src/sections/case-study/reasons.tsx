import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Section } from '@/ui/section';

/** Why the client came. */
export function Reasons({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.reasons');
  return (
    <Section id="reasons" title={words('title')} lead={words('lead')}>
      <ul lang={study.lang}>
        {study.reasons.map((reason) => (
          <li key={reason} className="tide-line py-6 text-lead first:border-t-0 first:pt-0">
            {reason}
          </li>
        ))}
      </ul>
    </Section>
  );
}
