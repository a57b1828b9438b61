import { type Alternative, alternativesOf } from "./alternatives.ts";
import { childrenOf, isType, type Node, parseModule } from "./syntax-tree.ts";

/** One change of a source: `code[start, end)` becomes `text`. */
export interface Mutant {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Does it run when the module is loaded, and not again? */
  readonly isStatic: boolean;
  /** Is the range the statements of a block, which are left out? */
  readonly isBlock: boolean;
}

/** Every change of `code` that is tried, in the order of the source. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const mutants: Mutant[] = [];
  walk(parseModule(file, code), { isStatic: true, isCondition: false, isLoop: false, isSpine: false });
  return mutants.sort((a, b) => a.start - b.start || b.end - a.end);

  function add({ start, end }: { start: number; end: number }, found: Alternative[], place: Place, isBlock = false) {
    // What returns undefined already is not changed by returning it.
    const others = found.filter(({ text }) => text !== code.slice(start, end));
    for (const one of others) mutants.push({ ...one, start, end, isStatic: place.isStatic, isBlock });
  }

  function walk(node: Node, place: Place): void {
    if (isType(node) || /^(?:Import|ExportAll|ClassDeclaration)/.test(node.type)) return;
    if (node.type === "ExportNamedDeclaration" && node.source) return;
    if (!place.isSpine && node.type !== "ParenthesizedExpression")
      add(node, alternativesOf(node, code, place.isCondition, place.isLoop), place);
    if (node.type === "ExpressionStatement" && isCall(node.expression)) {
      add(node.expression, [{ kind: "call", text: "void 0" }], place);
    }
    const isFunction = /Function/.test(node.type);
    const inner = { isStatic: place.isStatic && !isFunction, isCondition: false, isLoop: false, isSpine: false };
    if (node.type === "BlockStatement" && node.body.length > 0) {
      add({ start: node.start + 1, end: node.end - 1 }, [{ kind: "block", text: "" }], place, true);
    }
    if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement") {
      add(node.body, [{ kind: "block", text: "undefined" }], inner);
    }
    for (const child of childrenOf(node)) {
      if (isName(node, child)) continue;
      walk(child, { ...inner, ...positionOf(node, child, place) });
    }
  }
}

interface Place {
  readonly isStatic: boolean;
  readonly isCondition: boolean;
  readonly isLoop: boolean;
  /** Part of a chain with "?.", which parentheses would cut. */
  readonly isSpine: boolean;
}

function positionOf(parent: Node, child: Node, place: Place): Partial<Place> {
  const isTest = parent.test === child && parent.type !== "SwitchCase";
  const isOperand = place.isCondition && (parent.type === "LogicalExpression" || /^Paren|^TSAs/.test(parent.type));
  const isNegated = parent.type === "UnaryExpression" && parent.operator === "!";
  const isChain = parent.type === "ChainExpression" || (place.isSpine && isObject(parent, child));
  return {
    // A literal condition, as in `for (;;)`, is not changed.
    isCondition: (isTest || isOperand || isNegated) && child.type !== "Literal",
    isLoop: (isTest && /^(?:For|While|DoWhile)/.test(parent.type)) || (isOperand && place.isLoop),
    isSpine: isChain,
  };
}

function isObject(parent: Node, child: Node): boolean {
  return parent.object === child || parent.callee === child || (parent.expression === child && isCast(parent));
}

function isCast(node: Node): boolean {
  return /^(?:TSNonNull|TSAs)/.test(node.type);
}

function isCall(node: Node): boolean {
  return (
    node.type === "CallExpression" || (node.type === "ChainExpression" && node.expression.type === "CallExpression")
  );
}

/** Is `child` a name that `parent` has, and no expression? */
function isName(parent: Node, child: Node): boolean {
  if (parent.type === "Property" || parent.type === "MethodDefinition") return parent.key === child && !parent.computed;
  if (parent.type === "TaggedTemplateExpression") return parent.quasi === child;
  return parent.type === "TemplateElement";
}
