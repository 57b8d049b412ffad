import { defineChoice } from './applicable';
import { compileBridged } from './bridge';
import { compileWithBundler } from './exact';
import { describeIdentity } from './identity';
import { type Attempt, compileNatively } from './native';
import type { Plan } from './plan';
import type { TreeNode } from './satteri';
import type { BodyInput, BodyOutput, CompileOptions, Pipeline } from './types';

export type { BodyInput, BodyOutput, CompileOptions, Pipeline, Way } from './types';

/**
 * Makes what compiles MDX bodies with the plugins and options of a Contentlayer config. The way is chosen per document
 * and reported with its reason; mdx-bundler gets all that satteri does otherwise than @mdx-js/mdx.
 */
export function definePipeline(options: CompileOptions): Pipeline {
  const choose = defineChoice(options);
  let identity: string | undefined;
  const compileExactly = (input: BodyInput, because: string): Promise<BodyOutput> =>
    compileWithBundler(input, options, because);
  return {
    async compile(input, tree) {
      const { chosen, plan } = choose(input);
      if (input.text.length === 0) return emptyBody(plan);
      // What plugins write counts where their way is the one that is taken.
      const raw = { ...input.raw };
      const attempt = await tryPlan({ ...input, raw }, chosen, plan, tree);
      if ('obstacle' in attempt) return compileExactly(input, attempt.obstacle);
      Object.assign(input.raw, raw);
      const { code, findings } = attempt;
      return { code, way: plan.way, because: plan.because, findings, files: [] };
    },
    compileExactly: (input) => compileExactly(input, 'the exact way is asked for'),
    get identity() {
      identity ??= describeIdentity(options);
      return identity;
    },
  };
}

/** What satteri or a plugin on its tree refuses is tried the exact way, which has the better message. */
async function tryPlan(
  input: BodyInput,
  options: CompileOptions,
  plan: Plan,
  tree: TreeNode | undefined,
): Promise<Attempt> {
  if (plan.way === 'exact') return { obstacle: plan.because };
  try {
    return plan.way === 'native'
      ? compileNatively(input, plan)
      : await compileBridged(input, options, plan.gfm, tree);
  } catch (error) {
    return { obstacle: `satteri's way fails: ${error instanceof Error ? error.message : error}` };
  }
}

function emptyBody({ way }: Plan): BodyOutput {
  return { code: '', way, because: 'the file is empty', findings: [], files: [] };
}
