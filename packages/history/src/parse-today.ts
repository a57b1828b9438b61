import { parseURL } from "@url/parser";
import type { Result } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { partsOf } from "@url/serializer";
import type { DraftInput } from "./draft-parser.ts";
import type { ParseAsError, ParsedAs } from "./parsed-as.ts";

/** Parses as today's Standard does. */
export function parseToday({ input, base, encoding }: DraftInput): Result<ParsedAs, ParseAsError> {
  const result = parseURL(input, { base: base ?? undefined, encoding });
  return result.ok ? { ok: true, value: viewOfRecord(result.value) } : result;
}

/** The components of a record as the drafts have them: an empty password is absent. */
function viewOfRecord(url: URLRecord): ParsedAs {
  const { scheme, username, password, host, port, path, query, fragment } = partsOf(url);
  return {
    href: url.href,
    scheme,
    username,
    password: password === "" ? null : password,
    host: host ?? "",
    port: port === null ? "" : `${port}`,
    path,
    query,
    fragment,
  };
}
