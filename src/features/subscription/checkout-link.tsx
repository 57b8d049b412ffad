import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '@/ui/button-class';

type Props = ButtonLook & {
  /** The address of the hosted payment page. */
  href: string;
  /** Shows a text link, not a button. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A link to the payment provider's page in a new tab; screen readers hear about the tab. */
export function CheckoutLink({ href, isPlain = false, children, className, ...look }: Props) {
  const words = useTranslations('site.blog');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={isPlain ? className : buttonClass({ ...look, className })}
    >
      {children}
      <svg
        viewBox="0 0 16 16"
        className="ml-3 inline-block size-3.5 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M3 13 13 3M5 3h8v8" />
      </svg>
      <span className="sr-only"> ({words('externalLink')})</span>
    </a>
  );
}
