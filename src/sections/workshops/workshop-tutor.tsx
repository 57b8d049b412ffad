import { useTranslations } from 'next-intl';
import type { PersonSummary } from '@/collections/people';
import { ButtonLink } from '@/ui/button-link';
import { Picture } from '@/ui/picture';

/** The tutor: portrait, name, position, a few sentences, and a link to the profile. */
export function WorkshopTutor({ tutor }: { tutor: PersonSummary }) {
  const words = useTranslations('single-workshop.tutor');
  return (
    <section aria-labelledby="tutor-title" className="bg-raised">
      <div className="page-grid items-end gap-y-10 pt-section">
        <div className="order-2 col-span-12 max-md:-mx-(--spacing-gutter) md:order-1 md:col-span-5">
          <Picture
            image={tutor.portrait}
            sizes="(min-width: 48rem) 36vw, 100vw"
            className="w-full rounded-(--radius-drop-large) rounded-b-none object-cover max-md:aspect-square max-md:rounded-none max-md:object-top"
          />
        </div>
        <div
          lang={tutor.lang}
          className="order-1 col-span-12 md:order-2 md:col-span-7 md:pb-section md:pl-4 lg:col-span-6 lg:col-start-7 lg:pl-0"
        >
          <h2
            id="tutor-title"
            className="font-semibold font-text text-amber-ink text-base tracking-normal"
          >
            {words('title')}
          </h2>
          <p className="mt-4 font-bold font-display text-page tracking-[-0.022em]">{tutor.name}</p>
          <p className="mt-3 text-muted">{tutor.position}</p>
          <p className="mt-7 max-w-[32em] text-lead">{tutor.description}</p>
          <ButtonLink href={tutor.href} look="outline" className="mt-9 print:hidden">
            {words('profile', { name: tutor.name })}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
