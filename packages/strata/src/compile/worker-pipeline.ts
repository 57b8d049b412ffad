import { importBundle } from '../config/evaluate';
import { isObject } from '../config/reader';
import { Source } from '../config/stand-ins';
import { definePipeline } from './pipeline';
import { readMdxOptions } from './read-options';
import type { Pipeline } from './types';

/** What a worker thread has to know to make the pipeline of a project. */
export interface WorkerData {
  /** The bundled config, which the thread runs for itself: functions cannot be sent to it. */
  readonly bundlePath: string;
  readonly cwd: string;
  readonly isProduction: boolean;
}

/** Makes the pipeline in a worker thread. Throws what the config throws there. */
export async function makeWorkerPipeline({ bundlePath, ...rest }: WorkerData): Promise<Pipeline> {
  const source = await importBundle(bundlePath);
  const args = source instanceof Source && isObject(source.args) ? source.args : {};
  return definePipeline({ ...readMdxOptions(args.mdx), ...rest });
}
