import { z } from 'zod';
import { caseStudyKinds, kindSlugs } from '../site/case-study-kinds';
import { crucialArea, gain, processSteps } from './shared/case-study-blocks';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { moment } from './shared/moment';
import { order } from './shared/numbers';
import { fromPublishedAt, inSetOrder } from './shared/order-and-gate';
import { coverImage, focus, publicImage } from './shared/public-file';
import { reference } from './shared/slug';
import { projectYears, teamShares } from './shared/team-shares';
import { label, text, textsIn, verbatim } from './shared/text';
import { uniqueList } from './shared/unique-list';

const sliderImage = z.strictObject({
  name: label(80).describe('The name of the picture, shown under it.'),
  url: publicImage().describe('Path of the picture from public/; the file must exist.'),
  alt: text(250).describe('What is seen in the picture, 1 to 250 characters.'),
  focus,
});

const cover = coverImage.extend({ focus });

const strategyPoint = z.strictObject({
  title: label(120).describe('The heading of this part of the strategy.'),
  description: text(1500).describe('What was done and why.'),
});

const testimonial = z.strictObject({
  author: label(120).describe('Who says it: name, role and company.'),
  text: text(1000)
    .meta({ distinct: true })
    .describe('What the client says, without quotation marks.'),
});

const technology = reference('technologies').describe('The slug of a technology.');

/** A finished project; the body is the longer story. */
const caseStudy = z.strictObject({
  name: verbatim(60)
    .meta({ distinct: true })
    .describe('The name of the product; also the title of the page.'),
  kind: z.enum(caseStudyKinds).describe('What was built, one of the five kinds.'),
  description: text(600)
    .min(50)
    .meta({ distinct: true })
    .describe('Two or three sentences for the card, the page and search results.'),
  order: order().describe('The place in the grid; 1 comes first.'),
  featured: order()
    .optional()
    .describe(
      'The place on the home page; 1 comes first. Pictures there are wide, narrow, narrow, wide: a narrow one suits a subject in the middle. Left out, the home page does not show it.',
    ),
  image: cover.describe(
    'The picture on the card and at the top of the page, at least 1600 pixels wide.',
  ),
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as "#c8791b", quoted')
    .optional()
    .describe('The colour of the product, quoted: "#c8791b". Left out, the house colour is used.'),
  years: projectYears,
  teamShares: teamShares.describe('Who worked on it and how much; the hours add up to 100.'),
  technologies: uniqueList(technology, 0, 24).describe(
    'What it was built with: slugs of files in content/technologies. An empty list leaves the tiles out.',
  ),
  onlyTechnologies: uniqueList(technology, 1, 24)
    .optional()
    .describe('Restricts the tiles to these technologies. Left out, all are shown.'),
  sliderImages: z.array(sliderImage).max(20).describe('Pictures of the slider, in order.'),
  processSteps: processSteps.describe('The five steps of the process, in their order.'),
  reasons: z.array(text(400)).min(1).max(12).describe('Why the client came to us, one per item.'),
  strategy: z
    .union([text(4000), z.array(strategyPoint).min(1).max(12)])
    .describe('How we went about it: one text, or a list of parts with title and description.'),
  crucialAreas: z
    .array(crucialArea)
    .min(1)
    .max(12)
    .describe('The parts of the product that mattered most.'),
  gains: z.array(gain).min(1).max(12).describe('What the client gained, one per item.'),
  testimonial: testimonial.describe('What the client says about the work.'),
  contactPerson: reference('people').describe(
    'The person to ask about it: the slug of a file in content/people.',
  ),
  publishedAt: moment()
    .optional()
    .describe('When it goes public, quoted, with offset. Left out, it is public at once.'),
  lang: documentLang,
});

export const caseStudies = definePages({
  typeName: 'CaseStudy',
  form: 'mdx',
  schema: caseStudy,
  page: '/case-study/[slug]',
  order: inSetOrder,
  gate: fromPublishedAt,
  changedAt: ({ publishedAt }) => publishedAt,
  search: {
    kind: 'case-study',
    describe: ({ name, kind, technologies, headings, description, ...study }) => ({
      title: name,
      description,
      headings,
      keywords: [kind, ...technologies],
      more: textsIn([study.reasons, study.strategy, study.crucialAreas, study.gains]),
    }),
  },
  preview: ({ name, kind, image: { src } }, { words }) => ({
    title: name,
    kind: words('site.share.caseStudy', { kind: words(`case-study.kinds.${kindSlugs[kind]}`) }),
    picture: { src, shape: 'screens' },
  }),
});
