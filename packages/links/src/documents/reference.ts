import type { URLLike } from "@url/parser";
import { canonicalizeURL, expectURL } from "@url/parser/internal";
import { expectOptions, expectText } from "@url/result/internal";
import type { LocatedURL } from "@url/serializer/internal";

/** A reference to a URL in a document. Offsets are UTF-16 code units of the document; lines and columns count from 1. */
export interface DocumentReference {
  /** What refers: `a href`, `img srcset`, `link`, `definition`, `url()`, `string`, `text`, and so on. */
  readonly kind: string;
  /** The reference without what the document's language adds, such as entities and backslashes. */
  readonly text: string;
  /** Where it is: of `text` itself if it stands there as it is, otherwise of what contains it. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  /** The URL that it refers to; null if it cannot be resolved. */
  readonly href: string | null;
}

/** How references are resolved. */
export interface DocumentOptions {
  /** The URL of the document. Without one, a relative reference has no `href`. */
  readonly base?: URLLike | undefined;
}

/** Adds a reference. `href` is what `text` means, if it is something else. */
export type AddReference = (kind: string, text: string, start: number, end: number, href?: string) => void;

/** The references of a document while it is read. */
export interface Collector {
  readonly add: AddReference;
  /** Sets the base of all references, unless it cannot be resolved. */
  setBase(text: string): void;
  /** Returns all references in the order of their places. */
  finish(): readonly DocumentReference[];
}

function expectBase(value: unknown, where: string, name: string): void {
  expectURL(value as URLLike, where, name);
}

/** Checks the arguments of the function `where`, and starts to collect. */
export function collect(document: string, options: DocumentOptions | undefined, where: string): Collector {
  expectText(document, where, "document");
  expectOptions(options, where, { base: expectBase });
  let base: LocatedURL | undefined = options?.base === undefined ? undefined : expectURL(options.base, where, "base");
  const found: { kind: string; text: string; start: number; end: number; reference: string }[] = [];
  return {
    add(kind, text, start, end, reference = text) {
      found.push({ kind, text, start, end, reference });
    },
    setBase(text) {
      const href = resolve(text, base);
      if (href !== null) base = expectURL(href, where, "base");
    },
    finish() {
      found.sort((a, b) => a.start - b.start || a.end - b.end);
      let line = 1;
      let lineStart = 0;
      return found.map(({ kind, text, start, end, reference }) => {
        for (
          let at = document.indexOf("\n", lineStart);
          at !== -1 && at < start;
          at = document.indexOf("\n", lineStart)
        ) {
          line++;
          lineStart = at + 1;
        }
        return { kind, text, start, end, line, column: start - lineStart + 1, href: resolve(reference, base) };
      });
    },
  };
}

function resolve(reference: string, base: LocatedURL | undefined): string | null {
  const href = canonicalizeURL(reference, base);
  return typeof href === "string" ? href : null;
}
