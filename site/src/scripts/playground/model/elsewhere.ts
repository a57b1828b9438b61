import { originTextOf } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { agrees } from "@url/validator/agree";
import { type PlatformURL, readByHTML5, readByPlatform, readByRFC3986 } from "./read-elsewhere.ts";
import { COMPARED, type Compared, type ReadingResult, readingOfRecord } from "./reading.ts";
import { type Shown, shorten } from "./shorten.ts";
import { baseOf, type PlaygroundState } from "./state.ts";

/** A cell of the table. `differs` is true if the reader reads something else than the URL Standard's parser. */
export interface CellView {
  readonly text: Shown | null;
  readonly differs: boolean;
}

export interface ReaderView {
  readonly name: string;
  /** Why this reader rejects the text; `null` if it does not. */
  readonly error: Shown | null;
  /** True if one of the two rejects the text, or any cell differs. */
  readonly differs: boolean;
  readonly cells: readonly CellView[];
}

export interface ElsewhereView {
  readonly rows: readonly Compared[];
  /** The URL Standard's reading first; the others are compared with it. */
  readonly readers: readonly ReaderView[];
  /** One sentence: where RFC 3986 and the Standard differ, apart from spelling. */
  readonly sentence: string;
}

/** Reads the text as others do, and marks where they differ from the URL Standard. `more` has other classes like the platform's. */
export function viewElsewhere(
  state: Pick<PlaygroundState, "url" | "base">,
  url: URLRecord | null,
  Platform: PlatformURL,
  more: readonly (readonly [name: string, Class: PlatformURL])[] = [],
): ElsewhereView {
  const { base } = baseOf(state);
  const ours: ReadingResult = url
    ? { ok: true, value: readingOfRecord(url, originTextOf(url)) }
    : { ok: false, error: "It is not a URL: see the findings." };
  const rfc3986 = readByRFC3986(state.url, base);
  const readers: [string, ReadingResult][] = [
    ["URL Standard", ours],
    ["This browser", readByPlatform(Platform, state.url, base)],
    ["RFC 3986", rfc3986],
    ["HTML5 of 2011", readByHTML5(state.url, base)],
    ...more.map(([name, Class]): [string, ReadingResult] => [name, readByPlatform(Class, state.url, base)]),
  ];
  return {
    rows: COMPARED,
    readers: readers.map(([name, reading]) => viewReader(name, reading, ours)),
    sentence: describeAgreement(state, ours.ok, rfc3986.ok),
  };
}

function viewReader(name: string, reading: ReadingResult, ours: ReadingResult): ReaderView {
  if (!reading.ok) return { name, error: shorten(reading.error), differs: ours.ok, cells: [] };
  const cells = COMPARED.map((component) => {
    const text = reading.value[component];
    // The RFC and HTML5 of 2011 define no origin, which is not a difference.
    const defined = !(component === "origin" && text === null);
    return {
      text: text === null ? null : shorten(text, 120),
      differs: ours.ok && defined && text !== ours.value[component],
    };
  });
  return { name, error: null, differs: !ours.ok || cells.some(({ differs }) => differs), cells };
}

function describeAgreement(state: Pick<PlaygroundState, "url" | "base">, isURL: boolean, isURI: boolean): string {
  const disagreement = agrees(state.url, baseOf(state));
  if (disagreement === null) {
    return isURL
      ? "RFC 3986 and the URL Standard read the same components, apart from spelling."
      : "RFC 3986 and the URL Standard both reject the text.";
  }
  const { component, standard, rfc3986 } = disagreement;
  if (!isURI) return `The URL Standard's parser accepts the text, and RFC 3986 rejects it at the ${component}.`;
  if (!isURL) return `RFC 3986 accepts the text, and the URL Standard's parser rejects it at the ${component}.`;
  const quote = (text: string | null): string => {
    if (text === null) return "nothing";
    const { head, omitted, tail } = shorten(text, 60);
    return omitted > 0 ? `“${head}…${tail}”` : `“${head}”`;
  };
  return `RFC 3986 and the URL Standard first differ at the ${component}: the Standard reads ${quote(standard)}, the RFC ${quote(rfc3986)}.`;
}
