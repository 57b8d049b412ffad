import { Link } from '@/i18n/link';
import { listPageLinks } from '@/rules/list-pages';
import type { ListHref } from '@/site/routes';

type Props = {
  list: ListHref;
  /** The number of this page, and of all pages. */
  number: number;
  count: number;
  words: {
    label: string;
    previous: string;
    next: string;
    /** The name of a page, for those who do not see that a number stands in a row of pages. */
    page: (number: number) => string;
  };
};

/** The pages of a list as a row of numbers on a tide line, and the way to the one before and after; nothing for one page. */
export function Pagination({ list, number, count, words }: Props) {
  if (count === 1) return null;
  return (
    <nav aria-label={words.label} className="page-grid pb-section" data-print="hide">
      <div className="tide-line col-span-12 grid grid-cols-2 items-center gap-x-4 gap-y-3 pt-4 md:grid-cols-[1fr_auto_1fr]">
        <Step list={list} number={number - 1} count={count} rel="prev" label={words.previous} />
        <ol className="col-span-2 row-start-2 flex items-center justify-center gap-x-1 font-display md:col-span-1 md:col-start-2 md:row-start-1">
          {listPageLinks(number, count).map((page, index, all) => (
            <li key={page === 'gap' ? `after ${all[index - 1]}` : page}>
              {page === 'gap' ? (
                <span aria-hidden="true" className="grid h-11 w-5 place-items-center text-muted">
                  …
                </span>
              ) : (
                <Link
                  href={{ list, number: page }}
                  aria-current={page === number ? 'page' : undefined}
                  aria-label={words.page(page)}
                  className="grid h-11 min-w-11 place-items-center rounded-(--radius-mark) px-2 text-muted tabular-nums [--radius-mark:0.9rem_0.9rem_0.9rem_0.2rem] hover:bg-raised hover:text-ink aria-[current]:bg-amber aria-[current]:font-bold aria-[current]:text-on-amber"
                >
                  {page}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <Step
          list={list}
          number={number + 1}
          count={count}
          rel="next"
          label={words.next}
          className="col-start-2 justify-self-end md:col-start-3"
        />
      </div>
    </nav>
  );
}

type StepProps = {
  list: ListHref;
  number: number;
  count: number;
  rel: 'prev' | 'next';
  label: string;
  className?: string;
};

/** The link to the page before or after; nothing where there is none. */
function Step({ list, number, count, rel, label, className = '' }: StepProps) {
  if (number < 1 || number > count) return null;
  return (
    <Link
      href={{ list, number }}
      rel={rel}
      className={`link-quiet row-start-1 tap-line gap-2 font-semibold ${className}`}
    >
      {rel === 'prev' && <Arrow sign="←" />}
      {label}
      {rel === 'next' && <Arrow sign="→" />}
    </Link>
  );
}

function Arrow({ sign }: { sign: string }) {
  return (
    <span aria-hidden="true" className="text-amber-ink">
      {sign}
    </span>
  );
}
