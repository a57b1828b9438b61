import ts from "typescript";
import type { Export } from "./exports.ts";

/** Returns the report of one entry: every export with its declaration and the first sentence of its doc comment. */
export function renderReport(name: string, exports: readonly Export[]): string {
  const head = `${name}\nWritten by "npm run tool -- api --write". Do not edit.\n`;
  const parts = exports.map(({ name, doc, declarations }) => {
    const lines = [...(doc === undefined ? [] : [`// ${doc.summary}`]), ...declarations.join("\n").split("\n")];
    return `${name}\n${lines.map((line) => `    ${line}`).join("\n")}\n`;
  });
  return [head, ...(parts.length === 0 ? ["It exports nothing: importing it has an effect.\n"] : parts)].join("\n");
}

/** A function of a report. */
export interface ReportedFunction {
  readonly entry: string;
  readonly name: string;
  /** The parameters of its first declaration: `["input: string", "options?: ParseOptions"]`. */
  readonly parameters: readonly string[];
}

/** Returns the functions of a report. */
export function functionsOf(report: string): ReportedFunction[] {
  const [head = "", ...parts] = report.split(/\n\n(?=\S)/);
  const entry = head.split("\n")[0]!;
  return parts.flatMap((part) => {
    const [name = "", ...declarations] = part.split("\n");
    const { statements } = ts.createSourceFile("a.d.ts", declarations.join("\n"), ts.ScriptTarget.ES2022, true);
    const [first] = statements.flatMap((statement) => signatureOf(statement) ?? []);
    if (first === undefined) return [];
    const parameters = first.parameters.map((parameter) => parameter.getText());
    return [{ entry, name, parameters }];
  });
}

/** The signature of a function, or of a variable whose type is one. */
function signatureOf(statement: ts.Statement): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement;
  const type = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.type : undefined;
  return type !== undefined && ts.isFunctionTypeNode(type) ? type : undefined;
}
