import { findSpoofs, type Spoof } from "@url/display";
import type { Diagnostic } from "@url/validator";
import type { Streams } from "../command.ts";
import { readFailure, STANDARD_INPUT } from "../input/read-failure.ts";
import { fileAt } from "../input/read-file.ts";
import { findIn, type ItemFindings } from "../output/findings.ts";
import { messageLine } from "../output/message.ts";
import type { Show } from "../output/shown.ts";
import { filesOf } from "./files.ts";
import { type Format, type Found, formatOf, linksOf, referencesIn } from "./references.ts";

/** What is asked of each reference, and how. */
export interface Search {
  readonly command: string;
  readonly format: Format | undefined;
  readonly base: string | undefined;
  readonly validates: boolean;
  readonly spoofs: boolean;
  readonly show: Show;
}

/** A reference of a file, and what is wrong with it. */
export interface Reported {
  readonly source: string;
  readonly found: Found;
  /** Absent if it is not validated. */
  readonly findings: ItemFindings | undefined;
  readonly spoofs: readonly Spoof[];
}

/** Calls `report` for each reference of the files, in their order. Returns false if a file could not be read. */
export async function search(
  names: readonly string[],
  search: Search,
  streams: Streams,
  report: (reported: Reported) => Promise<void> | void,
): Promise<boolean> {
  const { paths, missing } = filesOf(names);
  let isComplete = missing.length === 0;
  const fail = async (source: string, error: unknown): Promise<void> => {
    isComplete = false;
    await streams.errors.write(messageLine(`url ${search.command}`, readFailure(source, error)));
  };
  for (const name of missing) await fail(name, Object.assign(new Error(), { code: "ENOENT" }));
  for (const source of paths) {
    try {
      const chunks = decode(source === STANDARD_INPUT ? streams.input : fileAt(source));
      const format = search.format ?? (source === STANDARD_INPUT ? "text" : formatOf(source));
      const all = format === "text" ? linksOf(chunks) : await referencesIn(await join(chunks), format, search.base);
      for await (const found of all) {
        await report(judge(source, found, search));
        if (streams.output.closed) return isComplete;
      }
    } catch (error) {
      await fail(source, withAdvice(error));
    }
  }
  return isComplete;
}

function judge(source: string, found: Found, { validates, spoofs, base, show }: Search): Reported {
  // A link of text without a scheme is judged with the one that it gets; a reference of a document as it is written.
  const input =
    found.kind === "url" || found.kind === "email" || found.kind === "text" ? (found.href ?? found.text) : found.text;
  const isAsWritten = input === found.text;
  const findings =
    validates && isAsWritten ? findIn(input, baseFor(found, base), show) : validates ? NOTHING(input, show) : undefined;
  const warned =
    spoofs && found.href !== null
      ? findSpoofs(isAsWritten && base === undefined && isAbsolute(input) ? input : found.href)
      : undefined;
  return { source, found, findings, spoofs: warned?.ok ? warned.value : [] };
}

function baseFor({ text }: Found, base: string | undefined) {
  // A relative reference of a document whose URL is not known is not wrong.
  if (isAbsolute(text)) return null;
  return { text: base ?? "https://example.invalid/", record: undefined };
}

function isAbsolute(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(text);
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** What was found in text and has no scheme parses: nothing is wrong with it. */
const NOTHING = (input: string, show: Show): ItemFindings => ({
  input: show(input),
  base: null,
  passwordHidden: false,
  diagnostics: NO_DIAGNOSTICS,
  omitted: 0,
  isFatal: false,
});

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function join(chunks: AsyncIterable<string>): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of chunks) pieces.push(piece);
  return pieces.join("");
}

/** The parsers of Markdown and HTML are installed by the user. */
function withAdvice(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const name = /'((?:mdast|micromark|parse5)[\w-]*)'/.exec(message)?.[1];
  if (name === undefined || (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND")) return error;
  return new Error(`its parser is missing; run npm install ${name}, or use --format text`);
}
