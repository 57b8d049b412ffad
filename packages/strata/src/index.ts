/*
 * The engine for programs: a site that wants more than the output reads its documents through a session. The command
 * line is `cli.ts`.
 */
export { type HelperProgram, helpBuild } from './build/helpers';
export type { Inspector, Reading } from './build/inspector';
export { pruneObjects, withWholeStore } from './build/objects';
export { openProject, type Project } from './build/project';
export { readSession, type Session, startSession } from './build/session';
export type { TreeNode } from './compile/satteri';
export {
  type FileFinding,
  type Finding,
  fieldName,
  type Position,
  positionAt,
  show,
} from './finding';
export type { SourceDocument } from './read/document';
