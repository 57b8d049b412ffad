import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { visitedPages, writeReport } from './test-report.mjs';

const serverLog = 'test-results/servers.txt';

/** Prints each failing browser test as soon as it is known, with the command that repeats it alone, and nothing else. */
export default class BrowserReporter implements Reporter {
  private readonly times: { name: string; file: string; seconds: number }[] = [];
  private tests: () => TestCase[] = () => [];
  private readonly visits = new Map<string, Set<string>>();
  private errors = 0;

  onBegin(_: unknown, suite: Suite): void {
    mkdirSync(dirname(serverLog), { recursive: true });
    this.tests = () => suite.allTests();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative(process.cwd(), test.location.file);
    const title = test.titlePath().slice(3).join(' › ');
    this.times.push({
      name: `${file}:${test.location.line} ${title}`,
      file,
      seconds: result.duration / 1000,
    });
    const visits = this.visits.get(file) ?? new Set();
    for (const { type, description = '' } of result.annotations)
      if (type === visitedPages) for (const path of description.split(' ')) visits.add(path);
    this.visits.set(file, visits);
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    const place = `${file}:${test.location.line}`;
    console.log(`\n✗ ${place} › ${title}`);
    for (const error of result.errors) print(error);
    for (const { path } of result.attachments)
      if (path) console.log(`  see ${relative('.', path)}`);
    console.log(`  again: npx playwright test --no-deps --project=${projectOf(test)} ${place}\n`);
  }

  onError(error: TestError): void {
    this.errors += 1;
    print(error);
  }

  /** What the servers log of failures that tests bring about would hide those of the tests. */
  onStdErr(chunk: string | Buffer): void {
    appendFileSync(serverLog, chunk);
  }

  onEnd({ status }: FullResult): void {
    const count = (outcome: string) =>
      this.tests().filter((test) => test.outcome() === outcome).length;
    // A flaky test passes on a second try only; one that did not run proves nothing.
    const failed = count('unexpected') + count('flaky') + this.errors;
    const left = status === 'passed' ? count('skipped') : 0;
    if (left > 0) console.log(`✗ ${left} tests were skipped`);
    writeReport({
      passed: count('expected'),
      failed: failed + left,
      times: this.times,
      visits: Object.fromEntries([...this.visits].map(([file, paths]) => [file, [...paths]])),
    });
  }

  printsToStdio(): boolean {
    return true;
  }
}

function print({ message, snippet, location }: TestError): void {
  for (const text of [message, snippet])
    if (text) console.log(process.env.NO_COLOR ? stripVTControlCharacters(text) : text);
  if (location)
    console.log(`  at ${relative('.', location.file)}:${location.line}:${location.column}`);
}

const projectOf = (test: TestCase) => test.parent.project()?.name ?? '';
