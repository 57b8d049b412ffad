import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';

const hints = {
  plans: { words: 'subscription.hint', href: '/pricing' },
  academy: { words: 'academy.hint', href: '/academy' },
} as const;

/** A line with a link, as easy to touch as others though it stands in the text: to the plans for many small requests, to the academy for visitors before their first job. */
export function Hint({ to, className }: { to: keyof typeof hints; className?: string }) {
  const { words: namespace, href } = hints[to];
  const words = useTranslations(namespace);
  return (
    <p className={clsx('max-sm:text-balance', className)}>
      {words('question')}{' '}
      <Link href={href} className="link-plain py-2.5 font-semibold">
        {words('link')}
      </Link>
    </p>
  );
}
