import type { Reader } from '@/rules/reader';
import type { Words } from '@/schema/shared/collection';

export type { Card, PictureShape as Shape } from '@/schema/shared/collection';

/** Who looks, and when: in which language, in whose words. */
export type Viewer = Reader & { words: Words };
