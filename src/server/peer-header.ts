const key = Symbol.for('amberline.peer-header');
const shared = globalThis as typeof globalThis & { [key]?: string };

/**
 * The name of the header in which this process notes who is at the other end of a connection (`peer-address.ts`). It is
 * drawn anew for each process, so nobody outside can send it. Bundles have modules of their own: it is kept globally.
 */
export function peerHeader(): string {
  shared[key] ??= `x-peer-${crypto.randomUUID()}`;
  return shared[key];
}
