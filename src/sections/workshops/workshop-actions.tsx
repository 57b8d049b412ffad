import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { buttonClass } from '@/ui/button-class';
import { ButtonLink } from '@/ui/button-link';

/** The two ways to go on: write to us, or book a call at the booking service, in a tab of its own. */
export function WorkshopActions({ className = '' }: { className?: string }) {
  const words = useTranslations();
  return (
    <p className={`flex flex-wrap gap-4 ${className}`}>
      <ButtonLink href="/contact">{words('workshops.contact')}</ButtonLink>
      <a
        href={company.bookingUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass({ look: 'outline' })}
      >
        {words('workshops.book')}
        <svg
          viewBox="0 0 16 16"
          className="ml-3 size-3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M3 13 13 3M5 3h8v8" />
        </svg>
        <span className="sr-only"> ({words('site.blog.externalLink')})</span>
      </a>
    </p>
  );
}
