import { useTranslations } from 'next-intl';
import type { Workshop } from '@/collections/workshops';

type Props = Pick<Workshop, 'forWhom' | 'notForWhom' | 'lang'>;

/** Who should come, and who should not. An empty list is not shown, nor is the block without lists. */
export function WorkshopAudience({ forWhom, notForWhom, lang }: Props) {
  const words = useTranslations('single-workshop');
  if (forWhom.length + notForWhom.length === 0) return null;
  return (
    <div className="page-grid gap-y-16 py-section">
      {forWhom.length > 0 && (
        <section aria-labelledby="for-whom-title" className="col-span-12 lg:col-span-7">
          <h2 id="for-whom-title" className="text-heading">
            {words('forWhom')}
          </h2>
          <ul lang={lang} className="mt-8">
            {forWhom.map((line) => (
              <li
                key={line}
                className="tide-line grid grid-cols-[2.25rem_1fr] py-6 text-lead last:border-b"
              >
                <Sign path="M2 9.500 6.500 14 16 3.500" className="mt-1.5 text-amber-ink" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notForWhom.length > 0 && (
        <section
          aria-labelledby="not-for-whom-title"
          className="col-span-12 lg:col-span-4 lg:col-start-9 lg:pt-2"
        >
          <h2 id="not-for-whom-title" className="text-muted text-title">
            {words('notForWhom')}
          </h2>
          <ul lang={lang} className="mt-8 lg:mt-12">
            {notForWhom.map((line) => (
              <li
                key={line}
                className="tide-line grid grid-cols-[2.25rem_1fr] py-5 text-muted last:border-b"
              >
                <Sign path="M2 9h14" className="mt-1 text-muted" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Sign({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 18 18"
      className={`size-4.5 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
