const fieldNames = ['phone', 'email', 'message'] as const;
const problemNames = ['required', 'format', 'too-long'] as const;

export type FieldName = (typeof fieldNames)[number];
/** Why a field of the contact form was refused. */
export type FieldProblem = (typeof problemNames)[number];
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;
/** What a visitor types into the contact form. */
export type MessageFields = Record<FieldName, string>;

/** Returns the refused fields named by an answer of `/api/message`; an answer of any other shape names none. */
export function readFieldProblems(answer: unknown): FieldProblems {
  const fields: unknown = isObject(answer) ? answer.fields : undefined;
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem = problemNames.find((known) => known === fields[name]);
      return problem ? [[name, problem]] : [];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
