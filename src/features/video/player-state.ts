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
export type FilmRun = 'before' | 'underway';

/**
 * What a media event does to the showing, and whether it begins one: that is the moment that is reported, once
 * (specification, section 7). Playing on after a pause or a jump begins nothing; playing again after the end does.
 */
export function moveFilmRun(
  run: FilmRun,
  event: 'play' | 'ended',
): { run: FilmRun; begins: boolean } {
  if (event === 'ended') return { run: 'before', begins: false };
  return { run: 'underway', begins: run === 'before' };
}
