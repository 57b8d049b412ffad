import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import { legalText } from '@/site/legal';

/** The link beside a form to what becomes of what is typed there. */
export function PrivacyLink() {
  const words = useTranslations('legal');
  return (
    <Link href={legalText('privacy')} className="link-plain inline-block py-1 hover:text-ink">
      {words('form')}
    </Link>
  );
}
