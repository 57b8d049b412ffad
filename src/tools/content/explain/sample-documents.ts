import { article, person } from './sample-site';

/** Another article, in which nothing is that of the first. */
export const another = article
  .replace('A title', 'Another title')
  .replace('A description', 'Another description');

/** Someone who came in a year, with further lines. */
export function personSince(slug: string, year: number, lines = ''): Record<string, string> {
  const written = person.replace('portrait:', `since: ${year}\n${lines}portrait:`);
  return { [`content/people/${slug}.yaml`]: written };
}

export const caseStudyPath = 'content/case-studies/product.mdx';

export const caseStudy = `---
name: "Product"
kind: Web Application
description: "What it is about, in a sentence that is long enough."
order: 1
image: { src: /images/cover.webp, alt: "A cover" }
teamShares:
  - { name: "Dev", hours: 60, color: [1, 2, 3] }
  - { name: "QA", hours: 40, color: [4, 5, 6] }
technologies: [react]
sliderImages: []
processSteps:
  - { id: product-backlog, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: sprint-backlog, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: weekly-sprint, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: shippable-increment, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
  - { id: product, icon: layers, header: "H", description: "D", content: { header: "H", body: "B" } }
reasons: ["One"]
strategy: "A plan."
crucialAreas:
  - { id: area, header: "H", icon: layers, body: "B" }
gains: [{ text: "One" }]
testimonial: { author: "Somebody", text: "Good." }
contactPerson: lucja-wojcik
---

Story.
`;

export const videoPath = 'content/videos/tour.mdx';

export const video = `---
title: "A video"
description: "What it is about, in a sentence that is long enough."
author: lucja-wojcik
image: { src: /images/cover.webp, alt: "A cover" }
publishedAt: "2026-03-02T09:00:00+01:00"
video:
  kind: youtube
  src: dQw4w9WgXcQ
  poster: { src: /images/cover.webp, alt: "A cover" }
  captions: []
---

## Transcript

Hello.
`;

export const workshopPath = 'content/workshops/basics.mdx';

export const workshop = `---
title: "A workshop"
description: "Two days about it, in a sentence that is long enough."
order: 1
hero: { headline: "H", description: "D" }
image: { src: /images/cover.webp, alt: "A cover" }
features: [{ title: "T", description: "D" }]
forWhom: []
notForWhom: []
textBlock: { title: "T", body: "B" }
tutor: lucja-wojcik
days: 2
level: "None"
---

## Day one: look

## Day two: write
`;

/** The legal texts by path, those with these names. */
export function legalTextsOf(...slugs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    slugs.map((slug, place) => [
      `content/legal/${slug}.mdx`,
      `---
title: "The text ${slug}"
description: "What the text called ${slug} is about, in a sentence of its own."
order: ${place + 1}
version: "1.0"
effectiveFrom: "2026-03-02T09:00:00+01:00"
---

What holds.
`,
    ]),
  );
}

export const publicationPath = 'content/publications/letter.yaml';

export const publication = `title: "A letter"
url: https://example.com/letter
image: { src: /images/cover.webp, alt: "A cover" }
publishedAt: "2026-03-02T09:00:00+01:00"
`;

/** A plan; the first of them has the mark of the most popular. */
export function planOf(name: string, order: number, isPopular: boolean): string {
  return `name: "${name}"
price: 9000
currency: USD
vat: net
concurrentRequests: 1
team: ["Developer"]
features: ["Code"]
slots: 2
${isPopular ? 'mostPopular: true\n' : ''}checkoutUrl: "https://example.com/${order}"
order: ${order}
`;
}

/** The boxes of a video file, in this order; `moov` is the index. */
export function boxesOf(...names: readonly string[]): Buffer {
  const boxes = names.map((name) => {
    const box = Buffer.alloc(16);
    box.writeUInt32BE(16);
    box.write(name, 4, 'latin1');
    return box;
  });
  return Buffer.concat(boxes);
}
