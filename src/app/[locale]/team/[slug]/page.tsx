import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listArticlesBy } from '@/collections/articles';
import { listSharesOf } from '@/collections/case-studies';
import { listHead } from '@/collections/head-set';
import { people } from '@/collections/people';
import { listWorkOf } from '@/collections/work';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { PersonArticles, PersonStudies, PersonWork } from '@/sections/team/person-work';
import { ProfileBody, ProfileHeader } from '@/sections/team/profile';
import { mostOfPerson } from '@/site/featured';
import { describeProfile } from '@/structured-data/person';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/team/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const person = people.find((await params).slug, reader);
  if (!person) return describeMissing('/team/[slug]', params, reader);
  const words = await getTranslations('team');
  return describePage({
    href: person.href,
    locale,
    title: words('title', { name: person.name, position: person.position }),
    description: person.description,
    image: person.portrait,
    languages: person.languages,
  });
}

export default async function ProfilePage({ params }: Props) {
  const reader = await getReader();
  const person = people.find((await params).slug, reader);
  if (!person) return showMissing('/team/[slug]', params, reader);
  return (
    <>
      <JsonLd graph={[describeProfile(person)]} />
      <ProfileHeader person={person} />
      <ProfileBody person={person} />
      <PersonStudies shares={listSharesOf(person.slug, reader)} />
      <PersonWork works={listWorkOf(person.slug, { ...reader, most: mostOfPerson.work })} />
      <PersonArticles
        name={person.name}
        articles={listArticlesBy(person.slug, reader).slice(0, mostOfPerson.articles)}
      />
    </>
  );
}
