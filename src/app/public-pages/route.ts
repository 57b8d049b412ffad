import { listPublicPages } from '@/collections/publish-times';

export const dynamic = 'force-static';

/**
 * Writes into the build which pages documents and lists have, and from when on, for the front door (`src/process/`).
 * Visitors get a 404 at this address: visitors learn nothing of what is planned (`next.config.mjs`).
 */
export function GET(): Response {
  return Response.json(listPublicPages());
}
