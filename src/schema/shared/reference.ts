import { z } from 'zod';
import './field-meta';
import { slugPattern } from './slug';

/** The slug (file name) of a document in another collection; the check reports one that does not exist. */
export const reference = (folder: string) =>
  z
    .string()
    .regex(slugPattern, `must be the slug of a document in content/${folder}`)
    .meta({ reference: folder });
