/** The parts of a rule. */
export type Node =
  | { readonly kind: "choice" | "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "repeat"; readonly min: number; readonly max: number; readonly part: Node }
  | { readonly kind: "rule"; readonly name: string }
  /** Case-insensitive, as quoted text of ABNF is. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "range"; readonly from: number; readonly to: number };

export type Rules = ReadonlyMap<string, Node>;

/**
 * Reads rules as an RFC prints them: each starts on a new line at the first rule's indentation, and continues on lines
 * that are indented more. Throws for text that it cannot read.
 * @see https://www.rfc-editor.org/rfc/rfc5234#section-4
 */
export function parseABNF(...texts: readonly string[]): Rules {
  const rules = new Map<string, Node>();
  for (const text of texts) {
    const lines = text.split("\n").map((line) => line.replace(/("[^"]*")|;.*/g, "$1").trimEnd());
    const indentation = /^ */.exec(lines.find((line) => line !== "") ?? "")![0].length;
    let definitions = "";
    for (const line of lines) definitions += /^\s/.test(line.slice(indentation)) ? line : `\n${line}`;
    for (const definition of definitions.split("\n").filter((line) => line.trim() !== "")) {
      const [, name, elements] = /^\s*([A-Za-z][A-Za-z\d-]*)\s*=(.*)$/.exec(definition)!;
      rules.set(name!.toLowerCase(), new Reader(elements!).all());
    }
  }
  return rules;
}

/** Reads one rule's elements from left to right. */
class Reader {
  private readonly tokens: string[];

  constructor(elements: string) {
    const token = /"[^"]*"|%x[\dA-Fa-f]+(?:-[\dA-Fa-f]+)?|<[^>]*>|[A-Za-z][A-Za-z\d-]*|\d*\*\d*|\d+|[()[\]/]/g;
    this.tokens = elements.match(token) ?? [];
    if (this.tokens.join("") !== elements.replace(/("[^"]*")|\s+/g, "$1")) throw new Error(`not ABNF: ${elements}`);
  }

  all(): Node {
    const node = this.choice();
    if (this.tokens.length > 0) throw new Error(`too much: ${this.tokens.join(" ")}`);
    return node;
  }

  private choice(): Node {
    const parts = [this.sequence()];
    while (this.tokens[0] === "/") {
      this.tokens.shift();
      parts.push(this.sequence());
    }
    return { kind: "choice", parts };
  }

  private sequence(): Node {
    const parts: Node[] = [];
    while (this.tokens.length > 0 && !/^[)\]/]$/.test(this.tokens[0]!)) parts.push(this.repetition());
    return { kind: "sequence", parts };
  }

  private repetition(): Node {
    const [, min, star, max] = /^(\d*)(\*?)(\d*)$/.exec(this.tokens[0]!) ?? [];
    if (min === undefined) return this.element();
    this.tokens.shift();
    return {
      kind: "repeat",
      min: Number(min),
      max: star === "" ? Number(min) : max === "" ? Number.POSITIVE_INFINITY : Number(max),
      part: this.element(),
    };
  }

  private element(): Node {
    const token = this.tokens.shift()!;
    if (token === "(" || token === "[") {
      const part = this.choice();
      this.tokens.shift();
      return token === "(" ? part : { kind: "repeat", min: 0, max: 1, part };
    }
    if (token.startsWith('"')) return { kind: "text", text: token.slice(1, -1) };
    if (token.startsWith("%x")) {
      const [from, to = from] = token.slice(2).split("-");
      return { kind: "range", from: parseInt(from!, 16), to: parseInt(to!, 16) };
    }
    return { kind: "rule", name: token.replace(/[<>]/g, "").toLowerCase() };
  }
}
