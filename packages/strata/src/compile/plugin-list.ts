/** A unified plugin as a config names it. */
export type Attacher = (this: unknown, ...options: unknown[]) => unknown;

export interface PluginEntry {
  readonly attacher: Attacher;
  /** Nothing, the options, or `false` for a plugin that is switched off. */
  readonly options: readonly unknown[];
  /** The function's name, or `a plugin without a name`. */
  readonly name: string;
}

/** The plugins of a list in order, or a sentence about what in it cannot be read. */
export type PluginList = { entries: PluginEntry[]; unreadable?: string };

/** Reads a list as unified's `use` does: functions, `[function, options]` pairs, lists in lists, presets. */
export function readPluginList(given: readonly unknown[]): PluginList {
  const list: PluginList = { entries: [] };
  for (const item of given) addTo(list, item);
  return list;
}

function addTo(list: PluginList, item: unknown): void {
  if (isAttacher(item)) {
    list.entries.push(entryOf(item, []));
  } else if (Array.isArray(item)) {
    const [first, ...options]: unknown[] = item;
    if (isAttacher(first)) list.entries.push(entryOf(first, options));
    else list.unreadable ??= 'a plugin is not a function';
  } else if (isPreset(item)) {
    if (item.settings !== undefined) list.unreadable ??= 'a preset changes the settings';
    for (const inner of item.plugins ?? []) addTo(list, inner);
  } else {
    list.unreadable ??= 'a plugin is not a function';
  }
}

function entryOf(attacher: Attacher, options: readonly unknown[]): PluginEntry {
  return { attacher, options, name: nameOf(attacher) };
}

/** The name a report gives a plugin. */
export function nameOf(attacher: Attacher): string {
  return attacher.name && attacher.name !== 'default' ? attacher.name : 'a plugin without a name';
}

export function isAttacher(value: unknown): value is Attacher {
  return typeof value === 'function';
}

function isPreset(value: unknown): value is { plugins?: unknown[]; settings?: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return 'plugins' in value ? Array.isArray(value.plugins) : 'settings' in value;
}
