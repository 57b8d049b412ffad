import type { Fault } from './fault';
import { browserFaults } from './faults/browser';
import { contentFaults } from './faults/content';
import { documentFaults } from './faults/documents';
import { messageFaults } from './faults/messages';
import { pageFaults } from './faults/pages';
import { requestFaults } from './faults/requests';
import { reviewFaults } from './faults/review';
import { strataFaults } from './faults/strata';

/** The fifty faults, in the order in which they are tried: what visitors meet, then what writers and reviewers do. */
export const faults: readonly Fault[] = [
  ...requestFaults,
  ...messageFaults,
  ...pageFaults,
  ...documentFaults,
  ...browserFaults,
  ...contentFaults,
  ...reviewFaults,
  ...strataFaults,
];
