import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PersonSummary } from '@/collections/people';
import { useFormatter } from '@/i18n/formatter';
import { telHref } from '@/rules/tel-href';
import { networks } from '@/site/networks';

const linkClass = 'link-plain tap-line [overflow-wrap:anywhere]';

/** The person's contact details and facts. A fact that is missing has no line. */
export function ProfileCard({ person }: { person: PersonSummary }) {
  const words = useTranslations('team');
  const format = useFormatter();
  const { email, phone, website, birthday, location, speaks, skills } = person;
  const [mailbox, domain] = email.split('@');
  return (
    <dl lang={person.lang}>
      <Fact label={words('facts.email')}>
        <a href={`mailto:${email}`} className={linkClass}>
          <span>
            {mailbox}@<wbr />
            {domain}
          </span>
        </a>
      </Fact>
      {phone && (
        <Fact label={words('facts.phone')}>
          <a href={telHref(phone)} className={linkClass}>
            {phone}
          </a>
        </Fact>
      )}
      {website && (
        <Fact label={words('facts.website')}>
          <a href={website} target="_blank" rel="noopener me" className={linkClass}>
            {new URL(website).host}
          </a>
        </Fact>
      )}
      <Profiles person={person} />
      <Fact label={words('facts.location')}>{location}</Fact>
      {birthday && (
        <Fact label={words('facts.birthday')}>
          <time dateTime={birthday}>
            {format.dateTime(new Date(`2000-${birthday}`), {
              day: 'numeric',
              month: 'long',
              timeZone: 'UTC',
            })}
          </time>
        </Fact>
      )}
      <Fact label={words('facts.languages')}>
        <Items items={speaks} />
      </Fact>
      <Fact label={words('facts.skills')}>
        <Items items={skills} />
      </Fact>
    </dl>
  );
}

function Profiles({ person }: { person: PersonSummary }) {
  const words = useTranslations('team');
  const profiles = networks.flatMap(({ key, name }) => {
    const url = person.socials?.[key];
    return url ? [{ name, url }] : [];
  });
  if (profiles.length === 0) return null;
  return (
    <Fact label={words('facts.socials')}>
      <ul className="flex flex-wrap gap-x-5">
        {profiles.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener me"
              aria-label={words('network', { name: person.name, network: name })}
              className={linkClass}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid items-baseline gap-x-4 border-line border-t px-6 py-3 first:border-t-0 @md:grid @md:grid-cols-[7.5rem_1fr] @md:px-8 @md:py-2">
      <dt className="@md:py-1.5 text-muted text-small">{label}</dt>
      <dd className="min-w-0 @md:py-1.5 [&_a]:-my-1.5">{children}</dd>
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
