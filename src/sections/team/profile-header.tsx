import type { PersonSummary } from '@/collections/people';
import { PageTrail } from '@/sections/shell/page-trail';
import { Picture } from '@/ui/picture';

/** The head of a profile, on night: name, position, who this is; the portrait stands on its lower edge. */
export function ProfileHeader({ person }: { person: PersonSummary }) {
  return (
    <header className="on-night bg-night text-on-night">
      <div className="page-grid">
        <div className="col-span-12 pt-8 [&_[aria-hidden]]:text-amber-lit [&_a:hover]:text-on-night [&_nav]:text-on-night-muted">
          <PageTrail current={person.name} />
        </div>
        <div
          lang={person.lang}
          className="col-span-12 pt-10 pb-12 md:col-span-6 md:pr-4 lg:col-span-7 md:self-center lg:pt-8 lg:pr-6 lg:pb-16 print:col-span-8"
        >
          <h1 className="text-[clamp(2.75rem,1.6rem+5.2vw,6.5rem)] leading-[0.96]">
            {person.name}
          </h1>
          <p className="mt-5 font-semibold text-amber-lit text-lead print:text-ink">
            {person.position}
          </p>
          <p className="mt-7 max-w-[50ch] text-lead text-on-night-muted">{person.description}</p>
        </div>
        <div className="col-span-12 sm:col-span-9 md:col-span-6 md:self-end md:pt-6 lg:col-span-5 print:col-span-4">
          <Picture
            image={person.portrait}
            sizes="(min-width: 48rem) 45vw, 92vw"
            className="w-full rounded-(--radius-drop-large) rounded-b-none print:max-w-[5cm]"
            first
          />
        </div>
      </div>
    </header>
  );
}
