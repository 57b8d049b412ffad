import { existsSync, readFileSync } from 'node:fs';
import { writeEditorSchemas, writeEditorSettings } from './editor-schemas';
import { writeIfChanged } from './write-if-changed';

/* `npm run content:schemas`: writes what editors know about content files, from the schemas. */
const settings = '.vscode/settings.json';
const present = existsSync(settings) ? readFileSync(settings, 'utf8') : '{}';
const files = { ...writeEditorSchemas(), [settings]: writeEditorSettings(present) };
for (const [path, text] of Object.entries(files)) {
  if (writeIfChanged(path, text)) console.log(`wrote ${path}`);
}
