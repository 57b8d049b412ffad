import type { Config } from '../config/load';
import type { Finding } from '../finding';
import { dataName } from '../output/names';
import type { Values } from './assemble';

/**
 * Calls the config's `onSuccess`, which gets what the output exports. It comes from memory: a module that a process has
 * imported once stays as it was.
 */
export async function callOnSuccess(
  { onSuccess, model }: Config,
  published: ReadonlyMap<string, Values>,
): Promise<Finding[]> {
  if (!onSuccess) return [];
  const getData = async () => {
    const documents = [...published.values()].map(copy);
    const exported: Record<string, unknown> = { isType: isTypeOf(model.typeFieldName) };
    const all: Values[] = [];
    for (const type of model.documentTypes.values()) {
      const own = documents.filter((values) => values[model.typeFieldName] === type.name);
      exported[dataName(type)] = type.isSingleton ? own[0] : own;
      for (const one of own) all.push(one);
    }
    return { ...exported, allDocuments: all };
  };
  try {
    await onSuccess(getData);
    return [];
  } catch (error) {
    return [failed(error)];
  }
}

/** As it would be read from its file. */
const copy = (values: Values): Values => JSON.parse(JSON.stringify(values));

const isTypeOf = (typeFieldName: string) => (type: string | readonly string[], value: Values) =>
  [type].flat().includes(String(value[typeFieldName]));

function failed(error: unknown): Finding {
  return {
    code: 'on-success',
    file: 'contentlayer.config.ts',
    line: 1,
    column: 1,
    found: error instanceof Error ? error.message : String(error),
    expected: 'onSuccess to finish; the output itself is written',
    fix: 'Correct what onSuccess does.',
  };
}
