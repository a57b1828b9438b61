import ts from "typescript";
import type { Export } from "../../../src/api/exports.ts";
import { isOurs } from "../../../src/api/reference/members.ts";
import { NOT_OPTIONS } from "./not-options.ts";

/** One option of one function: a member of an object of options, that object itself, or a parameter of its own. */
export interface Option {
  readonly entry: string;
  readonly fn: string;
  /** The number of the parameter that it is, or is a member of. */
  readonly position: number;
  readonly name: string;
  readonly isMember: boolean;
  /** Its type in each overload; none for an object of options. */
  readonly types: readonly ts.Type[];
  readonly isOptional: boolean;
}

/** Returns the options of a function, those of all of its overloads. */
export function optionsOf({ entry, name: fn, symbol }: Export, checker: ts.TypeChecker): Option[] {
  const found = new Map<string, Option>();
  const signatures = checker.getTypeOfSymbolAtLocation(symbol, symbol.declarations![0]!).getCallSignatures();
  for (const { parameters } of signatures) {
    for (const [position, parameter] of parameters.entries()) {
      const node = parameter.valueDeclaration as ts.ParameterDeclaration;
      const { name } = parameter;
      const isOptional = node.questionToken !== undefined || node.initializer !== undefined;
      const options = optionsTypeOf(node, checker);
      const common = { entry, fn, position };
      if (options !== undefined) {
        for (const member of options.getProperties().filter(isDeclaredHere)) {
          const types = [checker.getTypeOfSymbol(member)];
          const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
          found.set(member.name, { ...common, name: member.name, isMember: true, types, isOptional });
        }
        found.set(name, { ...common, name, isMember: false, types: [], isOptional });
      } else if ((isOptional || CHOICES.has(name)) && !NOT_OPTIONS.has(`${entry} ${fn} ${name}`)) {
        const types = [...(found.get(name)?.types ?? []), checker.getTypeOfSymbol(parameter)];
        found.set(name, { ...common, name, isMember: false, types, isOptional });
      }
    }
  }
  return [...found.values()];
}

/** Parameters that a function needs, and that choose what it does. */
const CHOICES: ReadonlySet<string> = new Set(["baseKind", "entries", "item", "level", "repeated", "rule"]);

/** The type of a parameter that is an object of options: by its name, or by the name of what its type extends. */
function optionsTypeOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): ts.Type | undefined {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  const base = checker.getBaseConstraintOfType(type) ?? type;
  const name = (base.aliasSymbol ?? (base.symbol as ts.Symbol | undefined))?.name ?? "";
  const isNamed =
    /(?:Options|Rules)$/.test(name) || /^(?:O & |Omit<)\w+Options\b/.test(parameter.type?.getText() ?? "");
  return isNamed ? base : undefined;
}

function isDeclaredHere({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(isOurs);
}
