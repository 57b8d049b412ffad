import { useTranslations } from 'next-intl';
import type { CaseStudySummary } from '@/collections/case-studies';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { kindSlugs } from '@/site/case-study-kinds';
import { accentStyle, CaseStudyCover, nameSize } from './case-study-look';

/** A link to the next case study, on that product's colour; nothing is shown without another case study. */
export function NextCaseStudy({ study }: { study: CaseStudySummary | undefined }) {
  const words = useTranslations('case-study');
  if (!study) return null;
  return (
    <nav
      aria-label={words('next')}
      className="accent-ground group relative"
      style={accentStyle(study.accent)}
    >
      <div className="page-grid items-center gap-y-8 py-10 lg:py-12">
        <div className="col-span-12 lg:col-span-8">
          <p>{words('next')}</p>
          <Link
            href={study.href}
            lang={study.lang}
            className={`link-quiet mt-2 block hyphens-auto font-bold font-display tracking-[-0.022em] after:absolute after:inset-0 ${nameSize(study.name, 'next')}`}
          >
            {study.name}
          </Link>
          <p className="mt-3">
            {words(`kinds.${kindSlugs[study.kind]}`)}
            <WrittenInMark lang={study.lang} />
          </p>
        </div>
        <div lang={study.lang} className="col-span-12 lg:col-span-4">
          <CaseStudyCover
            study={study}
            sizes="(min-width: 64rem) 30vw, 92vw"
            className="aspect-8/5 transition-[filter] duration-300 group-hover:brightness-110"
            isDecorative
          />
        </div>
      </div>
    </nav>
  );
}
