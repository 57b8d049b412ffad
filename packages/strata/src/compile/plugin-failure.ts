import { type Attacher, isAttacher, nameOf, type PluginEntry } from './plugin-list';

/** A transformer as unified runs it; with three parameters it answers by calling the third. */
type Transformer = (...given: unknown[]) => unknown;

/** What a plugin threw, with the name of the plugin. */
export class PluginFailure extends Error {
  override readonly name = 'PluginFailure';
  readonly plugin: string;
  /** Where the plugin says it is, as VFile messages have it. */
  readonly place: unknown;
  readonly reason: string;

  constructor(plugin: string, cause: unknown) {
    const { message, reason, place } = Object(cause);
    super(String(reason ?? message ?? cause), { cause });
    this.plugin = plugin;
    this.place = place;
    this.reason = this.message;
  }
}

const named = new WeakMap<Attacher, Attacher>();

/** The same plugin, whose errors say its name. One plugin gives one answer, as unified joins equal plugins. */
export function nameFailures(attacher: Attacher): Attacher {
  const known = named.get(attacher);
  if (known) return known;
  const name = nameOf(attacher);
  const wrapped: Attacher = function (this: unknown, ...options) {
    const transformer = inPlugin(name, () => attacher.apply(this, [...options]));
    return isAttacher(transformer)
      ? nameTransformer(name, transformer as Transformer)
      : transformer;
  };
  Object.defineProperty(wrapped, 'name', { value: attacher.name });
  named.set(attacher, wrapped);
  return wrapped;
}

/** The list as unified takes it, every plugin saying its name. */
export function nameAllFailures(entries: readonly PluginEntry[]): [Attacher, ...unknown[]][] {
  return entries.map(({ attacher, options }) => [nameFailures(attacher), ...options]);
}

/** Unified reads from the number of parameters how a transformer answers: it stays as it is. */
function nameTransformer(name: string, transformer: Transformer): Transformer {
  if (transformer.length > 2) {
    return (tree: unknown, file: unknown, next: unknown) =>
      inPlugin(name, () =>
        transformer(tree, file, (error: unknown, ...rest: unknown[]) =>
          (next as Transformer)(error ? new PluginFailure(name, error) : error, ...rest),
        ),
      );
  }
  return (tree: unknown, file: unknown) => inPlugin(name, () => transformer(tree, file));
}

function inPlugin(name: string, run: () => unknown): unknown {
  try {
    const result = run();
    // To unified, an error that is returned is one that is thrown.
    if (result instanceof Error) return fail(name, result);
    return result instanceof Promise ? result.catch((cause) => fail(name, cause)) : result;
  } catch (cause) {
    return fail(name, cause);
  }
}

function fail(name: string, cause: unknown): never {
  throw cause instanceof PluginFailure ? cause : new PluginFailure(name, cause);
}
