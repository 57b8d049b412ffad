/** Run by a build of many documents, in a process of its own, to compile some of them; the argument is the content folder. */
import { helpBuild } from '@amberline/strata';
import { defineInspector } from './inspector';

const [root = 'content'] = process.argv.slice(2);
await helpBuild({ contentDir: root, inspector: defineInspector(root) });
