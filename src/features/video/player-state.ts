/** A poster, then the player's script on its way, then the player; or the note that the video cannot be shown. */
export type PlayerState = 'poster' | 'fetching' | 'running' | 'failed';
export type PlayerEvent = 'pressed' | 'fetched' | 'broken';

const moves: Record<PlayerState, Partial<Record<PlayerEvent, PlayerState>>> = {
  poster: { pressed: 'fetching' },
  fetching: { fetched: 'running', broken: 'failed' },
  running: { broken: 'failed' },
  failed: { pressed: 'fetching' },
};

/** Returns the state after an event; an event that means nothing in a state changes nothing. */
export function movePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  return moves[state][event] ?? state;
}

/** Whether a showing of the video has begun: from its first play until its end. A pause does not end it. */
export type Showing = 'before' | 'underway';

/**
 * Returns the showing after a media event, and whether the event begins one: a beginning is reported, once. Playing on
 * after a pause or a jump begins nothing; playing again after the end does.
 */
export function moveShowing(
  showing: Showing,
  event: 'play' | 'ended',
): { showing: Showing; begins: boolean } {
  if (event === 'ended') return { showing: 'before', begins: false };
  return { showing: 'underway', begins: showing === 'before' };
}
