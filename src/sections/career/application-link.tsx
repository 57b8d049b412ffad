import { useTranslations } from 'next-intl';
import type { JobSummary } from '@/collections/jobs';
import { career } from '@/site/career';
import { type ButtonLook, buttonClass } from '@/ui/button-class';

type Props = { job: JobSummary } & Pick<ButtonLook, 'look'>;

/** Opens a letter to the people who hire, its subject filled in. */
export function ApplicationLink({ job, look }: Props) {
  const words = useTranslations('career.job');
  const subject = encodeURIComponent(words('subject', { title: job.title }));
  return (
    <a href={`mailto:${career.email}?subject=${subject}`} className={buttonClass({ look })}>
      {words('apply')}
    </a>
  );
}
