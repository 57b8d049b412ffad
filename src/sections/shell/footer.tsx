import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { ButtonLink } from '@/ui/button-link';
import { Wordmark } from '@/ui/wordmark';
import { FooterAddress } from './footer-address';
import { FooterDirectory } from './footer-directory';

/** The foot of every page: the last invitation, the agency's details, all pages. `year` is the year of rendering. */
export function Footer() {
  const words = useTranslations('site');
  const year = String(new Date().getFullYear());
  return (
    <footer data-shell className="on-night border-line border-t bg-night text-on-night">
      <div className="page-grid gap-y-14 pt-section pb-10">
        <div className="col-span-12 md:col-span-8 xl:col-span-9">
          <p className="max-w-[16ch] text-balance font-bold font-display text-heading">
            {words('footer.lead')}
          </p>
          <ButtonLink href="/contact" className="mt-8">
            {words('nav.callToAction')}
          </ButtonLink>
        </div>
        <FooterAddress className="col-span-12 md:col-span-4 xl:col-span-3" />
        <FooterDirectory className="col-span-12 border-night-line border-t pt-10" />
        <div className="col-span-12 flex flex-wrap items-center justify-between gap-6 md:flex-nowrap border-night-line border-t pt-8 text-on-night-muted text-small">
          <span className="text-on-night">
            <Wordmark />
          </span>
          <p className="text-balance md:text-right">
            {words('footer.rights', { year, company: company.name })}
          </p>
        </div>
      </div>
    </footer>
  );
}
