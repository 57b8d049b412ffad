import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '@/ui/picture';

const photograph = {
  src: '/images/a.webp',
  alt: 'A tree',
  width: 1600,
  height: 1000,
  blur: 'data:image/webp;base64,AA',
  hash: '00ff00ff00ff00ff',
};

test('a photograph comes as AVIF in the widths it can be shown in, and as it is to browsers without', () => {
  const html = renderToStaticMarkup(<Picture image={photograph} sizes="96px" className="w-full" />);
  expect(html).toContain(
    '<source class="hidden" type="image/avif" srcSet="/pictures/00ff00ff00ff00ff/128.avif 128w, /pictures/00ff00ff00ff00ff/256.avif 256w, /pictures/00ff00ff00ff00ff/320.avif 320w" sizes="96px"/>',
  );
  expect(html).toMatch(/<img src="\/images\/a\.webp" alt="A tree" width="1600" height="1000"/);
  expect(html).toContain('loading="lazy"');
  expect(html).toMatch(/<img[^>]+class="h-auto w-full"/);
  expect(html).toContain('background:center / cover url(data:image/webp;base64,AA)');
});

test('the first picture of a page is asked for before anything else, in the format that is shown', () => {
  const html = renderToStaticMarkup(<Picture image={photograph} sizes="92vw" isFirst />);
  expect(html).toMatch(
    /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="[^"]+" imageSizes="92vw"\/>/,
  );
  expect(html).toMatch(/<img[^>]+loading="eager"[^>]+fetchPriority="high"/);
});

test('what has no variants is sent as it is', () => {
  const { hash: _, ...moving } = photograph;
  for (const image of [moving, { ...moving, src: '/images/a.svg' }]) {
    const html = renderToStaticMarkup(<Picture image={image} sizes="92vw" />);
    expect(html).toContain(`src="${image.src}"`);
    expect(html).not.toMatch(/srcSet/i);
  }
});

test('a picture and a drawing can be held to a width', () => {
  for (const src of [photograph.src, '/images/a.svg']) {
    const image = { ...photograph, src };
    const html = renderToStaticMarkup(<Picture image={image} sizes="200px" widest={200} />);
    expect(html).toMatch(/<img[^>]+style="[^"]*max-width:200px"/);
  }
});
