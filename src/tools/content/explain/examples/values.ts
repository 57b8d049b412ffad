import { inFields } from '../example';
import {
  caseStudy,
  caseStudyPath,
  personSince,
  planOf,
  video,
  videoPath,
  workshop,
  workshopPath,
} from '../sample-documents';

const tags = { instead: 'tags:\n  - react' };
const study = (instead: string) => ({
  file: caseStudyPath,
  instead,
  beside: { [caseStudyPath]: caseStudy },
});
const faqPath = 'content/faq/price.yaml';
const question =
  'question: "What does it cost?"\nanswer: "Small costs $9,000 a month."\ngroup: subscription\norder: 1\n';
const secondPlan = { 'content/plans/a.yaml': planOf('Small', 1, true) };

/** Of what values are allowed, and which are hardly ever meant. */
export const values = {
  'not-in-list': inFields(
    {
      why: 'The site has a page, a word or a colour for each value of the list and for no other.',
      wrong: 'tags:\n  - reakt',
      right: 'tags:\n  - react',
    },
    tags,
  ),
  'bad-format': inFields(
    {
      why: 'An address or a path in another form leads nowhere.',
      wrong: 'email: lucja.wojcik',
      right: 'email: lucja.wojcik@amberline.example',
    },
    {
      file: 'content/people/lucja-wojcik.yaml',
      instead: 'email: lucja.wojcik@amberline.example',
    },
  ),
  'mail-domain': inFields(
    {
      why: 'A letter too few in the domain, and the mail arrives nowhere, or at someone else.',
      wrong: 'email: lucja.wojcik@gmial.com',
      right: 'email: lucja.wojcik@gmail.com',
    },
    {
      file: 'content/people/lucja-wojcik.yaml',
      instead: 'email: lucja.wojcik@amberline.example',
    },
  ),
  'out-of-range': inFields(
    {
      why: 'What is longer does not fit its place on the page or in search results; what is shorter looks empty.',
      wrong: 'description: "Too short."',
      right: 'description: "A sentence or two that say what a reader finds on this page."',
    },
    { instead: 'description: "A description that is long enough to be shown under a title."' },
  ),
  'long-word': inFields(
    {
      why: 'A browser breaks lines at spaces. Without one, the text stands out of a narrow screen.',
      wrong: `image:\n  src: /images/cover.webp\n  alt: "${'Cover'.repeat(20)}"`,
      right: 'image:\n  src: /images/cover.webp\n  alt: "Cover"',
    },
    { instead: 'image:\n  src: /images/cover.webp\n  alt: "A cover"' },
  ),
  'hours-total': inFields(
    {
      why: 'The shares are drawn as a pie, which has to be whole.',
      wrong:
        'teamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3] }\n  - { name: "QA", hours: 39, color: [4, 5, 6] }',
      right:
        'teamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3] }\n  - { name: "QA", hours: 40, color: [4, 5, 6] }',
    },
    study(
      'teamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3] }\n  - { name: "QA", hours: 40, color: [4, 5, 6] }',
    ),
  ),
  'repeated-item': inFields(
    {
      why: 'The page would show it twice.',
      wrong: 'tags:\n  - react\n  - react',
      right: 'tags:\n  - react\n  - testing',
    },
    tags,
  ),
  'step-out-of-order': inFields(
    {
      why: 'The steps of the process are the same in every case study, and drawn as a circle. The second is sprint-backlog.',
      wrong: 'id: weekly-sprint',
      right: 'id: sprint-backlog',
    },
    study('id: sprint-backlog'),
  ),
  'video-source': inFields(
    {
      why: 'A video of our own is a file under public/; one of YouTube or Vimeo has an id there.',
      wrong: 'video:\n  kind: youtube\n  src: /videos/tour.mp4',
      right: 'video:\n  kind: youtube\n  src: dQw4w9WgXcQ',
    },
    {
      file: videoPath,
      instead: 'video:\n  kind: youtube\n  src: dQw4w9WgXcQ',
      beside: { [videoPath]: video, 'public/videos/tour.mp4': '' },
    },
  ),
  'other-fact': inFields(
    {
      why: 'A price, slots, days of a workshop, of the trial or of turnaround, hours of maintenance, the commission: each stands in one field, and sentences repeat it. In texts of plans, services and questions, in legal texts and messages, every such sentence is looked at; elsewhere those that name a plan.',
      wrong: 'answer: "Small costs $9,500 a month."',
      right: 'answer: "Small costs $9,000 a month."',
    },
    {
      file: faqPath,
      instead: 'answer: "Small costs $9,000 a month."',
      beside: { ...secondPlan, [faqPath]: question },
    },
  ),
  'most-popular': inFields(
    {
      why: 'The mark helps a client to choose. On two cards, or on none, it does not.',
      wrong: 'slots: 2\nmostPopular: true',
      right: 'slots: 2',
    },
    {
      file: 'content/plans/b.yaml',
      instead: 'slots: 2',
      beside: { ...secondPlan, 'content/plans/b.yaml': planOf('Large', 2, false) },
    },
  ),
  'before-joining': inFields(
    {
      why: 'The page says who did the work. Someone who came later did not.',
      wrong:
        'years: { from: 2020, to: 2021 }\nteamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3], people: [lucja-wojcik] }',
      right:
        'years: { from: 2020, to: 2021 }\nteamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3], people: [ola-nowak] }',
    },
    {
      file: caseStudyPath,
      instead: 'teamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3] }',
      beside: {
        ...personSince('lucja-wojcik', 2022, 'onProjects: false\n'),
        ...personSince('ola-nowak', 2019, 'onProjects: false\n'),
        [caseStudyPath]: caseStudy,
      },
    },
  ),
  'in-no-project': inFields(
    {
      why: 'The team page shows who worked on what, and this person would have worked on nothing.',
      wrong: 'since: 2022',
      right: 'since: 2022\nonProjects: false',
    },
    {
      file: 'content/people/ola-nowak.yaml',
      instead: 'since: 2022',
      beside: {
        ...personSince('ola-nowak', 2022),
        [caseStudyPath]: caseStudy.replace(
          'color: [1, 2, 3] }',
          'color: [1, 2, 3], people: [lucja-wojcik] }',
        ),
      },
    },
  ),
  'days-untold': inFields(
    {
      why: 'The timetable of a workshop is made of its headings, one for each day.',
      wrong: '## Day one: look',
      right: '## Day one: look\n\n## Day two: write',
    },
    {
      file: workshopPath,
      instead: '## Day one: look\n\n## Day two: write',
      beside: { [workshopPath]: workshop },
    },
  ),
  'no-transcript': inFields(
    {
      why: 'Some cannot hear a video, some cannot play it now. The part below the first heading is the transcript.',
      wrong: 'Hello.',
      right: '## Transcript\n\nHello.',
    },
    {
      file: videoPath,
      instead: '## Transcript\n\nHello.',
      beside: { [videoPath]: video },
    },
  ),
};
