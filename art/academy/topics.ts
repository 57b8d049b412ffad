import { beforeApplying } from './before-applying';
import { talking } from './talking';
import type { Topic } from './topic';

/** The nine lessons of the academy in their order, with all the words of their clips. */
export const topics: readonly Topic[] = [...beforeApplying, ...talking];
