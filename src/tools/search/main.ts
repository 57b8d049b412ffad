/**
 * Makes the index of the search. In the preview (`npm run dev`) the site calls it by itself, in a process of its own,
 * when the search is opened after a change.
 */
import { makeIndexes } from './make-indexes';

await makeIndexes();
