import { notFound } from 'next/navigation';

/** Rendered per request, so that unknown addresses never fill the page cache. */
export const dynamic = 'force-dynamic';

/** Every address that no other page answers, at any depth: the site's own 404 in the address's language. */
export default function UnknownAddress() {
  notFound();
}
