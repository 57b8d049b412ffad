import type { Finding } from '@amberline/strata/finding';
import { byLevel } from './report';

/** Changes with every change of the JSON that a reader could stumble over. */
const version = 1;

/** Findings as JSON; docs/content-check.md says what each field is. */
export function writeJson(documents: number, findings: readonly Finding[]): string {
  const { errors, warnings } = byLevel(findings);
  const report = {
    version,
    documents,
    errors: errors.length,
    warnings: warnings.length,
    findings: findings.map(({ level = 'error', ...finding }) => ({ level, ...finding })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Findings as commands of a GitHub workflow, which shows them beside the lines of a change. */
export function writeAnnotations(findings: readonly Finding[]): string {
  return findings.map((finding) => `${annotate(finding)}\n`).join('');
}

function annotate(finding: Finding): string {
  const {
    level = 'error',
    file,
    line,
    column,
    code,
    field,
    found,
    expected,
    nearest,
    fix,
  } = finding;
  const properties = {
    file,
    line: `${line}`,
    col: `${column}`,
    title: field ? `${code}: ${field}` : code,
  };
  const message = [
    found === undefined ? '' : `Found: ${found}`,
    `Expected: ${expected}`,
    nearest === undefined ? '' : `Nearest: ${nearest}`,
    fix,
  ].filter((row) => row !== '');
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  );
  return `::${level} ${written.join(',')}::${escapeData(message.join('\n'))}`;
}

/** A warning about a whole file, as GitHub shows it. */
export function annotateFile(file: string, message: string): string {
  return `::warning file=${escapeProperty(file)}::${escapeData(message)}`;
}

/** As @actions/core does it: a line break would end the command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** In a property, colons and commas would end it. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
