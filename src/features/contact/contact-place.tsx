import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { Drawing } from '@/ui/picture';

/** Where the agency is: a drawn plan of its quay over the whole width, with the address on it. */
export function ContactPlace() {
  const words = useTranslations('site.contactPage.place');
  return (
    <section
      aria-labelledby="place-title"
      className="on-night relative overflow-clip border-line border-t bg-night text-on-night"
      data-print="hide"
    >
      <div className="page-grid relative z-1 pt-14 lg:min-h-128 lg:items-center lg:pb-14">
        <div className="col-span-12 md:col-span-8 lg:col-span-5">
          <h2 id="place-title" className="max-w-[9em] text-heading">
            {words('title')}
          </h2>
          <p className="mt-5 max-w-[24em] text-on-night-muted">{words('text')}</p>
          <p className="mt-6 font-bold font-display text-title">
            {company.street}
            <br />
            {company.postalCode} {company.city}
          </p>
          <a
            href={company.mapUrl}
            target="_blank"
            rel="noopener"
            className="link-plain mt-2 tap-line"
          >
            {words('map')}
          </a>
        </div>
      </div>
      <Drawing
        src="/images/site/quay.svg"
        width={1200}
        height={640}
        className="w-full max-lg:mt-8 lg:absolute lg:inset-y-0 lg:right-0 lg:h-full! lg:w-2/3 lg:object-cover lg:object-left"
      />
    </section>
  );
}
