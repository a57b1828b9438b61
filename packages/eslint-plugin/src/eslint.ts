/**
 * What the rules use of ESLint. Its own types differ between versions 9 and 10, and between languages; a rule of this
 * package is one of each of them, which a test checks with both versions.
 */
export interface Rule {
  readonly meta: {
    readonly type: "problem";
    readonly docs: { readonly description: string; readonly url: string; readonly recommended: true };
    readonly fixable?: "code";
    readonly hasSuggestions?: true;
    readonly schema: readonly [object];
    readonly messages: Record<string, string>;
  };
  create(context: RuleContext): Visitors;
}

/** Functions by the type of the node that they are called with. */
// biome-ignore lint/suspicious/noExplicitAny: each type of node has a type of its own
export type Visitors = Record<string, (node: any) => void>;

export interface RuleContext {
  // biome-ignore lint/suspicious/noExplicitAny: ESLint gives each rule options of its own type
  readonly options: readonly any[];
  // biome-ignore lint/suspicious/noExplicitAny: each language has a class of its own
  readonly sourceCode: any;
  report(problem: Problem): void;
}

/** What the source of every language can do. */
export interface Source {
  readonly text: string;
  getRange(node: object): readonly [number, number];
  getLocFromIndex(index: number): Location;
  /** Only JavaScript has scopes. */
  getScope?(node: object): Scope;
}

export interface Location {
  readonly line: number;
  readonly column: number;
}

export interface Scope {
  readonly set: ReadonlyMap<string, { readonly defs: readonly { readonly type: string }[] }>;
  readonly upper: Scope | null;
}

export interface Problem {
  readonly loc: { readonly start: Location; readonly end: Location };
  readonly messageId: string;
  readonly data: Record<string, string>;
  readonly fix?: Fix | null;
  readonly suggest?: { readonly messageId: string; readonly data: Record<string, string>; readonly fix: Fix }[] | null;
}

export type Fix = (fixer: Fixer) => Replacement;

export interface Fixer {
  // biome-ignore lint/suspicious/noExplicitAny: ESLint has a tuple that can be changed, its languages one that cannot
  replaceTextRange(range: any, text: string): Replacement;
}

export interface Replacement {
  text: string;
  range: [number, number];
}
