import { endsInANumber, parseHost, serializeHost } from "@url/host";
import { parseAddress } from "@url/ip";
import { isGlobal } from "@url/ip/special";
import type { ValidationErrorCode } from "@url/parser";
import { expectBoolean, expectKnown, type OptionChecks, refuse } from "@url/result/internal";
import { EXPLANATIONS } from "../explanations.ts";
import { expectMessages, type Messages } from "../messages.ts";
import { createSchema, issueOf, type SchemaIssue, type TextSchema } from "./standard.ts";

/** What an address may be. What is not given is not restricted. */
export interface IPSchemaOptions {
  /** The version that is allowed. */
  readonly version?: 4 | 6 | undefined;
  /** True if the address must be one of the public Internet, by IANA's registries. */
  readonly public?: boolean | undefined;
  /** Sentences of another language. The English one is used for each that is missing. */
  readonly messages?: Partial<Messages> | undefined;
}

/**
 * Creates a schema for an IP address: four decimal numbers, or version 6 without brackets and without a zone. Its value is
 * the canonical text.
 * @throws TypeError or RangeError for a wrong or unknown option
 * @example createIPSchema()["~standard"].validate("2001:DB8:0::1") // → { value: "2001:db8::1" }
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-4
 */
export function createIPSchema(options: IPSchemaOptions = {}): TextSchema {
  expectKnown(options, "createIPSchema", "options", OPTIONS);
  const { version, public: isPublic = false, messages } = options;

  function check(text: string): string | readonly SchemaIssue[] {
    const result = parseAddress(text);
    if (!result.ok) return [explain(text, result.error)];
    const { value } = result;
    if (version !== undefined && value.includes(":") !== (version === 6)) {
      return [issueOf("IP-version-not-allowed", 0, text.length, null, messages, `${version}`)];
    }
    const isAllowed = !isPublic || isGlobal(value);
    return isAllowed ? value : [issueOf("address-not-public", 0, text.length, null, messages)];
  }

  function explain(text: string, error: { code: ValidationErrorCode; start: number; end: number }): SchemaIssue {
    const { code, start, end } = error;
    const bare = text.trim().replace(/^\[(.*)\]$/, "$1");
    // What a URL's host parser reads as an address: `127.1`, `0x7f000001`.
    const host = parseHost(bare);
    const read = host.ok ? serializeHost(host.value) : "";
    const correction = [bare, read].find((one) => one !== text && typeof check(one) === "string") ?? null;
    // The parser takes everything without a ":" for version 4.
    if (!text.includes(":") && !endsInANumber(text)) {
      return issueOf("not-an-address", 0, text.length, correction, messages);
    }
    return { message: messages?.[code] ?? EXPLANATIONS[code].message, code, start, end, correction };
  }

  const described =
    version === undefined
      ? { type: "string", anyOf: [{ format: "ipv4" }, { format: "ipv6" }] }
      : { type: "string", format: `ipv${version}` };
  return createSchema({ check, input: described, output: described }, messages);
}

const OPTIONS: OptionChecks<IPSchemaOptions> = {
  version(value, where, name) {
    if (value !== 4 && value !== 6) refuse(value, where, name, "4 or 6", "number");
  },
  public: expectBoolean,
  messages: expectMessages,
};
