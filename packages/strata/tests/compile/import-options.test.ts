import { describe, expect, it } from 'vitest';
import { definePipeline } from '../../src/compile/pipeline';
import { renderBody } from '../../src/verify/render-body';
import { inputOf, optionsOf } from './body-input';

type Settings = { external?: string[]; define?: object; plugins?: unknown[] };

const set = (change: object) => (settings: object) => ({ ...settings, ...change });

describe('options for what a body imports', () => {
  const kept = {
    cwd: { other: { cwd: '/' } },
    files: { other: { files: { './a.js': 'export const a = 1;' } } },
    globals: { other: { globals: { dayjs: 'dayjs' } } },
    external: {
      esbuildOptions: (settings: Settings) => {
        settings.external = [...(settings.external ?? []), 'mermaid'];
        return settings;
      },
    },
    'target, loader': { esbuildOptions: set({ target: 'es2022', loader: { '.js': 'jsx' } }) },
  };

  it.each(Object.entries(kept))('leave other bodies to satteri: %s', async (_what, given) => {
    const pipeline = definePipeline(optionsOf(given));
    const input = inputOf('## Words {1 ?? 2}\n');
    const chosen = await pipeline.compile(input);
    expect(chosen).toMatchObject({ way: 'native', findings: [] });
    const exact = await pipeline.compileExactly(input);
    expect(renderBody(chosen.code)).toEqual(renderBody(exact.code));
    const importing = await pipeline.compile(inputOf('import words from "./words.json"\n'));
    expect(importing).toMatchObject({ way: 'exact', because: 'it imports' });
  });

  const exact = {
    define: set({ define: { VERSION: '"1"' } }),
    'a plugin': ({ plugins = [], ...settings }: Settings) => ({
      ...settings,
      plugins: [...plugins, { name: 'own', setup: () => undefined }],
    }),
    'another runtime': set({ jsxImportSource: 'preact' }),
    'the frontmatter': (settings: object, frontmatter: { target?: string }) => ({
      ...settings,
      target: frontmatter?.target ?? 'es2020',
    }),
    'a throw': () => {
      throw new Error('Not like this');
    },
  };

  it.each(Object.entries(exact))('are exact with %s', async (_what, esbuildOptions) => {
    const { way, because } = await definePipeline(optionsOf({ esbuildOptions })).compile(
      inputOf('Words\n'),
    );
    expect({ way, because }).toEqual({ way: 'exact', because: 'the option esbuildOptions is set' });
  });
});
