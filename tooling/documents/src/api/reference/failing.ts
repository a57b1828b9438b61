import ts from "typescript";
import { type Meanings, meaningOf } from "./meanings.ts";
import type { Code, Failing } from "./model.ts";

/**
 * Returns how a function fails that has these return types: the codes of the errors of its results. `packages` are those
 * whose doc comments say what a code means, its own first.
 */
export function failingOf(
  returns: readonly ts.Type[],
  packages: readonly string[],
  checker: ts.TypeChecker,
  meanings: Meanings,
): Failing | undefined {
  const errors = returns.flatMap((type) => errorsOf(checker.getAwaitedType(type) ?? type, checker));
  const names = [...new Set(errors.map((type) => nameOf(type, checker)))];
  const codes = errors.flatMap((type) => {
    const code = checker.getPropertyOfType(type, "code");
    return code === undefined ? [] : literalsOf(checker.getTypeOfSymbol(code));
  });
  return codes.length === 0 ? undefined : { error: names.join(" | "), codes: explained(codes, packages, meanings) };
}

/** Returns the values of a type that is nothing but strings, if doc comments say what they mean. */
export function valuesOf(type: ts.Type, packages: readonly string[], meanings: Meanings): Failing | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const values = literalsOf(type);
  if (values.length === 0 || values.length < parts.length) return undefined;
  const codes = explained(values, packages, meanings);
  return codes.every(({ meaning }) => meaning === "") ? undefined : { error: undefined, codes };
}

function errorsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  return (type.isUnion() ? type.types : [type]).flatMap((member) => {
    const ok = checker.getPropertyOfType(member, "ok");
    const error = checker.getPropertyOfType(member, "error");
    if (ok === undefined || error === undefined || checker.typeToString(checker.getTypeOfSymbol(ok)) !== "false")
      return [];
    return [checker.getTypeOfSymbol(error)];
  });
}

function literalsOf(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

function nameOf(type: ts.Type, checker: ts.TypeChecker): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

function explained(codes: readonly string[], packages: readonly string[], meanings: Meanings): Code[] {
  return [...new Set(codes)].map((code) => ({ code, meaning: meaningOf(code, packages, meanings) }));
}
