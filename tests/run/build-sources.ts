import { closureOf, readModule } from './changed/module-graph';

/** Files that no build reads. */
const apart = [
  /^(?:\.ci|\.github|\.vscode|art|deploy|docs|tests)\//,
  /^(?:packages\/[^/]+\/)?(?:tests\/.*|[^/]+\.md)$/,
  /^(?:biome|knip|renovate)\.json$|^(?:playwright|vitest)\.config\.ts$/,
  /^(?:Dockerfile|LICENSE|compose\.yaml|\.dockerignore|\.env\.example|\.git\w+|\.nvmrc)$/,
];
/** What `npm run build` starts, besides Next. */
const buildPrograms = ['src/tools/words/main.ts', 'src/tools/content/main.ts'];

/**
 * Says of a file of the project whether a build may read it, and with other programs, whether they may. Folders of tools
 * count only where one of the programs uses them.
 */
export function openBuildSources(programs = buildPrograms): (path: string) => boolean {
  const reached = programs.flatMap((path) => [...closureOf(path)]);
  const named = reached.flatMap((path) => readModule(path).names);
  const tools = new Set([...reached, ...named].map(toolOf));
  return (path) =>
    !apart.some((one) => one.test(path)) &&
    (!path.startsWith('src/tools/') || tools.has(toolOf(path)));
}

/** The folder of a tool, or the path of what is no tool's. */
const toolOf = (path: string) => /^src\/tools\/[^/]+/.exec(path)?.[0] ?? path;
