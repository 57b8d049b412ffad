import { join } from 'node:path';
import { build } from 'esbuild';
import remarkGfm from 'remark-gfm';
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

  it('reports data that cannot be sent to a worker', async () => {
    const input = { ...inputOf('a'), raw: { callback: () => undefined } };
    const { findings } = await pipeline.compileExactly(input);
    expect(findings).toMatchObject([{ code: 'compiler-failed' }]);
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

describe('a bundled pipeline in worker threads', () => {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/strata-tests');
  const path = join(folder, 'pipeline.mjs');
  const source = `
    import remarkGfm from 'remark-gfm';
    import { definePipeline } from './pipeline';
    const options = { remarkPlugins: [remarkGfm], rehypePlugins: [], cwd: '.', isProduction: true, other: {} };
    // A build gives the same options to its own thread and to the workers.
    const workerModule = { path: ${JSON.stringify(path)}, exportName: 'makePipeline' };
    export const makePipeline = () => definePipeline({ ...options, workerModule });
  `;

  it('gives what it gives in the main thread', { timeout: 30_000 }, async () => {
    const resolveDir = join(import.meta.dirname, '../../src/compile');
    await build({
      stdin: { contents: source, resolveDir, loader: 'ts' },
      outfile: path,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    const given = { remarkPlugins: [remarkGfm] };
    const threaded = definePipeline(
      optionsOf({ ...given, workerModule: { path, exportName: 'makePipeline' } }),
    );
    const direct = definePipeline(optionsOf(given));
    for (const text of ['www.example.com {1 + 1}\n', 'export const a = 1;\n', 'broken <Foo>\n']) {
      const output = await threaded.compileExactly(inputOf(text));
      expect(output).toEqual(await direct.compileExactly(inputOf(text)));
    }
    await threaded.close();
  });
});
