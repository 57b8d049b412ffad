import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticlesBy } from '@/collections/articles';
import { getPerson, listPeopleSlugs } from '@/collections/people';
import { listWorkOf } from '@/collections/work';
import { describePage } from '@/i18n/describe-page';
import { PersonArticles, PersonWork } from '@/sections/team/person-work';
import { ProfileBody, ProfileHeader } from '@/sections/team/profile';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { describeProfile } from '@/structured-data/person';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
export const dynamicParams = false;

export const generateStaticParams = () => listPeopleSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const person = getPerson((await params).slug, locale);
  if (!person) return {};
  const words = await getTranslations('team');
  return describePage({
    href: { page: '/team/[slug]', slug: person.slug },
    locale,
    title: words('title', { name: person.name, position: person.position }),
    description: person.description,
    image: person.portrait,
    languages: person.languages,
  });
}

export default async function ProfilePage({ params }: Props) {
  const words = await getTranslations('site.breadcrumb');
  const locale = await getLocale();
  const person = getPerson((await params).slug, locale);
  if (!person) notFound();
  const home = { name: words('home'), href: '/' } as const;
  const reader = { locale, now: new Date() };
  return (
    <>
      <JsonLd graph={[describeProfile(person), breadcrumbList([home], person.name, locale)]} />
      <ProfileHeader person={person} />
      <ProfileBody person={person} />
      <PersonWork works={listWorkOf(person.slug, reader)} />
      <PersonArticles name={person.name} articles={listArticlesBy(person.slug, reader)} />
    </>
  );
}
