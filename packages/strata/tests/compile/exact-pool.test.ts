import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { definePipeline } from '../../src/compile/pipeline';
import { inputOf, optionsOf } from './body-input';

const workerModule = {
  path: join(import.meta.dirname, 'worker-pipeline.mjs'),
  exportName: 'makePipeline',
};

describe('the exact way in worker threads', () => {
  const pipeline = definePipeline(optionsOf({ workerModule }));
  afterAll(() => pipeline.close());

  it('compiles in a worker, and says why', async () => {
    const output = await pipeline.compile(inputOf('import a from "b"'));
    expect(output).toEqual({
      code: 'thread true: import a from "b"',
      way: 'exact',
      because: 'it imports',
      findings: [],
    });
  });

  it('compiles many at once, each its own', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    const outputs = await Promise.all(texts.map((text) => pipeline.compileExactly(inputOf(text))));
    expect(outputs.map(({ code }) => code)).toEqual(texts.map((text) => `thread true: ${text}`));
  });

  it('starts no worker for what satteri does', async () => {
    expect(await pipeline.compile(inputOf('Words.\n'))).toMatchObject({ way: 'native' });
  });

  it.each([
    ['crash', 'the worker has crashed'],
    ['exit', 'the worker ended with 3'],
  ])('reports a worker that ends, and goes on: %s', async (text, found) => {
    const { findings, code } = await pipeline.compileExactly(inputOf(text));
    expect(code).toBe('');
    expect(findings).toMatchObject([{ code: 'compiler-failed', found }]);
    expect(await pipeline.compileExactly(inputOf('next'))).toMatchObject({ findings: [] });
  });

  it('reports a module that cannot be loaded', async () => {
    const broken = definePipeline(
      optionsOf({ workerModule: { path: '/nowhere.mjs', exportName: 'a' } }),
    );
    const { findings } = await broken.compileExactly(inputOf('a'));
    expect(findings).toMatchObject([{ code: 'compiler-failed' }]);
    await broken.close();
  });
});
