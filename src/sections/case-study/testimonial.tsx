import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Link } from '@/i18n/link';
import { Picture } from '@/ui/picture';

/** What the client says, beside the person to contact on our side. */
export function Testimonial({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.testimonial');
  return (
    <section
      id="testimonial"
      aria-labelledby="testimonial-title"
      className="page-grid gap-y-14 pb-section"
    >
      <h2 id="testimonial-title" className="sr-only">
        {words('title')}
      </h2>
      <figure lang={study.lang} className="tide-line col-span-12 pt-10 lg:col-span-8 lg:pr-12">
        <blockquote className="font-display font-semibold text-[clamp(1.5rem,1.2rem+1.6vw,2.5rem)] leading-[1.16] tracking-[-0.018em]">
          <p className="text-pretty before:content-[open-quote] after:content-[close-quote]">
            {study.testimonial.text}
          </p>
        </blockquote>
        <figcaption className="mt-6 text-muted">{study.testimonial.author}</figcaption>
      </figure>
      <ContactCard person={study.contactPerson} product={study.name} />
    </section>
  );
}

type Props = { person: CaseStudyPage['contactPerson']; product: string };

/** The contact person for a product: portrait, name and email. The name links to the profile. */
function ContactCard({ person, product }: Props) {
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
          isDecorative
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
          <Link href={person.href} className="link-quiet inline-flex min-h-11 items-center">
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
