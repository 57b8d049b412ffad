import { z } from 'zod';
import { duties } from '../site/duties';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { httpsUrl } from './shared/link';
import { dayOfYear } from './shared/moment';
import { wholeNumber } from './shared/numbers';
import { always, bySlug } from './shared/order-and-gate';
import { portraitImage } from './shared/public-file';
import { label, text, verbatim } from './shared/text';
import { uniqueList } from './shared/unique-list';

const experience = z.strictObject({
  role: label(80).describe('What the person did there.'),
  company: verbatim(80).describe('Where.'),
  period: label(40).describe('When, as it should be read: "2019 to 2023".'),
  description: text(400).describe('One or two sentences about that work.'),
});

const socials = z.strictObject({
  github: httpsUrl().optional().describe('Full https address of the GitHub profile.'),
  linkedin: httpsUrl().optional().describe('Full https address of the LinkedIn profile.'),
  x: httpsUrl().optional().describe('Full https address of the X profile.'),
  mastodon: httpsUrl().optional().describe('Full https address of the Mastodon profile.'),
});

/** Someone of the agency. Their posts are found from the articles that name them as author. */
const person = z.strictObject({
  name: verbatim(80).describe('First and last name, with its own letters.'),
  position: label(80).describe('What the person does here, shown under the name.'),
  description: text(600).describe('A few sentences about the person, for the profile page.'),
  since: wholeNumber(1990, 2100)
    .optional()
    .describe('The year the person came, such as 2019. Left out, it is not shown.'),
  onProjects: z
    .boolean()
    .optional()
    .describe(
      'false for someone whose work is the company itself, such as a managing partner: no case study has to name them. Left out, it is true.',
    ),
  portrait: portraitImage.describe('The portrait.'),
  email: z
    .email('must be an email address')
    .describe('The work address, shown on the profile and contact cards.'),
  skills: z.array(label(60)).min(1).max(20).describe('What the person is good at, one per item.'),
  speaks: z.array(label(60)).min(1).max(10).describe('Languages the person speaks.'),
  website: httpsUrl().optional().describe('Own website, full https address. Optional.'),
  birthday: dayOfYear()
    .optional()
    .describe(
      'Birthday as month and day, quoted: "03-02". A year would tell the age. Left out, it is not shown.',
    ),
  location: label(80).describe('Town and country, as it should be read.'),
  phone: verbatim(30).optional().describe('Work phone. Left out, it is not shown.'),
  experience: z
    .array(experience)
    .min(1)
    .max(12)
    .describe('Past posts, newest first; one to twelve.'),
  quote: text(240)
    .optional()
    .describe('One sentence by the person for the banner on the home page.'),
  duties: uniqueList(z.enum(duties), 1, duties.length)
    .optional()
    .describe(
      'What the site names the person for: quote (the banner of the home page, which needs a quote), messages (who answers the contact form), calls (who takes booked calls), applications (who answers job applications). Left out, nothing.',
    ),
  socials: socials.optional().describe('Profiles elsewhere; each is shown only if given.'),
  lang: documentLang,
});

export const people = definePages({
  typeName: 'Person',
  form: 'yaml',
  schema: person,
  page: '/team/[slug]',
  order: bySlug,
  gate: always,
  changedAt: () => undefined,
  search: {
    kind: 'person',
    describe: ({ name, position, description, skills, location }) => ({
      title: name,
      description: `${position}. ${description}`,
      keywords: [...skills, location],
    }),
  },
  preview: ({ name, position, portrait: { src } }) => ({
    title: name,
    kind: position,
    picture: { src, shape: 'portrait' },
  }),
});
