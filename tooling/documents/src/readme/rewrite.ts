/**
 * Converts a block of JavaScript or TypeScript to a module that checks itself:
 *
 *     expression;         // → literal              the two are deeply equal, prototypes included
 *     const name = value; // → literal              so is what was declared
 *     statement;          // → throws Name          it throws an error of that name
 *     statement;          // → throws Name: text    … and message
 *
 * A literal continues on the following lines that are comments of two or more spaces. Lines keep their numbers.
 * `checks` is the module that exports `same` and `throws`. Throws a SyntaxError for an arrow that it cannot read, so
 * that no assertion is skipped unnoticed; its line numbers count from `firstLine`.
 */
export function rewrite(code: string, checks: string, firstLine = 1): string {
  const lines = code.split("\n");
  const output: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const number = firstLine + index;
    const found = ASSERTION.exec(line);
    if (found === null) {
      if (LOOKALIKE.test(line))
        throw new SyntaxError(`line ${number}: an assertion is written "statement; // → value"`);
      output.push(line);
      continue;
    }
    const [, statement = "", first = ""] = found;
    const literal = [first];
    for (let rest = CONTINUATION.exec(lines[index + 1] ?? ""); rest !== null; ) {
      literal.push(rest[1]!);
      output.push("");
      rest = CONTINUATION.exec(lines[++index + 1] ?? "");
    }
    output.push(assertion(statement, literal.join(" "), number));
  }
  return `import * as readme from ${JSON.stringify(checks)}; ${output.join("\n")}\n`;
}

const ASSERTION = /^\s*([^\s/].*?)\s*\/\/ → (.+)$/;
const CONTINUATION = /^\s*\/\/ {2,}(\S.*)$/;
// Finds arrows in other notations, and arrows without a statement before them.
const LOOKALIKE = /\/\/ *(?:=>|->|⇒|→|returns\b|throws\b)/;
const THROWS = /^throws ([A-Z]\w*)(?:: (.*))?$/;
const DECLARATION = /^(?:const|let|var)\s+(.+?)(?:\s*:.*?)?\s*=\s/;
const NAME = /^[A-Za-z_$][\w$]*$/;

function assertion(statement: string, expected: string, line: number): string {
  const throwing = THROWS.exec(expected);
  if (throwing !== null) {
    const [, name, message] = throwing;
    return `await readme.throws(async () => { ${statement} }, ${JSON.stringify({ name, message, line })});`;
  }
  const stranger = strangerIn(expected);
  if (stranger !== undefined) throw new SyntaxError(`line ${line}: "${stranger}" is not part of a literal`);
  const declared = DECLARATION.exec(statement)?.[1];
  if (declared === undefined) return `readme.same((${statement.replace(/;$/, "")}), (${expected}), ${line});`;
  if (!NAME.test(declared)) throw new SyntaxError(`line ${line}: declare one name, or assert on a line of its own`);
  return `${statement} readme.same(${declared}, (${expected}), ${line});`;
}

/**
 * Returns a word in `text` that a literal cannot have, because a comparison with a variable could compare a value with
 * itself.
 */
function strangerIn(text: string): string | undefined {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "").replace(/[A-Za-z_$][\w$]*\s*:/g, "");
  return bare.match(/(?<![\w$])[A-Za-z_$][\w$]*/g)?.find((word) => !LITERAL_WORDS.has(word));
}

const LITERAL_WORDS: ReadonlySet<string> = new Set(
  "true false null undefined NaN Infinity new Map Set Uint8Array Uint16Array Uint32Array of".split(" "),
);
