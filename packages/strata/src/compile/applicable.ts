import { makePlan, type Plan } from './plan';
import type { BodyInput, CompileOptions } from './types';

/**
 * What a plugin may carry as its `appliesTo`: whether it does anything to a document. Where it says no, strata leaves it
 * out, which may spare the document the way over the tree; `strata verify` compares with what the plugin does.
 */
export type AppliesTo = (document: Pick<BodyInput, 'path' | 'frontmatter'>) => boolean;

/** The options that concern one document, and the plan for them. */
interface Choice {
  readonly chosen: CompileOptions;
  readonly plan: Plan;
}

/** Makes what leaves out, document by document, the plugins that do not apply to it. */
export function defineChoice(options: CompileOptions): (input: BodyInput) => Choice {
  const lists = [options.remarkPlugins, options.rehypePlugins] as const;
  const choosy = lists.flat().filter((plugin) => readAppliesTo(plugin) !== undefined);
  const whole: Choice = { chosen: options, plan: makePlan(options) };
  const choices = new Map<string, Choice>();
  return (input) => {
    const idle = choosy.filter((plugin) => readAppliesTo(plugin)?.(input) === false);
    if (idle.length === 0) return whole;
    const key = choosy.map((plugin) => (idle.includes(plugin) ? '-' : '+')).join('');
    const known = choices.get(key);
    if (known) return known;
    const [remarkPlugins, rehypePlugins] = lists.map((list) =>
      list.filter((plugin) => !idle.includes(plugin)),
    ) as [unknown[], unknown[]];
    const chosen = { ...options, remarkPlugins, rehypePlugins };
    const choice = { chosen, plan: makePlan(chosen) };
    choices.set(key, choice);
    return choice;
  };
}

function readAppliesTo(plugin: unknown): AppliesTo | undefined {
  const attacher: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  if (typeof attacher !== 'function' || !('appliesTo' in attacher)) return undefined;
  return typeof attacher.appliesTo === 'function' ? (attacher.appliesTo as AppliesTo) : undefined;
}
