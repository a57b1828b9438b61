import ts from "typescript";
import type { Export } from "../../../src/api/exports.ts";

/** What a parameter takes, by its type, as data that can be sent to a worker. Other shapes are named by their index. */
export type Shape =
  | { readonly kind: "any" | "null" | "function" }
  /** What `typeof` says: every object for "object". */
  | { readonly kind: "typeof"; readonly name: string }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "union" | "all"; readonly of: readonly number[] }
  | { readonly kind: "tuple"; readonly of: readonly number[]; readonly rest: number | undefined }
  /** "array-like": with a length, and an item or nothing at each index. */
  | { readonly kind: "list" | "array-like" | "iterable" | "async"; readonly of: number }
  /** An object of a class that the language has. */
  | { readonly kind: "instance"; readonly name: string }
  | {
      readonly kind: "object";
      readonly properties: readonly (readonly [name: string, shape: number, isOptional: boolean])[];
      /** True if no property is required: only a plain object says something, such as options or values by their names. */
      readonly isPlain: boolean;
    };

/** The parameter of a function, of which `shape` is the index of its shape. */
export interface ShapedParameter {
  readonly name: string;
  readonly shape: number;
}

export interface Shapes {
  readonly table: readonly Shape[];
  /** By `entry name`. With overloads, a parameter takes what one of them takes. */
  readonly parameters: ReadonlyMap<string, readonly ShapedParameter[]>;
}

/** Returns what the parameters of these functions take. */
export function shapesOf(functions: readonly Export[], checker: ts.TypeChecker): Shapes {
  const table: Shape[] = [];
  const known = new Map<ts.Type, number>();
  const parameters = new Map(
    functions.map(({ entry, name, symbol }) => {
      const signatures = checker.getTypeOfSymbolAtLocation(symbol, symbol.declarations![0]!).getCallSignatures();
      const [first] = signatures;
      const shaped = first!.parameters.map((parameter, at) => ({
        name: parameter.name,
        shape: add({ kind: "union", of: signatures.flatMap((signature) => shapeOfParameter(signature, at)) }),
      }));
      return [`${entry} ${name}`, shaped] as const;
    }),
  );
  return { table, parameters };

  function add(shape: Shape): number {
    return table.push(shape) - 1;
  }

  function shapeOfParameter(signature: ts.Signature, at: number): number[] {
    const parameter = signature.parameters[at];
    if (parameter === undefined) return [];
    const declaration = parameter.valueDeclaration as ts.ParameterDeclaration;
    const type = checker.getTypeOfSymbolAtLocation(parameter, declaration);
    const isRest = declaration.dotDotDotToken !== undefined;
    const shape = shapeOf(isRest ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type);
    const isOptional = declaration.questionToken !== undefined || declaration.initializer !== undefined;
    return isOptional ? [shape, add({ kind: "typeof", name: "undefined" })] : [shape];
  }

  function shapeOf(type: ts.Type): number {
    const before = known.get(type);
    if (before !== undefined) return before;
    // The place is kept before the type is looked into, because a type may contain itself.
    const at = add({ kind: "any" });
    known.set(type, at);
    table[at] = describe(type);
    return at;
  }

  function describe(type: ts.Type): Shape {
    const { flags } = type;
    const { TypeFlags } = ts;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return { kind: "any" };
    if (flags & TypeFlags.Null) return { kind: "null" };
    if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return { kind: "typeof", name: "undefined" };
    if (type.isUnion()) return { kind: "union", of: type.types.map(shapeOf) };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: "literal", value: type.value };
    if (flags & TypeFlags.BooleanLiteral) return { kind: "literal", value: checker.typeToString(type) === "true" };
    if (flags & TypeFlags.NonPrimitive) return { kind: "typeof", name: "object" };
    for (const [flag, name] of PRIMITIVES) if (flags & flag) return { kind: "typeof", name };
    if (type.isIntersection()) return { kind: "all", of: type.types.map(shapeOf) };
    if (flags & TypeFlags.Object) return describeObject(type as ts.ObjectType);
    // A type parameter, or a type that depends on one.
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || constraint === type
      ? { kind: "any" }
      : { kind: "all", of: [shapeOf(constraint)] };
  }

  function describeObject(type: ts.ObjectType): Shape {
    const of = checker.isTupleType(type) || isReference(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    if (checker.isTupleType(type)) {
      const { fixedLength, hasRestElement } = (type as ts.TupleTypeReference).target as ts.TupleType;
      const rest = hasRestElement ? shapeOf(of.at(-1)!) : undefined;
      return { kind: "tuple", of: of.slice(0, fixedLength).map(shapeOf), rest };
    }
    if (checker.isArrayType(type)) return { kind: "list", of: shapeOf(of[0]!) };
    const name = type.symbol?.name ?? "";
    if (isOfLanguage(type.symbol)) {
      if (name === "Iterable" || name === "IterableIterator") return { kind: "iterable", of: shapeOf(of[0]!) };
      if (name === "ArrayLike") return { kind: "array-like", of: shapeOf(of[0]!) };
      if (name === "AsyncIterable") return { kind: "async", of: shapeOf(of[0]!) };
      const instance = name.replace(/^Readonly(?=Map$|Set$)/, "");
      if (CLASSES.test(instance)) return { kind: "instance", name: instance };
    }
    if (type.getCallSignatures().length > 0) return { kind: "function" };
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const given = checker.getTypeOfSymbol(property);
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return [property.name, shapeOf(given), isOptional] as const;
    });
    const isPlain = properties.every(([, , isOptional]) => isOptional);
    return { kind: "object", properties, isPlain };
  }

  function isReference(type: ts.ObjectType): boolean {
    return (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
  }
}

const PRIMITIVES: readonly (readonly [flag: ts.TypeFlags, name: string])[] = [
  [ts.TypeFlags.StringLike, "string"],
  [ts.TypeFlags.NumberLike, "number"],
  [ts.TypeFlags.BigIntLike, "bigint"],
  [ts.TypeFlags.BooleanLike, "boolean"],
  [ts.TypeFlags.ESSymbolLike, "symbol"],
];

const CLASSES = /^(?:Map|Set|Date|RegExp|Promise|DataView|ArrayBuffer|SharedArrayBuffer|(?:Ui|I)nt\d+Array|Error)$/;

/** Returns true for what the compiler's own libraries declare. */
function isOfLanguage(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((node) => /\/typescript\/lib\/lib\./.test(node.getSourceFile().fileName));
}
