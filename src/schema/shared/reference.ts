import { z } from 'zod';
import './field-meta';
import type { Folder } from './folders';
import { slugPattern } from './slug';

/** The slug (file name) of a document in another collection; the validator checks that it exists. */
export const reference = (folder: Folder) =>
  z
    .string()
    .regex(slugPattern, `must be the slug of a document in content/${folder}`)
    .meta({ reference: folder });
