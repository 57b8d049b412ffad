import type { DocumentType, Flags, Model } from '../config/model';
import type { FileFinding, Finding } from '../finding';
import type { DocumentFinding } from '../read/document-finding';

export interface Judgement {
  readonly findings: readonly FileFinding[];
  /** Whether the document goes into the output. */
  readonly isPublished: boolean;
}

/** Applies the flags of a config to the findings of one document. */
export function judge(
  findings: readonly DocumentFinding[],
  flags: Flags,
  type: DocumentType | undefined,
): Judgement {
  const isSingleton = type?.isSingleton ?? false;
  return {
    findings: findings.flatMap((finding) => judgeOne(finding, flags, isSingleton)),
    isPublished: findings.every(({ isKept, about, level }) =>
      about === 'broken' ? level === 'warning' : isKept === true,
    ),
  };
}

function judgeOne(given: DocumentFinding, flags: Flags, isSingleton: boolean): FileFinding[] {
  const { about, isKept, ...finding } = given;
  const flag = {
    unknown: flags.onUnknownDocuments,
    extra: flags.onExtraFieldData,
    incompatible: flags.onMissingOrIncompatibleData,
    broken: 'fail',
  }[about];
  // A site cannot do without the one document of a type.
  const mustFail = flag === 'fail' || (isSingleton && about === 'incompatible' && !isKept);
  if (mustFail) return [finding];
  if (flag === 'skip-ignore' || flag === 'ignore') return [];
  return [{ ...finding, level: 'warning', ...(!isKept && { leavesOut: true }) }];
}

/** Finds types of one document that have none or several; `idsOf` gives the documents of a type. */
export function checkSingletons(
  { documentTypes }: Model,
  idsOf: (typeName: string) => readonly string[],
): Finding[] {
  return [...documentTypes.values()].flatMap((type): Finding[] => {
    if (!type.isSingleton) return [];
    const ids = idsOf(type.name);
    if (ids.length === 1) return [];
    return [
      {
        code: 'singleton',
        ...type.place,
        found: ids.length === 0 ? 'no document' : ids.join(', '),
        expected: `one document of the type ${type.name}`,
        fix:
          ids.length > 0
            ? 'Remove all but one, or isSingleton.'
            : type.filePathPattern === undefined
              ? 'Add the document.'
              : `Add the document at ${type.filePathPattern}.`,
      },
    ];
  });
}
