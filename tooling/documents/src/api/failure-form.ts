import ts from "typescript";
import type { Export } from "./exports.ts";

/**
 * Returns a sentence for each exported function whose failure has the wrong form. A function that can fail returns a
 * union with `ok`: `value` beside `true`, and beside `false` an `error` with `code`, `start`, `end`. A bare error in a
 * union is wrong, unless the function returns nothing but errors, such as one that finds them.
 */
export function failureFormErrors(exports: readonly Export[], checker: ts.TypeChecker): string[] {
  return exports.flatMap(({ entry, name, returns }) =>
    returns.flatMap((type) => errorsOf(type, checker).map((message) => `${entry} ${name}: ${message}`)),
  );
}

function errorsOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const members = membersOf(checker.getAwaitedType(type) ?? type);
  const text = (member: ts.Type) => checker.typeToString(member, undefined, ts.TypeFormatFlags.NoTruncation);
  const messages: string[] = [];
  const present = members.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
  const isSearch = present.every(isBareError);
  for (const member of isSearch ? [] : present.filter(isBareError)) {
    messages.push(`returns the bare error ${text(member)}`);
  }
  // The platform's `Response` has an "ok" too, which says something else.
  const results = present.filter((member) => member.getProperty("ok") && member.symbol?.name !== "Response");
  if (results.length === 0) return messages;
  if (results.length < members.length) messages.push(`returns a result or something else: ${text(type)}`);
  if (results.length < 2) messages.push(`returns only one half of a result: ${text(type)}`);
  for (const member of results) {
    const ok = text(checker.getTypeOfSymbol(member.getProperty("ok")!));
    if (ok === "true" && member.getProperty("value") === undefined) messages.push("succeeds without a value");
    else if (ok === "false" && !isFailure(member.getProperty("error"), checker))
      messages.push("fails without an error that has code, start and end");
    else if (ok !== "true" && ok !== "false") messages.push(`has an "ok" of type ${ok}`);
  }
  return messages;
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isBareError(type: ts.Type): boolean {
  return type.getProperty("code") !== undefined && type.getProperty("ok") === undefined;
}

function isFailure(error: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  if (error === undefined) return false;
  const type = checker.getTypeOfSymbol(error);
  return ["code", "start", "end"].every((name) => checker.getPropertyOfType(type, name) !== undefined);
}
