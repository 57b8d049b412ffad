import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { writeReport } from './test-report.mjs';

/** Prints each failing unit test as soon as it is known, with the command that repeats it alone, and nothing else. */
export default class UnitReporter implements Reporter {
  private vitest: Vitest | undefined;
  private readonly skipped: string[] = [];

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'skipped') this.skipped.push(test.fullName);
    if (state === 'failed') this.print(test.module, test.fullName, errors, ` -t ${quote(test)}`);
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) this.print(suite.module, suite.fullName, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) this.print(module, 'the file itself', module.errors());
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    for (const error of unhandled) {
      console.log('✗ an error outside of any test');
      this.vitest?.logger.printError(error);
    }
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    // A test left out is no proof of anything.
    for (const name of this.skipped) console.log(`✗ skipped: ${name}`);
    const failed = count('failed') + broken + unhandled.length + this.skipped.length;
    if (failed > 0) process.exitCode = 1;
    writeReport({ passed: count('passed'), failed, times: modules.map(timeOf) });
  }

  private print(module: TestModule, name: string, errors: readonly unknown[], only = ''): void {
    const file = pathOf(module);
    console.log(`\n✗ ${file} › ${name}`);
    for (const error of errors) this.vitest?.logger.printError(error, { project: module.project });
    console.log(`  again: npx vitest run --project ${module.project.name} ${file}${only}\n`);
  }
}

const pathOf = (module: TestModule) => relative(process.cwd(), module.moduleId);

function timeOf(module: TestModule) {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const file = pathOf(module);
  return { name: file, file, seconds: (collectDuration + setupDuration + duration) / 1000 };
}

/** The name of a test as a pattern, in quotes for a shell. */
function quote(test: TestCase): string {
  const pattern = test.fullName.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `'${pattern.replaceAll("'", `'\\''`)}'`;
}
