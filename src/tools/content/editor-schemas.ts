import { z } from 'zod';
import { type Collection, collections } from '@/schema';

/** The folder editors read schemas from, from the root of the project. */
const folder = '.vscode/schemas';

/** JSON Schemas of all collections by path: they give editors completion and the sentence of each field. */
export function writeEditorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Collection>(collections).map(([name, { schema }]) => [
      schemaPath(name),
      `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    ]),
  );
}

/** Adds to an editor's settings which YAML files follow which schema; other settings stay. */
export function writeEditorSettings(settings: string): string {
  const associations = Object.entries<Collection>(collections)
    .filter(([, { form }]) => form === 'yaml')
    .map(([name]) => [`./${schemaPath(name)}`, `content/${name}/*.yaml`]);
  const merged = { ...JSON.parse(settings), 'yaml.schemas': Object.fromEntries(associations) };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

function schemaPath(name: string): string {
  return `${folder}/${name}.json`;
}

function toJsonSchema(schema: z.ZodObject) {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // Marks for our own check mean nothing to an editor.
      for (const mark of ['reference', 'image', 'minWidth', 'distinct', 'file', 'link'])
        delete jsonSchema[mark];
    },
  });
}
