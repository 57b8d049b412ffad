import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';

/** One line below a list of project work: for many small requests there are monthly plans. */
export function PlansHint({ className }: { className?: string }) {
  const words = useTranslations('subscription.hint');
  return (
    <p className={className}>
      {words('question')}{' '}
      <Link href="/pricing" className="link-plain inline-flex min-h-11 items-center font-semibold">
        {words('link')}
      </Link>
    </p>
  );
}
