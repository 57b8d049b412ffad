import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { editorSettings, writeEditorFiles } from './editor-schemas';
import { listContent } from './files';
import { writeIfChanged } from './write-if-changed';

/* `npm run content:schemas`: writes what editors know about content files, and the settings that name it. */
const settings = '.vscode/settings.json';
const present = existsSync(settings) ? readFileSync(settings, 'utf8') : '{}';
writeIfChanged(settings, editorSettings(present));
writeEditorFiles(listContent(resolve('content')).files.map(({ path }) => path));
