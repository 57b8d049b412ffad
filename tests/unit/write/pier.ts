import { join } from 'node:path';
import { stampSamples } from '@/tools/content/explain/stamp-samples';
import { writeLedger } from '@/tools/ledger/ledger-file';
import { readPromises } from '@/tools/ledger/promises';
import { type Files, readFiles } from '../support/files';
import { makeProject, type WriterProject } from './project';
import type { Later } from './shared-project';

const original = `---
title: "The \\"old\\" pier: a /blog/pier of one's own"
description: 'What a pier is made of, and why it stands in the water for so long.'
author: "zofia-lozinska"
image: { src: /images/blog/pier/cover.webp, alt: "A pier." }
publishedAt: "2026-03-02T09:00:00+01:00"
tags: [process]
---

The pier stands.

## Wood

![Below it](/images/blog/pier/below.webp)

<Figure src="/images/blog/pier/cover.webp" alt="The same pier." />

See [above](#wood) and [the same in full](/blog/pier#wood).
`;

const translation = `---
title: "Stary pomost"
description: "Z czego jest pomost i dlaczego tak długo stoi w wodzie, choć jest stary."
image:
  alt: "Pomost."
---

Pomost stoi.

## Drewno

![Pod nim](/images/blog/pier/below.webp)

<Figure src="/images/blog/pier/cover.webp" alt="Ten sam pomost." />

Zobacz [wyżej](#drewno) i [to samo w całości](/blog/pier#drewno).
`;

const visitor = `---
title: "Piers, as others see them"
description: "Some words about other piers, and about one in particular, twice."
author: tom-pine
image: { src: /images/examples/cover-1.webp, alt: "A pier." }
publishedAt: "2026-04-02T09:00:00+02:00"
tags:
  - process
---

A [\`/blog/pier\`](/blog/pier?from=here#wood "The /blog/pier"), [again][pier], and [pierced](/blog/tide-tables).

[pier]: </blog/pier>
`;

/** The text that has to stay as it is: neither the address nor the slug in it is a link. */
export const untouched = 'A [`/blog/pier`](';

/** The files of such a project, once there is one. */
let made: Files | undefined;

/**
 * Makes a project with an article of its own pictures, /blog/pier, in two languages, that others name in every way
 * there is.
 */
export async function makeProjectWithPier(later?: Later): Promise<WriterProject> {
  const project = await makeProject({ promised: false, files: made, ...(later && { later }) });
  if (made) return project;
  for (const name of ['cover', 'below', 'unused'])
    project.copy('public/images/examples/cover-1.webp', `public/images/blog/pier/${name}.webp`);
  project.write('content/blog/pier.mdx', original);
  project.write('content/blog/pier.pl.mdx', translation);
  await stampSamples(join(project.folder, 'content'));
  project.write('content/blog/visitor.mdx', visitor);
  const service = project.read('content/services/hull-repair.mdx');
  project.write(
    'content/services/hull-repair.mdx',
    service.replace('  - harbour-lights\n', '  - harbour-lights\n  # The old one.\n  - pier\n'),
  );
  const letter = project.read('content/publications/pier-letter.yaml');
  project.write(
    'content/publications/pier-letter.yaml',
    letter.replace(/^url: .*$/m, "url: '/blog/pier'"),
  );
  await promiseAll(project);
  made = readFiles(project.folder);
  return project;
}

/** Promises all that is public, as a release does. */
export async function promiseAll(project: WriterProject): Promise<void> {
  const { next } = await readPromises(`${project.folder}/content`, Date.now());
  project.write('content/addresses.txt', writeLedger(next));
}
