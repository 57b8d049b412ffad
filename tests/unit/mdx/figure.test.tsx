import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paragraphWith } from '@/mdx/figure';

test('in a feed, a picture has its title under it, in plain elements', () => {
  const Paragraph = paragraphWith({ img: 'img', a: 'a' }, 'feed');
  const html = renderToStaticMarkup(
    <Paragraph>
      <img src="/a.webp" alt="A tree" loading="lazy" title="Seen from the side" />
    </Paragraph>,
  );
  expect(html).toMatch(
    /^<figure><img [^>]*\/><figcaption>Seen from the side<\/figcaption><\/figure>$/,
  );
});
