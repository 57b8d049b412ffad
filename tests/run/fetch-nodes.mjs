/** Fetches the other Nodes that the whole gate runs on (`other-nodes.mjs`); those that are here stay. */
import { findNode, otherNodes } from './other-nodes.mjs';

for (const version of otherNodes) findNode(version);
