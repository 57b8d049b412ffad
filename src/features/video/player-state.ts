/** A poster, then the player's script on its way, then the player; or the note that the film cannot be shown. */
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
