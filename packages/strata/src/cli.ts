import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BuildOptions, build } from './build/build';
import { foldersOf } from './build/folders';
import { helpBuild } from './build/helpers';
import { openProject } from './build/project';
import { reportFindings, reportSummary } from './build/report';
import type { BuildResult } from './build/result';
import { reportVerification, verifyProject } from './build/verify';

const usage = `strata build    writes the content of a project for its site
strata check    reads and compiles all of it, and writes nothing
strata verify   compares every body with what mdx-bundler makes of it
strata dev      builds, and builds again with every change

  -c, --config   the config, where it is not contentlayer.config.ts
  --content      a folder of content other than the config's
  --external     a package to leave out of the bundle of the config; may be given again
  --clearCache   removes .contentlayer first, with all that is known of the last build
  --verbose      names the files that are written, and shows stacks of errors`;

let isVerbose = false;

/** Runs a command of the command line; returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string', short: 'c' },
      content: { type: 'string' },
      external: { type: 'string', multiple: true, default: [] },
      clearCache: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  isVerbose = values.verbose;
  const external = values.external.flatMap((names) => names.split(','));
  const { config: configPath, content: contentDir } = values;
  const [command = ''] = positionals;
  const given = [
    ...(configPath === undefined ? [] : ['--config', configPath]),
    ...(contentDir === undefined ? [] : ['--content', contentDir]),
    ...external.flatMap((name) => ['--external', name]),
  ];
  const options = {
    configPath,
    contentDir,
    external,
    helper: { path: process.argv[1] ?? '', args: ['help-build', ...given] },
  };
  if (values.help) return help();
  if (values.clearCache && (command === 'build' || command === 'dev')) clearCache();
  if (command === 'build') return report(await build(options));
  if (command === 'check') return report(await build({ ...options, isCheck: true }));
  if (command === 'verify') return verify(options);
  if (command === 'dev') return dev(options);
  if (command === 'help-build') return helpBuild(options).then(() => 0);
  return misused(command && `There is no command ${command}.`);
}

function misused(what: string): number {
  console.error([what, usage].filter(Boolean).join('\n\n'));
  return 2;
}

function help(): number {
  console.log(usage);
  return 0;
}

function clearCache(): void {
  rmSync(foldersOf(process.cwd()).output, { recursive: true, force: true });
}

function report(result: BuildResult): number {
  if (result.findings.length > 0) console.error(reportFindings(result.findings));
  if (isVerbose) {
    for (const path of result.written) console.log(`written ${path}`);
    for (const path of result.removed) console.log(`removed ${path}`);
  }
  console.log(reportSummary(result));
  return result.isOk ? 0 : 1;
}

async function verify(options: BuildOptions): Promise<number> {
  const { project, findings } = await openProject(options);
  if (findings.length > 0) console.error(reportFindings(findings));
  if (!project) return 1;
  const verification = await verifyProject(project);
  if (verification.findings.length > 0) console.error(reportFindings(verification.findings));
  console.log(reportVerification(verification));
  return verification.differences.length + verification.findings.length === 0 ? 0 : 1;
}

async function dev(options: BuildOptions): Promise<number> {
  const { startDev } = await import('./build/dev');
  const watching = await startDev({ ...options, onBuild: report });
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => watching.close().then(() => resolve(0)));
    }
  });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const { stack, message = error, code } = Object(error);
  if (String(code).startsWith('ERR_PARSE_ARGS')) {
    // After its first sentence Node explains how to pass what begins with a dash.
    process.exitCode = misused(String(message).replace(/\. To .*/s, '.'));
  } else {
    console.error(String(isVerbose ? (stack ?? message) : message));
    process.exitCode = 1;
  }
}
