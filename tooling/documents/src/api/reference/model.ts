/** What one entry of a package offers, for a page of the reference. */
export interface ReferenceEntry {
  /** What an import statement names: `@url/parser/internal`. */
  readonly name: string;
  /** Its package: `@url/parser`. */
  readonly package: string;
  /** Its source file, from the root. */
  readonly file: string;
  /** In the order of their names. Empty if importing the entry has an effect and nothing else. */
  readonly exports: readonly ReferenceExport[];
}

export interface ReferenceExport {
  readonly entry: string;
  readonly name: string;
  readonly kind: "function" | "class" | "value" | "type";
  /** Its declarations, as in a declaration file. */
  readonly declarations: readonly string[];
  /** The first sentence of its doc comment, and the whole text: Markdown with `{@link name}`. */
  readonly summary: string;
  readonly text: string;
  readonly place: Place;
  /** One for each overload of a function. */
  readonly calls: readonly Call[];
  /** The members of a class, an interface or an object type. */
  readonly members: readonly Member[];
  /** How a function can fail, or the names that a type of codes has. */
  readonly failure: Failing | undefined;
  readonly throws: readonly string[];
  readonly sees: readonly string[];
  readonly examples: readonly string[];
  /** The exports that its declarations name, by the names that they have there. */
  readonly links: Readonly<Record<string, Target>>;
}

/** Where something is declared: a file, from the root, and its line, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** An export of an entry. */
export interface Target {
  readonly entry: string;
  readonly name: string;
}

export interface Call {
  readonly parameters: readonly Parameter[];
  readonly returns: string;
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The expression after "=". */
  readonly default: string | undefined;
  /** The text of its `@param`. */
  readonly text: string;
  /** Its members, if it holds options. */
  readonly options: Options | undefined;
}

export interface Options {
  /** The name of their type. */
  readonly type: string;
  readonly members: readonly Member[];
}

export interface Member {
  readonly name: string;
  /** Its declaration: `readonly base?: string`. */
  readonly declaration: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isStatic: boolean;
  readonly text: string;
  readonly throws: readonly string[];
  readonly sees: readonly string[];
  readonly examples: readonly string[];
}

/** The codes of an error, with the type that the function declares for it. */
export interface Failing {
  /** `URLError`; undefined for a type of codes itself. */
  readonly error: string | undefined;
  readonly codes: readonly Code[];
}

export interface Code {
  readonly code: string;
  /** Markdown; "" if no doc comment says what it means. */
  readonly meaning: string;
}
