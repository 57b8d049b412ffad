import type { Finding } from '../finding';
import type { BuildResult } from './result';

/** Writes findings file by file, each with its place as editors and terminals open it. */
export function reportFindings(findings: readonly Finding[]): string {
  const files = groupByFile(findings);
  return [...files.values()].map((group) => `${group.map(reportFinding).join('\n')}\n`).join('\n');
}

function groupByFile(findings: readonly Finding[]): Map<string, Finding[]> {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = files.get(finding.file) ?? [];
    group.push(finding);
    files.set(finding.file, group);
  }
  for (const group of files.values()) {
    group.sort((a, b) => a.line - b.line || a.column - b.column);
  }
  return files;
}

function reportFinding(finding: Finding): string {
  const {
    file,
    line,
    column,
    level = 'error',
    code,
    field,
    found,
    expected,
    fix,
    leavesOut,
  } = finding;
  const about = field === undefined ? '' : ` in ${field}`;
  const lines = [
    `${file}:${line}:${column} ${level} ${code}${about}`,
    ...(found === undefined ? [] : [`  found     ${found}`]),
    `  expected  ${expected}`,
    `  fix       ${fix}`,
    ...(leavesOut ? ['  outcome   the document is left out'] : []),
  ];
  return lines.join('\n');
}

/** Writes what a build did in one line. */
export function reportSummary(result: BuildResult): string {
  const { documents, cached, leftOut, ways, written, removed, milliseconds, findings, isOk } =
    result;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const errors = findings.length - warnings;
  const parts = [
    `${documents} documents (${cached} from the cache)${isOk && leftOut > 0 ? `, ${leftOut} left out` : ''}`,
    `bodies: ${ways.native} native, ${ways.bridged} bridged, ${ways.exact} exact`,
    `${written.length} files written, ${removed.length} removed`,
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...(warnings > 0 ? [`${warnings} warnings`] : []),
    `${Math.round(milliseconds)} ms`,
  ];
  return `${isOk ? 'Built' : 'Not built'}: ${parts.join('; ')}.`;
}
