import type { Person, ProfilePage } from 'schema-dts';
import type { PersonSummary } from '@/collections/people';
import { networks } from '@/site/networks';
import { addressOf, fullAddress } from './address';
import { summarizeOrganization } from './organization';

type PersonInShort = Pick<PersonSummary, 'name' | 'position' | 'href' | 'lang'>;

/** Describes a profile page and the person it is about. */
export function describeProfile(one: PersonSummary): ProfilePage {
  return {
    '@type': 'ProfilePage',
    url: addressOf(one.href, one.lang),
    inLanguage: one.lang,
    mainEntity: describePerson(one),
  };
}

/** Describes a person in full; a fact that the profile leaves out is left out here too. */
function describePerson(one: PersonSummary): Person {
  const { description, portrait, email, phone, website, socials } = one;
  const profiles = [website, ...networks.map(({ key }) => socials?.[key])];
  return {
    ...summarizePerson(one),
    description,
    image: fullAddress(portrait.src),
    email,
    ...(phone && { telephone: phone }),
    homeLocation: { '@type': 'Place', name: one.location },
    knowsAbout: [...one.skills],
    knowsLanguage: [...one.speaks],
    sameAs: profiles.filter((profile) => profile !== undefined),
    worksFor: summarizeOrganization(),
  };
}

/** Describes a person as an author: who they are, by the identifier of their profile. */
export function summarizePerson({ name, position, href, lang }: PersonInShort) {
  const url = addressOf(href, lang);
  const id = `${url}#person`;
  return { '@type': 'Person', '@id': id, name, jobTitle: position, url } as const satisfies Person;
}
