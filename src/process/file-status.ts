import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Gives an answer about a file the status that is its own. Next answers 500 where a file has no such range, and where it
 * is not the one a download began with (as vercel/next.js#40066): a player would stop, and operators look for a fault.
 */
export function settleFileStatus(headers: IncomingHttpHeaders, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...values: unknown[]) => {
    const own = status === 500 ? statusOfFile(headers, response) : undefined;
    return Reflect.apply(writeHead, response, [own ?? status, ...values]);
  };
}

/** Returns the status of a failed answer about a file that is there; undefined for any other. */
function statusOfFile(
  headers: IncomingHttpHeaders,
  response: ServerResponse,
): 412 | 416 | undefined {
  if (!response.hasHeader('accept-ranges')) return undefined;
  if (response.hasHeader('content-range')) return 416;
  return (headers['if-match'] ?? headers['if-unmodified-since']) ? 412 : undefined;
}
