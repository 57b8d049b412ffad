import type { Person, ProfilePage } from 'schema-dts';
import type { PersonSummary } from '@/collections/people';
import { networks } from '@/site/networks';
import { addressOf, fullAddress } from './address';
import { organizationInShort } from './organization';

/** Describes somebody of the agency; what a profile leaves out is left out here too. */
export function person(one: PersonSummary): Person {
  const { name, position, description, portrait, email, phone, birthday, website, socials } = one;
  const profiles = [website, ...networks.map(({ key }) => socials?.[key])];
  const address = addressOf({ page: '/team/[slug]', slug: one.slug }, one.lang);
  return {
    '@type': 'Person',
    '@id': `${address}#person`,
    name,
    jobTitle: position,
    description,
    url: address,
    image: fullAddress(portrait.src),
    email,
    ...(phone && { telephone: phone }),
    ...(birthday && { birthDate: birthday }),
    homeLocation: { '@type': 'Place', name: one.location },
    knowsAbout: [...one.skills],
    knowsLanguage: [...one.speaks],
    sameAs: profiles.filter((profile) => profile !== undefined),
    worksFor: organizationInShort(),
  };
}

/** Describes a profile page and the person it is about. */
export function profilePage(one: PersonSummary): ProfilePage {
  return {
    '@type': 'ProfilePage',
    url: addressOf({ page: '/team/[slug]', slug: one.slug }, one.lang),
    inLanguage: one.lang,
    mainEntity: person(one),
  };
}
