/** `npm run content:check`: the check alone, for people, programs and workflows. */
import { type CheckOptions, readOptions, UsageError, usage } from './check-options';

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nnpm run content:check -- --help says what there is.\n`);
  return 2;
});

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(usage);
    return 0;
  }
  switch (options.mode) {
    case 'explain': {
      const { explain } = await import('./explain/explain');
      return explain(options.names[0] ?? '');
    }
    case 'write-docs': {
      const { writeDocs } = await import('./explain/write-docs');
      return writeDocs();
    }
    case 'fix': {
      const { fixContent } = await import('./fix/fix-content');
      await fixContent(options.root);
      return check(options);
    }
    case 'behind': {
      const { showBehind } = await import('./behind/show-behind');
      return showBehind(options);
    }
    case 'translated': {
      const { stampTranslations } = await import('./fix/stamp-translations');
      return stampTranslations(options);
    }
    case 'watch': {
      const { watchContent } = await import('./watch/watch-content');
      return watchContent(process.argv.slice(2));
    }
    default:
      return check(options);
  }
}

/** Loaded late: it reads the schemas of all collections, which --watch and --help need not. */
async function check(options: CheckOptions): Promise<number> {
  const { checkOnce } = await import('./check-once');
  return checkOnce(options);
}
