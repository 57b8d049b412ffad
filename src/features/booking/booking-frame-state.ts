/**
 * Where the booking frame stands. `loaded`: its document is there, but it may be the browser's own error page,
 * which loads like any other; `alive`: the provider's page itself has spoken; `failed`: neither came in time.
 */
export type BookingFrameState = 'waiting' | 'loaded' | 'alive' | 'failed';

/** The frame's document loaded, its page sent a message, or the time allowed for the next of these is over. */
export type BookingFrameNews = 'load' | 'message' | 'patience over';

/**
 * Returns the state after a piece of news. A message settles everything. After a failure a mere load is not believed:
 * a blocked frame also loads, late and empty.
 */
export function nextFrameState(
  state: BookingFrameState,
  news: BookingFrameNews,
): BookingFrameState {
  if (state === 'alive' || news === 'message') return 'alive';
  if (news === 'patience over') return 'failed';
  return state === 'waiting' ? 'loaded' : state;
}

/** Says whether the visitor sees the spinner: until the frame is known to be the provider's. */
export const isFrameAwaited = (state: BookingFrameState) =>
  state === 'waiting' || state === 'loaded';
