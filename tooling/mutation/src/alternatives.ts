import type { Node } from "./syntax-tree.ts";

/** Another text for a node, and what kind of change that is. */
export interface Alternative {
  readonly kind: string;
  readonly text: string;
}

/**
 * What an expression is replaced by, one change at a time. `isCondition` says that only its truth counts,
 * `isLoop` that it keeps a loop going: `true` there would only never end.
 */
export function alternativesOf(node: Node, code: string, isCondition: boolean, isLoop: boolean): Alternative[] {
  const found: Alternative[] = [];
  const add = (kind: string, texts: readonly string[]) => {
    for (const text of texts) found.push({ kind, text });
  };
  const textOf = (part: Node) => code.slice(part.start, part.end);
  const isComparison = node.type === "BinaryExpression" && COMPARISON.test(node.operator);
  if (isCondition || isComparison) add("condition", isLoop ? ["false"] : ["true", "false"]);
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression":
      for (const operator of OPERATORS.get(node.operator) ?? []) add("operator", [withOperator(node, operator, code)]);
      break;
    case "UnaryExpression":
      if (/^[-!~]$/.test(node.operator)) add("operator", [textOf(node.argument)]);
      break;
    case "UpdateExpression": {
      const operator = node.operator === "++" ? "--" : "++";
      add("operator", [node.prefix ? operator + textOf(node.argument) : textOf(node.argument) + operator]);
      break;
    }
    case "Literal":
      add("literal", literals(node));
      break;
    case "TemplateLiteral":
      add("literal", ["``"]);
      break;
    case "ArrayExpression":
      if (node.elements.length > 0) add("literal", ["[]"]);
      break;
    case "ObjectExpression":
      if (node.properties.length > 0) add("literal", ["{}"]);
      break;
    case "CallExpression":
      add("call", calls(node, textOf));
      break;
    case "ChainExpression":
      add("chain", withoutQuestionMarks(node, code));
      break;
  }
  return found;
}

const COMPARISON = /^(?:[!=]==?|[<>]=?|in|instanceof)$/;

const OPERATORS: ReadonlyMap<string, readonly string[]> = new Map([
  ["<", ["<=", ">="]],
  ["<=", ["<", ">"]],
  [">", [">=", "<="]],
  [">=", [">", "<"]],
  ["===", ["!=="]],
  ["!==", ["==="]],
  ["+", ["-"]],
  ["-", ["+"]],
  ["*", ["/"]],
  ["/", ["*"]],
  ["%", ["*"]],
  ["**", ["*"]],
  ["<<", [">>"]],
  [">>", ["<<"]],
  [">>>", ["<<"]],
  ["&", ["|"]],
  ["|", ["&"]],
  ["^", ["&"]],
  ["&&", ["||"]],
  ["||", ["&&"]],
  ["??", ["&&"]],
  ["+=", ["-="]],
  ["-=", ["+="]],
  ["*=", ["/="]],
  ["/=", ["*="]],
  ["|=", ["&="]],
  ["&=", ["|="]],
  ["<<=", [">>="]],
  [">>>=", ["<<="]],
  ["||=", ["&&="]],
  ["&&=", ["||="]],
  ["??=", ["&&="]],
]);

function withOperator(node: Node, operator: string, code: string): string {
  const gap = code.slice(node.left.end, node.right.start).replace(node.operator, operator);
  // "??" does not go beside the other two without them.
  const operand = ({ type, start, end }: Node) =>
    node.operator === "??" && type === "LogicalExpression" ? `(${code.slice(start, end)})` : code.slice(start, end);
  return operand(node.left) + gap + operand(node.right);
}

function literals({ value, regex }: Node): string[] {
  if (regex) return patterns(regex.pattern).map((pattern) => `/${pattern}/${regex.flags}`);
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "string") return [value === "" ? '"changed"' : '""'];
  return typeof value === "number" ? [String(value + 1)] : [];
}

/** A pattern with a class or an escape turned round, an anchor or a quantifier left out. */
function patterns(pattern: string): string[] {
  const found: string[] = [];
  const tokens = /\\[dDwWsSbB]|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?(?:<?[!=])|\(\?:|[\^$+*?]|\{\d+(?:,\d*)?\}/g;
  for (const { 0: token, index } of pattern.matchAll(tokens)) {
    const swap = (text: string) => found.push(pattern.slice(0, index) + text + pattern.slice(index + token.length));
    if (/^\\[dDwWsSbB]$/.test(token)) swap(token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase());
    else if (token.startsWith("[^")) swap(`[${token.slice(2)}`);
    else if (token.startsWith("[")) swap(`[^${token.slice(1)}`);
    else if (/^\(\?<?[!=]$/.test(token)) swap(token.replace(/[!=]/, (sign) => (sign === "!" ? "=" : "!")));
    else if (/^[\^$+*?{]/.test(token)) swap("");
  }
  return found.filter(isPattern);
}

function isPattern(pattern: string): boolean {
  try {
    return RegExp(pattern) !== null && pattern !== "";
  } catch {
    return false;
  }
}

function calls({ callee, arguments: given }: Node, textOf: (node: Node) => string): string[] {
  if (callee.type !== "MemberExpression" || callee.computed || callee.optional) return [];
  const name = callee.property.name as string;
  const object = textOf(callee.object);
  const found: string[] = [];
  const other = METHODS.get(name);
  if (other !== undefined) found.push(`${object}.${other}(${given.map(textOf).join(", ")})`);
  if (/^(?:filter|replace|replaceAll|reverse|slice|sort|toLowerCase|toUpperCase|trim)$/.test(name)) found.push(object);
  return found;
}

const METHODS: ReadonlyMap<string, string> = new Map([
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["indexOf", "lastIndexOf"],
  ["lastIndexOf", "indexOf"],
]);

/** A chain with one "?." less, for each that it has outside of its arguments. */
function withoutQuestionMarks(chain: Node, code: string): string[] {
  const found: string[] = [];
  for (let node: Node | undefined = chain.expression; node; node = node.object ?? node.callee ?? node.expression) {
    if (!node.optional) continue;
    const at = code.indexOf("?.", (node.object ?? node.callee).end);
    const dot = /[[(]/.test(code[at + 2]!) ? "" : ".";
    found.push(code.slice(chain.start, at) + dot + code.slice(at + 2, chain.end));
  }
  return found;
}
