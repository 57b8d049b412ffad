import type { FileFinding } from '../finding';
import { readPlace, startOfBody } from './place';
import type { BodyInput } from './types';

/** What plugins said about the document without stopping (`file.message(…)`), as warnings. */
export function readMessages(file: unknown, input: BodyInput): FileFinding[] {
  const { messages } = Object(file);
  if (!Array.isArray(messages)) return [];
  return messages.map((message: unknown) => {
    const { reason, place, source } = Object(message);
    return {
      ...(readPlace(place) ?? startOfBody(input)),
      code: 'plugin-message',
      found: source ? `${source}: ${reason}` : String(reason),
      expected: 'nothing for a plugin to remark on',
      fix: 'Change what the plugin names, or its options in the config.',
      level: 'warning',
    };
  });
}
