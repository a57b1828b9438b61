import { utf8DecodeWithoutBOM } from "@url/percent";
import type { DraftHost } from "../drafts/draft-url.ts";
import { FAILURE, type Failure } from "../drafts/failure.ts";
import { parseIPv6 } from "./ipv6-parser.ts";
import { percentDecode } from "./percent-decode.ts";

/** "Hosts", "host parser". The document leaves IDNA open, so that the decoded string is the domain. */
export function parseHost(input: string): DraftHost | Failure {
  if (input.startsWith("[")) {
    if (!input.endsWith("]")) return FAILURE;
    return parseIPv6(input.slice(1, -1));
  }
  return utf8DecodeWithoutBOM(percentDecode(input));
}
