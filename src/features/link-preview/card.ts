import type { Reader } from '@/rules/reader';
import type { Words } from '@/schema/shared/collection';

export type { Card, PictureShape as Shape } from '@/schema/shared/collection';

/** The language and time a preview is drawn for, and the messages of that language. */
export type PreviewReader = Reader & { words: Words };
