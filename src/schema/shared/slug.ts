import { z } from 'zod';
import './field-meta';

/** A slug: lower-case a-z, digits and single hyphens; it is the file name and part of the address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug (file name) of a document in another collection; the check reports one that does not exist. */
export const reference = (folder: string) =>
  z
    .string()
    .regex(slugPattern, `must be the slug of a document in content/${folder}`)
    .meta({ reference: folder });
