/** Files by path from the folder of the project: a text, bytes, a link to elsewhere; undefined where there is none. */
export type SampleFiles = Readonly<
  Record<string, string | Buffer | { readonly linkTo: string } | undefined>
>;

/** Line 1 is the first ---; the body starts on line 13. */
export const article = `---
title: "A title"
description: "A description that is long enough to be shown under a title."
author: lucja-wojcik
image:
  src: /images/cover.webp
  alt: "A cover"
publishedAt: "2026-03-02T09:00:00+01:00"
tags:
  - react
---

Text.
`;

/** The article's words in Polish. The body starts on line 8. */
export const polish = `---
title: "Tytuł"
description: "Opis, który jest dość długi, aby stanąć pod tytułem artykułu."
image:
  alt: "Okładka"
---

Tekst.
`;

export const person = `name: "Łucja Wójcik"
position: "Engineer"
description: "Builds things."
portrait:
  src: /images/lucja.webp
  alt: "A portrait"
email: lucja.wojcik@amberline.example
skills: [React]
speaks: [Polish]
location: "Gdańsk, Poland"
experience:
  - { role: "Dev", company: "A", period: "2019", description: "Did it." }
  - { role: "Dev", company: "B", period: "2018", description: "Did it." }
  - { role: "Dev", company: "C", period: "2017", description: "Did it." }
`;

const technology = `name: React
key: react
image: { src: /images/react.svg, alt: "React" }
order: 1
`;

/** A picture of this size. Its bytes are a drawing's, whatever its name: who reads pictures goes by the bytes. */
export function drawPicture(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
}

/** A small valid site, in which nothing is found. Examples and tests change one thing in it. */
export const sampleSite: SampleFiles = {
  'content/blog/first.mdx': article,
  'content/people/lucja-wojcik.yaml': person,
  'content/technologies/react.yaml': technology,
  'public/images/cover.webp': drawPicture(1600, 900),
  'public/images/lucja.webp': drawPicture(800, 1000),
  'public/images/react.svg': drawPicture(64, 64),
};
