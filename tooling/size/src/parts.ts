import type { Weight } from "./weigh.ts";

/** A part that an import may be required not to contain. */
export type Part =
  | "IDNA tables"
  | "IDNA engine"
  | "IDNA of the platform"
  | "IDNA in ASCII"
  | "Punycode"
  | "host parser"
  | "URL parser"
  | "URL setters"
  | "form parser"
  | "form serializer"
  | "percent-encoder"
  | "percent-encode sets"
  | "percent-decoder"
  | "IPv6 parser"
  | "IPv6 serializer"
  | "lenient IPv4 parser"
  | "grammar of URLs"
  | "explanations"
  | "terminal tables"
  | "single-byte tables"
  | "multi-byte tables"
  | "class";

/** Each is found by its files, or by text in the bundle. */
const PARTS: Readonly<Record<Part, { readonly file?: RegExp; readonly text?: RegExp }>> = {
  "IDNA tables": { file: /\/idna\/dist\/tables\.js$/ },
  "IDNA engine": { file: /\/idna\/dist\/(?:process|map|validity|normalize)\.js$/ },
  "IDNA of the platform": { file: /\/idna\/dist\/platform-tier\// },
  "IDNA in ASCII": { file: /\/idna\/dist\/ascii-tier\// },
  Punycode: { file: /\/idna\/dist\/punycode\.js$/ },
  "host parser": { file: /\/host\/dist\// },
  "URL parser": { file: /\/parser\/dist\// },
  "URL setters": { file: /\/parser\/dist\/set-[-\w]+\.js$/ },
  "form parser": { file: /\/urlencoded\/dist\/parse\.js$/ },
  "form serializer": { file: /\/urlencoded\/dist\/serialize\.js$/ },
  "percent-encoder": { file: /\/percent\/dist\/(?:encode|after-encoding)\.js$/ },
  "percent-encode sets": { file: /\/percent\/dist\/sets\.js$/ },
  "percent-decoder": { file: /\/percent\/dist\/decode(?:-text)?\.js$/ },
  "IPv6 parser": { file: /\/ipv6\/dist\/parse\.js$/ },
  "IPv6 serializer": { file: /\/ipv6\/dist\/serialize\.js$/ },
  "lenient IPv4 parser": { file: /\/ipv4\/dist\/parse-lenient\.js$/ },
  "grammar of URLs": { file: /\/validator\/dist\/grammar\// },
  explanations: { file: /\/validator\/dist\/explanations\.js$/ },
  "terminal tables": { file: /\/validator\/dist\/terminal\/tables\.js$/ },
  "single-byte tables": { file: /\/@exodus\/bytes\/fallback\/single-byte\.encodings\.js$/ },
  "multi-byte tables": { file: /\/@exodus\/bytes\/fallback\/multi-byte\.encodings\.json$/ },
  // Matches the word at the start of an expression or a statement, but not in a string or as a property's name.
  class: { text: /(?<![\w$.'"`-])class(?=[ {])/ },
};

export const PART_NAMES: readonly Part[] = Object.keys(PARTS) as Part[];

/** Returns true if the bundle contains the part. */
export function hasPart({ files, text }: Pick<Weight, "files" | "text">, name: Part): boolean {
  const part = PARTS[name];
  return files.some((path) => part.file?.test(path)) || (part.text?.test(text) ?? false);
}
