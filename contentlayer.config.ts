import { makeSource } from 'contentlayer2/source-files';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { rehypeSpacing } from './src/tools/content/body-spacing';
import { documentTypes } from './src/tools/content/document-types';

export default makeSource({
  contentDirPath: 'content',
  documentTypes,
  mdx: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, rehypeSpacing] },
  fieldOptions: { typeFieldName: '_type' },
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
