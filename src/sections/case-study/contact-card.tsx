import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Link } from '@/i18n/link';
import { Picture } from '@/ui/picture';

type Props = { person: CaseStudyPage['contactPerson']; product: string };

/** Whom to ask about a product: portrait, name and e-mail; the name leads to the profile. */
export function ContactCard({ person, product }: Props) {
  const words = useTranslations('case-study.contact');
  const [mailbox, domain] = person.email.split('@');
  return (
    <section
      aria-labelledby="contact-person-title"
      className="tide-line col-span-12 grid break-inside-avoid grid-cols-[6rem_1fr] content-start gap-x-5 pt-10 lg:col-span-4"
    >
      <div lang={person.lang}>
        <Picture
          image={person.portrait}
          sizes="96px"
          className="aspect-square w-full rounded-(--radius-drop) object-cover object-top"
          decorative
        />
      </div>
      <div className="min-w-0">
        <h2
          id="contact-person-title"
          className="font-normal font-text text-muted text-small tracking-normal"
        >
          {words('title', { product })}
        </h2>
        <p className="mt-1 font-bold font-display text-title leading-tight">
          <Link
            href={{ page: '/team/[slug]', slug: person.slug }}
            className="link-quiet inline-flex min-h-11 items-center"
          >
            {person.name}
          </Link>
        </p>
        <p lang={person.lang} className="text-muted text-small">
          {person.position}
        </p>
        <a
          href={`mailto:${person.email}`}
          className="link-plain mt-1 inline-flex min-h-11 items-center"
        >
          <span>
            {mailbox}@<wbr />
            {domain}
          </span>
        </a>
      </div>
    </section>
  );
}
