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
  | "component path"
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
  | "accelerators"
  | "class";

/** Each is found by its files, or by text in the bundle. */
const PARTS: Readonly<Record<Part, { readonly file?: RegExp; readonly text?: RegExp }>> = {
  "IDNA tables": { file: /\/idna\/src\/tables\.ts$/ },
  "IDNA engine": { file: /\/idna\/src\/(?:process|map|validity|normalize)\.ts$/ },
  "IDNA of the platform": { file: /\/idna\/src\/platform-tier\// },
  "IDNA in ASCII": { file: /\/idna\/src\/ascii-tier\// },
  Punycode: { file: /\/idna\/src\/punycode\.ts$/ },
  "host parser": { file: /\/host\/src\// },
  "URL parser": { file: /\/parser\/src\// },
  "URL setters": { file: /\/parser\/src\/set-[-\w]+\.ts$/ },
  // What the platform tier leaves to the platform.
  "component path": {
    file: /\/(?:parser\/src\/(?:canonicalize|dot-segments)|host\/src\/(?:canonicalize|domain))\.ts$/,
  },
  "form parser": { file: /\/urlencoded\/src\/parse\.ts$/ },
  "form serializer": { file: /\/urlencoded\/src\/serialize\.ts$/ },
  "percent-encoder": { file: /\/percent\/src\/(?:fast\/)?(?:encode-text|after-encoding)\.ts$/ },
  "percent-encode sets": { file: /\/percent\/src\/sets\.ts$/ },
  "percent-decoder": { file: /\/percent\/src\/decode(?:-text)?\.ts$/ },
  "IPv6 parser": { file: /\/ipv6\/src\/parse\.ts$/ },
  "IPv6 serializer": { file: /\/ipv6\/src\/(?:fast\/)?write\.ts$/ },
  "lenient IPv4 parser": { file: /\/ipv4\/src\/parse-lenient\.ts$/ },
  "grammar of URLs": { file: /\/validator\/src\/grammar\// },
  explanations: { file: /\/validator\/src\/explanations\.ts$/ },
  "terminal tables": { file: /\/validator\/src\/terminal\/tables\.ts$/ },
  "single-byte tables": { file: /\/@exodus\/bytes\/fallback\/single-byte\.encodings\.js$/ },
  "multi-byte tables": { file: /\/@exodus\/bytes\/fallback\/multi-byte\.encodings\.json$/ },
  accelerators: { file: /\/src\/fast\/(?!none\.ts$)/ },
  // Matches the word at the start of an expression or a statement, but not in a string or as a property's name.
  // Not that of records, which have a class so that nobody can forge one.
  class: { text: /(?<![\w$.'"`-])class(?=[ {])(?![^{]*\{\s*["']~href)/ },
};

export const PART_NAMES: readonly Part[] = Object.keys(PARTS) as Part[];

/** Returns true if the bundle contains the part. */
export function hasPart({ files, text }: Pick<Weight, "files" | "text">, name: Part): boolean {
  const part = PARTS[name];
  return files.some((path) => part.file?.test(path)) || (part.text?.test(text) ?? false);
}
