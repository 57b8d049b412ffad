// In a worker thread: loads the bundle of the sources, which makes the pipeline of a project from its config.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../bin/bundle.mjs';

/** @param {import('./worker-pipeline').WorkerData} data */
export async function loadPipeline(data) {
  const path = join(await bundleSources(), 'compile/worker-pipeline.mjs');
  const { makeWorkerPipeline } = await import(pathToFileURL(path).href);
  return makeWorkerPipeline(data);
}
