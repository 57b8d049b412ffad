import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import { companyAddress } from '@/sections/shell/company-data';
import { company } from '@/site/company';
import { legalText } from '@/site/legal';

/** What becomes of an application: the notice that an ad has to carry (art. 13 GDPR), in the language of the page. */
export function JobDataNotice() {
  const words = useTranslations('legal.job');
  return (
    <section
      aria-labelledby="job-data-title"
      className="page-grid gap-y-4 py-14 text-small lg:py-16"
    >
      <h2 id="job-data-title" className="col-span-12 text-title lg:col-span-4">
        {words('title')}
      </h2>
      <div className="col-span-12 max-w-measure text-muted lg:col-span-8">
        <p>
          {words('controller', { company: company.legalName, address: companyAddress })}{' '}
          {words('use')}
        </p>
        <p className="mt-3">{words('end')}</p>
        <Link href={legalText('privacy')} className="link-plain mt-1 tap-line text-ink">
          {words('more')}
        </Link>
      </div>
    </section>
  );
}
