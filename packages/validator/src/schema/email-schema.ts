import { type Host, parseHost } from "@url/host";
import { expectBoolean, expectKnown, type OptionChecks } from "@url/result/internal";
import { formats } from "@url/uri/json-schema";
import { createHostJudge, HOST_OPTIONS, type HostSchemaOptions } from "./host-schema.ts";
import { createSchema, issueOf, type SchemaIssue, type TextSchema } from "./standard.ts";

/** What an email address may be: the options about its host, and more. */
export interface EmailSchemaOptions extends HostSchemaOptions {
  /** True if characters beyond ASCII are allowed, as RFC 6531 says. Not every mail server takes them. */
  readonly international?: boolean | undefined;
}

/**
 * Creates a schema for one email address, a Mailbox of RFC 5321 without a name. Its value is the text, unchanged: only the
 * mail server knows whether case matters before the "@".
 * @throws TypeError or RangeError for a wrong or unknown option
 * @example createEmailSchema()["~standard"].validate("ana@example.org") // → { value: "ana@example.org" }
 * @see https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2
 */
export function createEmailSchema(options: EmailSchemaOptions = {}): TextSchema {
  const checks: OptionChecks<EmailSchemaOptions> = { ...HOST_OPTIONS, international: expectBoolean };
  expectKnown(options, "createEmailSchema", "options", checks);
  const { international = false, messages } = options;
  const format = international ? "idn-email" : "email";
  const judge = createHostJudge(options, "createEmailSchema");

  function check(text: string): string | readonly SchemaIssue[] {
    if (!formats[format](text)) {
      const { code, start, end } = problemOf(text, formats[format]);
      return [issueOf(code, start, end, correct(text), messages)];
    }
    const start = text.lastIndexOf("@") + 1;
    const host = hostAt(text.slice(start));
    const issue = host && judge(host, start, text.length);
    return issue ? [issue] : text;
  }

  function correct(text: string): string | null {
    // A longer text is not a mistyped address.
    if (text.length > LONGEST_CORRECTED) return null;
    const plain = text
      .trim()
      .replace(/^(?:mailto:|<(?=.*>$))/i, "")
      .replace(/[.,;>]$/, "");
    const others = [plain, plain.replace(/\uff20/, "@"), plain.replace(/\s+/g, ""), plain.replace(/,/g, ".")];
    return others.find((one) => one !== text && formats[format](one) && typeof check(one) === "string") ?? null;
  }

  const described = { type: "string", format };
  return createSchema({ check, input: described, output: described }, messages);
}

/** Returns where the first mistake is. `isEmail` decides: each part is asked beside another one that is right. */
function problemOf(
  text: string,
  isEmail: (text: string) => boolean,
): Pick<SchemaIssue, "start" | "end"> & {
  code: Parameters<typeof issueOf>[0];
} {
  const at = text.lastIndexOf("@");
  if (at === -1) return { code: "email-without-at", start: text.length, end: text.length };
  if (at === 0) return { code: "email-without-local-part", start: 0, end: 0 };
  const local = text.slice(0, at);
  if (!isEmail(`${local}@a`)) {
    if (local.length > MOST || octetsOf(local) > MOST) return { code: "email-local-part-too-long", start: 0, end: at };
    const first = endOfLocalPart(local, isEmail);
    return { code: "email-local-part", start: first, end: Math.min(first + 1, at) };
  }
  if (!isEmail(`a${text.slice(at)}`) && text.length - at < 254) {
    return { code: "email-domain", start: at + 1, end: text.length };
  }
  return { code: "email-too-long", start: 0, end: text.length };
}

/** Returns the length in UTF-8; 0 for text with a lone surrogate, which is wrong for another reason. */
function octetsOf(text: string): number {
  try {
    return encodeURIComponent(text).replace(/%../g, " ").length;
  } catch {
    return 0;
  }
}

/** Returns where the first unit is that no local part has there: the longest beginning that is one ends there. */
function endOfLocalPart(local: string, isEmail: (text: string) => boolean): number {
  // Quotes close at their end, so no beginning of them is a local part.
  if (local.startsWith('"')) return 0;
  let end = local.length;
  while (end > 0 && !isEmail(`${local.slice(0, end)}@a`)) end--;
  return end;
}

/** The host behind the "@". The literal of an address is in brackets, and "IPv6:" is before one of version 6. */
function hostAt(text: string): Host | null {
  const literal = /^\[(?:(IPv6:)?(.*))\]$/i.exec(text);
  const host = literal === null ? text : literal[1] === undefined ? literal[2]! : `[${literal[2]}]`;
  const result = parseHost(host);
  return result.ok ? result.value : null;
}

const LONGEST_CORRECTED = 1_024;

/** The longest local part in octets. */
const MOST = 64;
