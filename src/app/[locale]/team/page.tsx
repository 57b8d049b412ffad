import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listStudiesWithPeople } from '@/collections/case-studies';
import { listTeam } from '@/collections/people';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { TeamHeader, TeamNext } from '@/sections/team/team-header';
import { TeamPeople } from '@/sections/team/team-people';
import { TeamWork } from '@/sections/team/team-work';
import { company } from '@/site/company';
import { describeTeam } from '@/structured-data/organization';
import { summarizePerson } from '@/structured-data/person';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('team.index');
  return describePage({
    href: '/team',
    locale: await getLocale(),
    title: words('name'),
    description: words('description'),
  });
}

export default async function TeamPage() {
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations('team.index');
  const team = listTeam(reader);
  const page = { title: words('name'), description: words('description'), locale };
  return (
    <>
      <JsonLd graph={[describeTeam(team.map(summarizePerson), page)]} />
      <TeamHeader team={team} />
      <TeamPeople team={team} count={company.people} />
      <TeamWork team={team} studies={listStudiesWithPeople(reader)} />
      <TeamNext />
    </>
  );
}
