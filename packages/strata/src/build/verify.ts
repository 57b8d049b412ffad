import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyInput } from '../compile/types';
import { listFiles } from '../read/files';
import { openDocument } from '../read/open';
import type { VerifyReport } from '../verify/verify-bodies';
import type { Project } from './project';

/** Compares every MDX body of a project with what mdx-bundler makes of it. */
export async function verifyProject(project: Project): Promise<VerifyReport> {
  const { verifyBodies } = await import('../verify/verify-bodies');
  return verifyBodies(listInputs(project), await project.compiler.startPipeline());
}

function* listInputs({ config: { model }, findType, compiler }: Project): Generator<BodyInput> {
  for (const id of listFiles(model)) {
    const { source, type } = openDocument(id, readFileSync(join(model.contentDir, id)), findType);
    if (!source || type?.contentType !== 'mdx' || source.bodyOffset === undefined) continue;
    const path = [model.bodyFieldName];
    yield compiler.inputOf({ kind: 'mdx', text: source.text, isBody: true, path, source });
  }
}

export function reportVerification({ ways, differences, findings }: VerifyReport): string {
  const lines = differences.map(
    ({ name, way, because, part, chosen, exact }) =>
      `${name}:1:1 error other-page: the ${part} of the ${way} way (${because}) is not that of mdx-bundler\n` +
      `  ${way.padEnd(9)} ${chosen}\n  exact     ${exact}`,
  );
  const { native, bridged, exact } = ways;
  const failed = findings.length > 0 ? `, ${findings.length} errors` : '';
  const summary = `Verified: ${native} native, ${bridged} bridged, ${exact} exact bodies; ${differences.length} differ${failed}.`;
  return [...lines, summary].join('\n');
}
