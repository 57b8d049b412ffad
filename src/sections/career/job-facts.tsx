import { useTranslations } from 'next-intl';
import type { JobSummary } from '@/collections/jobs';

type Props = {
  job: JobSummary;
  /** The layout of the list, and of each fact in it. */
  className?: string;
  factClass?: string;
};

/**
 * The facts of a job: location, contract, status, salary. An empty salary (docs/specification.md, section 3) is not
 * shown.
 */
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
