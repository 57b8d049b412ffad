import { makeSource } from 'contentlayer2/source-files';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { rehypeSpacing } from './src/tools/content/body-spacing';
import { documentTypes } from './src/tools/content/document-types';
import { splitGenerated } from './src/tools/content/split';

/** The preview reads the last good version of every document (`src/tools/dev/last-good.ts`); a build reads the files. */
const { CONTENT_FOLDER = 'content' } = process.env;

export default makeSource({
  contentDirPath: CONTENT_FOLDER,
  documentTypes,
  mdx: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, rehypeSpacing] },
  fieldOptions: { typeFieldName: '_type' },
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
  onSuccess: async () => splitGenerated('.contentlayer/generated'),
});
