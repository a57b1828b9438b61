import type { URLError, URLLike } from "@url/parser";
import { readURL } from "@url/parser/internal";
import { C0_CONTROL, FRAGMENT, PATH, type PercentEncodeSet, QUERY, SPECIAL_QUERY } from "@url/percent";
import type { Result } from "@url/result";
import { hasOpaquePath, isSpecialScheme, type LocatedURL } from "@url/serializer/internal";
import { type Flags, flagsWith } from "../characters/flags.ts";
import { decodePart } from "./decode-part.ts";
import { escapePart, type Part } from "./escape-part.ts";

/**
 * Returns a URL as text that people can read and that {@link findLinks} finds whole between two spaces. Of its path, its query
 * and its fragment, only what would end the link too early, change its meaning or could not be seen is percent-encoded. The
 * host stays in ASCII. The text parses to the same URL; only punctuation at the end, and a bracket without a partner, are
 * percent-encoded in it that were not before. Fails with the parser's error for text that is not a URL.
 * @throws TypeError if `url` is not a URL in any form
 * @example formatLink("https://example.com/%CE%B1(%CE%B2)).") // → { ok: true, value: "https://example.com/α(β)%29%2E" }
 * @see https://www.unicode.org/reports/tr58/
 */
export function formatLink(url: URLLike): Result<string, URLError> {
  const read = readURL(url, "formatLink");
  return read.ok ? { ok: true, value: formatRecord(read.value) } : read;
}

function formatRecord(record: LocatedURL): string {
  const { href, pathStart, queryStart, fragmentStart } = record;
  const flags = flagsWith("");
  const isSpecial = isSpecialScheme(record.scheme);
  const pathSet = hasOpaquePath(record) ? C0_CONTROL : PATH;
  const rest = [
    part(flags, href.slice(pathStart, queryStart), "path", pathSet, queryStart === href.length),
    part(
      flags,
      href.slice(queryStart, fragmentStart),
      "query",
      isSpecial ? SPECIAL_QUERY : QUERY,
      fragmentStart === href.length,
    ),
    part(flags, href.slice(fragmentStart), "fragment", FRAGMENT, true),
  ];
  return href.slice(0, pathStart) + rest.join("");
}

/** Formats a component, of which a query and a fragment have their delimiter. */
function part(flags: Flags, text: string, kind: Part, set: PercentEncodeSet, isLast: boolean): string {
  if (text === "") return "";
  const start = kind === "path" ? 0 : 1;
  return text.slice(0, start) + escapePart(flags, decodePart(flags, text.slice(start), set), kind, isLast);
}
