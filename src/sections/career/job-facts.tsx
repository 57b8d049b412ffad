import { useTranslations } from 'next-intl';
import type { JobSummary } from '@/collections/jobs';

type Props = {
  job: JobSummary;
  /** How the list and each of its facts are laid out. */
  className?: string;
  factClass?: string;
};

/** Where, how and whether: a job in facts. An empty salary is not shown (specification, section 3). */
export function JobFacts({ job, className, factClass }: Props) {
  const words = useTranslations('career');
  const facts = [
    { key: 'location', text: job.location, lang: job.lang },
    { key: 'contract', text: words(`contracts.${job.contract}`) },
    { key: 'status', text: words(`statuses.${job.status}`) },
    { key: 'salary', text: job.salary, lang: job.lang },
  ] as const;
  return (
    <dl className={className}>
      {facts
        .filter(({ text }) => text !== '')
        .map(({ key, text, ...rest }) => (
          <div key={key} className={factClass}>
            <dt className="text-small opacity-85">{words(`facts.${key}`)}</dt>
            <dd className="font-semibold" {...rest}>
              {text}
            </dd>
          </div>
        ))}
    </dl>
  );
}
