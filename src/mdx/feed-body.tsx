import { getMDXComponent } from 'next-contentlayer2/hooks';
import { type FeedSurroundings, feedComponents } from './feed-components';

/** Returns a document as plain HTML for a feed reader, from the same compiled MDX that its page shows. */
export async function renderFeedBody(
  code: string,
  surroundings: FeedSurroundings,
): Promise<string> {
  // Next refuses a static import of it in server code, where a page could render into itself by mistake.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const Document = getMDXComponent(code);
  return renderToStaticMarkup(<Document components={feedComponents(surroundings)} />);
}
