import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Link } from '@/i18n/link';
import { Picture } from '@/ui/picture';
import { TileList } from '@/ui/tile-list';
import { sectionTitle } from './case-study-look';

/** The end of a case study: what the product was built with, and who answers questions about it. */
export function StudyEnd({ study }: { study: CaseStudyPage }) {
  return (
    <div className="page-grid gap-y-12 pb-section">
      <TechnologyTiles study={study} />
      <ContactCard person={study.contactPerson} product={study.name} />
    </div>
  );
}

/** The technologies of the product; a document may select some of them (docs/specification.md, section 2). */
export function TechnologyTiles({ study }: { study: Pick<CaseStudyPage, 'tiles'> }) {
  const words = useTranslations('case-study.technologies');
  if (study.tiles.length === 0) return null;
  return (
    <section
      id="technologies"
      aria-labelledby="technologies-title"
      className="tide-line col-span-12 pt-10 lg:col-span-7"
    >
      <h2 id="technologies-title" className={`mb-6 ${sectionTitle}`}>
        {words('title')}
      </h2>
      <TileList tiles={study.tiles} isDense />
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
      className="tide-line col-span-12 grid break-inside-avoid grid-cols-[5.5rem_1fr] content-start gap-x-5 pt-10 lg:col-start-8 lg:col-end-13"
    >
      <div lang={person.lang}>
        <Picture
          image={person.portrait}
          sizes="88px"
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
          <Link href={person.href} className="link-quiet tap-line">
            {person.name}
          </Link>
        </p>
        <p lang={person.lang} className="text-muted text-small">
          {person.position}
        </p>
        <a href={`mailto:${person.email}`} className="link-plain mt-1 tap-line text-[1rem]">
          <span>
            {mailbox}@<wbr />
            {domain}
          </span>
        </a>
      </div>
    </section>
  );
}
