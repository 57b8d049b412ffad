import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentCollections } from './content-collections';
import { contentlayer, strata } from './contentlayer';
import type { Engine } from './engine';
import { fumadocs } from './fumadocs';
import { writeProject } from './project';
import { type Cost, runCounted, saveCounted } from './run';
import { velite } from './velite';

const engines = [strata, contentlayer, velite, contentCollections, fumadocs];

export interface EngineBench {
  readonly sizes: readonly number[];
  /** Names of engines; all where none is given. */
  readonly only: readonly string[];
  /** Seconds after which a step counts as not finished. */
  readonly longest: number;
}

/** Measures strata and its peers over the same documents, one after the other, and prints a table for each size. */
export async function benchEngines({ sizes, only, longest }: EngineBench): Promise<void> {
  const chosen = engines.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const { name, note } of chosen) console.log(`${name}: ${note}`);
  for (const documents of sizes) {
    const rows = [];
    for (const engine of chosen) rows.push(...(await measure(engine, documents, longest)));
    console.table(rows);
  }
}

async function measure(engine: Engine, documents: number, longest: number) {
  const folder = writeProject(engine, documents);
  const document = join(folder, 'content/blog/article-0.mdx');
  let saves = 0;
  const save = () => {
    saves += 1;
    const mark = `Saved${saves}times`;
    appendFileSync(document, `\n${mark}.\n`);
    return mark;
  };
  const build = () => runCounted(engine.build, folder, { longest });
  const row = (what: string, cost: Cost | undefined) => {
    const cpu = cost?.cpu.toFixed(2) ?? `not in ${longest} s`;
    console.error(`${engine.name}, ${documents} documents, ${what}: ${cpu} CPU s`);
    const memory = cost?.memory.toFixed(0);
    const given = { documents, engine: engine.name, what, 'CPU s': cpu };
    return { ...given, 'wall s': cost?.wall.toFixed(2), 'peak MiB': memory };
  };
  try {
    const cold = await build();
    const rows = [row('cold', cold)];
    // What does not finish once does not finish three times more.
    if (!cold) return rows;
    rows.push(row('unchanged', await build()));
    save();
    rows.push(row('one file, build', await build()));
    if (!engine.dev) return rows;
    const shows = join(folder, engine.shows);
    const saved = await saveCounted(engine.dev, folder, { longest, save, shows, times: 4 });
    const [first, ...later] = saved;
    return [...rows, row('first save, dev', first), row('later save, dev', middle(later))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The one in the middle by CPU seconds. */
function middle(costs: readonly Cost[]): Cost | undefined {
  return [...costs].sort((one, other) => one.cpu - other.cpu)[Math.floor(costs.length / 2)];
}
