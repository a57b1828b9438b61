import { expectText, refuseType } from "@url/result/internal";
import type { Link } from "./link.ts";
import { type FindOptions, type Settings, settingsOf } from "./options.ts";
import { nextLink, startScan } from "./scan/next-link.ts";
import { LOOK_BACK, type Scan } from "./scan/scan.ts";

/** Finds links in text that comes in chunks: see {@link createLinkFinder}. */
export interface LinkFinder {
  /** Takes the next chunk, and returns the links that are decided. */
  push(chunk: string): readonly Link[];
  /** Says that no text follows, and returns the links that were not decided. */
  end(): readonly Link[];
}

/**
 * Creates a finder for text that comes in chunks, which finds what {@link findLinks} finds in all of it. A chunk may cut a link, or
 * a surrogate pair. The offsets count from the start of the first chunk. It keeps the text that is not decided: at most
 * `maxLength` and some KB.
 * @throws TypeError for an option of the wrong type, RangeError for a wrong value; `push` throws a TypeError if the chunk is not
 * a string, and an Error after `end`
 * @example createLinkFinder().push("See https://example.c") // → []
 * @see https://www.unicode.org/reports/tr58/
 */
export function createLinkFinder(options?: FindOptions): LinkFinder {
  return finderOf(settingsOf(options, "createLinkFinder"));
}

function finderOf(settings: Settings): LinkFinder {
  const scan = startScan(settings, "", false);
  let base = 0;
  let waiting = "";
  const search = (): readonly Link[] => {
    // Half of a pair waits for the other, alone: a text of lone halves would be kept.
    const isCut = !scan.isFinal && waiting.charCodeAt(waiting.length - 1) >> 10 === 0x36;
    const end = isCut ? waiting.length - 1 : waiting.length;
    scan.text += waiting.slice(0, end);
    waiting = waiting.slice(end);
    const links: Link[] = [];
    for (let link = nextLink(scan); link !== null; link = nextLink(scan)) {
      links.push(base === 0 ? link : { ...link, start: link.start + base, end: link.end + base });
    }
    base += dropText(scan);
    return links;
  };
  return {
    push(chunk) {
      expectText(chunk, "push", "chunk");
      if (scan.isFinal) throw new Error("push: the finder has ended. Create another one for other text.");
      waiting += chunk;
      // While a link goes on, it is searched again only if it may have ended, or after as much text as there was.
      const goesOn = scan.isStarved && waiting.length < scan.text.length - scan.at && !/[\s"'<>]/.test(chunk);
      return goesOn || waiting === "" ? [] : search();
    },
    end() {
      scan.isFinal = true;
      return search();
    },
  };
}

/**
 * Finds the links in chunks of text, such as a stream of lines or a `ReadableStream` of text: see {@link createLinkFinder}.
 * @throws TypeError if a chunk is not a string, or for a wrong option
 * @example (await findLinksInChunks(["See https://exam", "ple.com."]).next()).value.text // → "https://example.com"
 * @see https://www.unicode.org/reports/tr58/
 */
export function findLinksInChunks(
  chunks: Iterable<string> | AsyncIterable<string>,
  options?: FindOptions,
): AsyncIterableIterator<Link> {
  if (!isIterable(chunks)) refuseType(chunks, "findLinksInChunks", "chunks", "an iterable of strings");
  return findInChunks(chunks, finderOf(settingsOf(options, "findLinksInChunks")));
}

async function* findInChunks(
  chunks: Iterable<string> | AsyncIterable<string>,
  finder: LinkFinder,
): AsyncIterableIterator<Link> {
  for await (const chunk of chunks) {
    expectText(chunk, "findLinksInChunks", "chunks");
    yield* finder.push(chunk);
  }
  yield* finder.end();
}

/** A string is an iterable too, but one of units: it is a mistake. */
function isIterable(value: unknown): boolean {
  try {
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
    return Symbol.asyncIterator in value || Symbol.iterator in value;
  } catch {
    // A revoked proxy.
    return false;
  }
}

/** Drops the text in which no link can start any more. Returns how many units that are. */
function dropText(scan: Scan): number {
  const dropped = Math.max(scan.floor - 1, scan.at - LOOK_BACK);
  // Not for every chunk: the rest is copied.
  if (dropped < LEAST) return 0;
  scan.text = scan.text.slice(dropped);
  scan.at -= dropped;
  scan.floor = Math.max(0, scan.floor - dropped);
  return dropped;
}

const LEAST = 4096;
