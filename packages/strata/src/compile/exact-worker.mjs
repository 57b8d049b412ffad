// Runs in a worker thread: makes the pipeline with the module that its message names, and compiles documents the exact way.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { path, exportName, data } = workerData;
const made = import(pathToFileURL(path).href).then((module) => module[exportName](data));

parentPort.on('message', async (input) => {
  const pipeline = await made;
  const output = await pipeline.compileExactly(input);
  parentPort.postMessage({ output, raw: input.raw });
});
