/** The request that is being answered. */
export interface CurrentRequest {
  readonly id: string;
  /** Later work that the request has only begun, such as a timer, is not its own any more. */
  isAnswered: boolean;
}

/** Knows by the running work which request it is done for: an `AsyncLocalStorage` of the process. */
export interface CurrentRequestStore {
  getStore(): CurrentRequest | undefined;
}

/** Global, as every bundle has its own copy of this module. `src/publishing/operations.mjs` knows the name, too. */
const name = Symbol.for('amberline.request');
const shared = globalThis as typeof globalThis & { [name]?: CurrentRequestStore };

/** Lets every bundle of this process know the request that is being answered. */
export function shareCurrentRequest(store: CurrentRequestStore): void {
  shared[name] = store;
}

/** Returns the id of the request that is being answered; undefined outside of one, and once it has been answered. */
export function currentRequestId(): string | undefined {
  const request = shared[name]?.getStore();
  return request?.isAnswered ? undefined : request?.id;
}
