import type { Declaration, Program } from 'estree';

/** Statements that a function's body holds as well as a module. */
const plainStatements = ['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration'];
/** Expressions that only a bundler makes right. */
const bundled = /"type":"(?:ImportExpression|MetaProperty|AwaitExpression)"/;

/** Why the imports and exports that plugins made need a bundler; nothing where they do not. */
export function findModuleObstacle(modules: readonly Program[]): string | undefined {
  const statements = modules.flatMap(({ body }) => body);
  const exported: string[] = [];
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') return 'a plugin makes imports';
    if (plainStatements.includes(statement.type)) continue;
    const declared = statement.type === 'ExportNamedDeclaration' && statement.declaration;
    const names = declared ? namesOf(declared) : undefined;
    if (!names) return 'a plugin makes exports that need a bundler';
    exported.push(...names);
  }
  if (new Set(exported).size < exported.length) return 'a plugin exports a name twice';
  return bundled.test(JSON.stringify(statements)) ? 'a plugin makes imports' : undefined;
}

/** The names a declaration gives, if each is given by itself. */
function namesOf(declaration: Declaration): string[] | undefined {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  const names = declaration.declarations.flatMap(({ id }) =>
    id.type === 'Identifier' ? id.name : [],
  );
  return names.length === declaration.declarations.length ? names : undefined;
}
