/** A config with one type, whose parts are given. */
export function config({ head = '', post = '', source = '' }): string {
  return `import { defineDocumentType, defineNestedType, makeSource } from 'contentlayer2/source-files';
${head}
const Post = defineDocumentType(() => ({
  name: 'Post',
  ${post}
}));
export default makeSource({
  contentDirPath: 'content', documentTypes: [Post],
  ${source}
});
`;
}

/** Names a place in the config. */
export const at = (place: string) => `contentlayer.config.ts:${place}`;
