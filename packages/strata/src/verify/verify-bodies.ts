import type { BodyInput, BodyOutput, Pipeline, Way } from '../compile/pipeline';
import type { Finding } from '../finding';
import { findDifference } from './find-difference';
import { renderBody } from './render-body';

/** One document whose chosen way and exact way give different pages. */
export interface BodyDifference {
  readonly name: string;
  readonly way: Way;
  readonly because: string;
  /** What differs: the HTML, what components may replace, the exports, or the errors. */
  readonly part: string;
  /** The first differing place, with some text around it. */
  readonly chosen: string;
  readonly exact: string;
}

export interface VerifyReport {
  /** How many documents take each way. */
  readonly ways: Readonly<Record<Way, number>>;
  readonly differences: readonly BodyDifference[];
  /** Why bodies could not be compiled, as a build says it. */
  readonly findings: readonly Finding[];
}

/**
 * Compiles every body by the way the pipeline chooses and by the exact way, renders both with react-dom/server, and
 * reports where the pages differ. A body whose way is the exact one is compared with nothing.
 */
export async function verifyBodies(
  inputs: Iterable<BodyInput>,
  pipeline: Pipeline,
): Promise<VerifyReport> {
  const ways: Record<Way, number> = { native: 0, bridged: 0, exact: 0 };
  const differences: BodyDifference[] = [];
  const findings: Finding[] = [];
  for (const input of inputs) {
    // What plugins write into the raw data of one must not be there for the other.
    const twin = { ...input, raw: { ...input.raw } };
    const chosen = await pipeline.compile(input);
    ways[chosen.way] += 1;
    findings.push(...errorsOf(chosen).map((finding) => ({ ...finding, file: input.name })));
    if (chosen.way === 'exact') continue;
    const difference = compare(chosen, await pipeline.compileExactly(twin));
    const { way, because } = chosen;
    if (difference) differences.push({ name: input.name, way, because, ...difference });
  }
  return { ways, differences, findings };
}

const errorsOf = ({ findings }: BodyOutput) => findings.filter(({ level }) => level !== 'warning');

function compare(chosen: BodyOutput, exact: BodyOutput) {
  return findDifference(renderOutput(chosen), renderOutput(exact));
}

/** What visitors get of a body, by the names reports use. */
function renderOutput(output: BodyOutput): Record<string, string> {
  const stopped = errorsOf(output);
  if (stopped.length > 0) return { errors: stopped.map(({ found }) => found).join('\n') };
  const rendering = renderBody(output.code);
  if ('error' in rendering) return { errors: rendering.error };
  const { html, marked, exports } = rendering;
  return { HTML: html, 'HTML with components': marked, exports };
}
