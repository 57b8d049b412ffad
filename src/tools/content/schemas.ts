import { resolve } from 'node:path';
import { writeEditorFiles } from './editor-schemas';
import { listContent } from './files';

/* `npm run content:schemas`: writes what editors know about content files; `npm run dev` does so on every save. */
writeEditorFiles(listContent(resolve('content')).files.map(({ path }) => path));
