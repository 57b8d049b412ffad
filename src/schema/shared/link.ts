import { z } from 'zod';
import './field-meta';

const secureUrl = /^https:\/\/[^\s/]+\.[^\s]+$/;
const secureUrlOrPath = /^(?:https:\/\/[^\s/]+\.[^\s]+|\/(?!\/)\S*)$/;

/** A full address on another site. */
export const httpsUrl = () =>
  z.string().regex(secureUrl, 'must be a full address that starts with https://');

/** A full address, or a path of this site such as /blog/my-article, which must exist. */
export const urlOrSitePath = () =>
  z
    .string()
    .regex(
      secureUrlOrPath,
      'must be a full address that starts with https:// or a path of this site that starts with /',
    )
    .meta({ link: true });
