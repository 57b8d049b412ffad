import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { folders } from '@/schema';
import { drawPicture } from '@/tools/content/explain/sample-site';
import { openPictures } from './distinct-picture';
import { randomOf } from './random';

/**
 * Writes an invented content folder for measuring: articles of about 930 words, all different, with tables, code,
 * links, callouts and lists, and the people and pictures they name. The same size always gives the same text.
 */
export function writeCorpus(folder: string, articles: number): void {
  for (const name of folders) mkdirSync(join(folder, 'content', name), { recursive: true });
  write(join(folder, 'public/images/cover.webp'), drawPicture(1600, 1300));
  writeAuthors(folder);
  for (let index = 0; index < articles; index += 1) {
    write(join(folder, `content/blog/article-${index}.mdx`), articleText(index, articles));
  }
}

/** Writes such a folder in which each article has a picture of its own, twice. */
export async function writeIllustratedCorpus(folder: string, articles: number): Promise<void> {
  writeCorpus(folder, articles);
  const draw = await openPictures();
  for (let index = 0; index < articles; index += 1) {
    const picture = `/images/blog/article-${index}/cover.webp`;
    write(join(folder, 'public', picture), draw(index));
    const text = articleText(index, articles).replaceAll('/images/cover.webp', picture);
    write(join(folder, `content/blog/article-${index}.mdx`), text);
  }
}

/** Adds such articles, each with a translation, and what they name, to a project that can then be built. */
export async function addArticles(folder: string, articles: number): Promise<void> {
  writeAuthors(folder);
  const create = { width: 1600, height: 1300, channels: 3, background: '#d98324' } as const;
  await sharp({ create }).webp().toFile(join(folder, 'public/images/cover.webp'));
  for (let index = 0; index < articles; index += 1) {
    const path = join(folder, `content/blog/article-${index}`);
    write(`${path}.mdx`, articleText(index, articles));
    // From a seed of its own: sentences left in the original would be findings.
    write(
      `${path}.pl.mdx`,
      articleText(index, articles, { seed: -1 - index, head: translatedFrontmatter }),
    );
  }
}

function writeAuthors(folder: string): void {
  for (const index of authors.keys()) {
    write(join(folder, `content/people/${slugOf(index)}.yaml`), personText(index));
  }
}

const authors = ['Anna Żak', 'Łukasz Śnieg', 'Inês Prado', 'Ewa Błońska', 'Jan Dąb'];
const tags = ['react', 'performance', 'process', 'tooling', 'testing', 'migration', 'hiring'];
const vocabulary =
  'a the one two team release budget component server client render form field label error message build page route cache query schema type value screen device gesture list image font layout metric trace sprint estimate range risk client decision review branch commit test failure week hour Gdańsk źródło łódź przykład already often never before after within without because although however slowly quickly carefully measured small large old new shared hidden broken visible keeps moves breaks shows reads writes sends waits loads asks returns explains'.split(
    ' ',
  );

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function slugOf(author: number): string {
  return `author-${author}`;
}

function personText(index: number): string {
  const post =
    '  - { role: "Developer", company: "Here", period: "2019", description: "Did it." }\n';
  return `name: "${authors[index]}"
position: "Developer"
description: "Writes articles to be measured."
portrait: { src: /images/cover.webp, alt: "A cover" }
email: ${slugOf(index)}@amberline.example
skills: [React]
speaks: [Polish]
location: "Gdańsk, Poland"
experience:
${post.repeat(3)}`;
}

function articleText(
  index: number,
  articles: number,
  { seed = index, head = frontmatter } = {},
): string {
  const random = randomOf(seed);
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[random(vocabulary.length)]).join(' ');
  const sentence = () => {
    const text = words(8 + random(14));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 + random(3) }, sentence).join('\n');
  // A translation links to what its original does.
  const facts = randomOf(index);
  const linked = facts(articles);
  const elsewhere = facts(999);
  const block = (kind: number): string =>
    [
      () =>
        `| ${words(1)} | ${words(1)} |\n|---|---|\n${`| \`${words(1)}\` | ${words(4)} |\n`.repeat(4)}`,
      () => `\`\`\`ts\nconst part${random(99)} = { value: '${words(3)}' };\n\`\`\`\n`,
      () =>
        `<Callout kind="${['note', 'tip', 'warning'][random(3)]}" title="${words(3)}">\n\n${sentence()}\n\n</Callout>\n`,
      () =>
        `- ${sentence()}\n- **${words(2)}** and _${words(2)}_ ${words(5)}\n- [${words(2)}](/blog/article-${linked})\n`,
      () =>
        `See [${words(2)}](/blog/article-${linked}#part-2), [${words(2)}](https://example.com/${elsewhere}) and [above](#part-1).\n`,
      () => `![${words(5)}](/images/cover.webp)\n`,
    ][kind % 6]?.() ?? '';
  const parts = Array.from(
    { length: 6 },
    (_, part) => `## Part ${part + 1}\n\n${paragraph()}\n\n${block(part)}\n${paragraph()}\n`,
  );
  return `${head(index, words(5), random)}\n${parts.join('\n')}`;
}

function frontmatter(index: number, title: string, random: (below: number) => number): string {
  const day = String(1 + random(28)).padStart(2, '0');
  return `---
title: "${title} ${index}"
description: "An article made up to measure how long the build takes, number ${index}."
author: ${slugOf(random(authors.length))}
image:
  src: /images/cover.webp
  alt: "A cover"
publishedAt: "2026-03-${day}T09:00:00+01:00"
tags:
  - ${tags[index % tags.length]}
views: ${random(5000)}
---
`;
}

function translatedFrontmatter(index: number, title: string): string {
  return `---
title: "${title} ${index} po polsku"
description: "Artykuł wymyślony po to, żeby zmierzyć, jak długo trwa budowanie, numer ${index}."
image:
  alt: "Okładka"
---
`;
}
