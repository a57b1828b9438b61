import { refuse } from "@url/result/internal";
import { decodeUTF8, expectPiece, type ListSource, latin1Of } from "./source.ts";

/** Why a line has no text. */
export type LineFault = "line-too-long" | "list-encoding";

/** Called for each line, without its end, or for a line that cannot be read. Returns whether to go on. */
export type LineVisitor = (line: string | null, fault: LineFault | null) => boolean;

/** Units that a line may have. A prefix has 43 at most; the rest is a comment. */
const MAX_LINE = 65_536;

/**
 * Cuts a source into lines. A string is a line; bytes are UTF-8 and are cut at LF, however they are divided. A CR at the
 * end of a line is dropped, and a byte order mark at the start. Resolves to false if the source is longer than
 * `maxLength`. Keeps the unfinished line in memory, and nothing else.
 */
export async function eachLine(
  source: ListSource,
  where: string,
  maxLength: number,
  visit: LineVisitor,
): Promise<boolean> {
  let held = "";
  let isTooLong = false;
  let isFirst = true;
  let length = 0;
  const finish = (text: string): boolean => {
    const fault: LineFault | null = isTooLong || text.length > MAX_LINE ? "line-too-long" : null;
    isTooLong = false;
    const line = isFirst && text.startsWith(BOM) ? text.slice(BOM.length) : text;
    isFirst = false;
    if (fault !== null) return visit(null, fault);
    const decoded = decodeUTF8(line.endsWith("\r") ? line.slice(0, -1) : line);
    return decoded === null ? visit(null, "list-encoding") : visit(decoded, null);
  };
  for await (const piece of source) {
    expectPiece(piece, where);
    length += piece.length;
    if (length > maxLength) return false;
    if (typeof piece === "string") {
      const line = piece.replace(/\r?\n?$/, "");
      // A text that is cut anywhere would be read as other prefixes: 1.2.3.0/2 and 4.
      if (line.includes("\n"))
        refuse(piece, where, "a string of source", "one line (yield bytes for pieces of a text)");
      const isMarked = isFirst && line.startsWith("\uFEFF");
      isFirst = false;
      if (!visitString(isMarked ? line.slice(1) : line, visit)) return true;
      continue;
    }
    const text = latin1Of(piece);
    let start = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
      if (!finish(held + text.slice(start, end))) return true;
      held = "";
      start = end + 1;
    }
    held += text.slice(start);
    if (held.length <= MAX_LINE) continue;
    isTooLong = true;
    held = "";
  }
  if (held !== "" || isTooLong) finish(held);
  return true;
}

function visitString(line: string, visit: LineVisitor): boolean {
  return line.length > MAX_LINE ? visit(null, "line-too-long") : visit(line, null);
}

/** U+FEFF in UTF-8, one unit for each byte. */
const BOM = "\xef\xbb\xbf";
