import { createHostListener, type Host, parseHost, serializeHost } from "@url/host";
import type { ValidationErrorCode } from "@url/parser";
import { expectBoolean, expectKnown, type OptionChecks } from "@url/result/internal";
import { applySuggestion, correctionsOf } from "../diagnostic.ts";
import { expectMessages, type Messages, sentenceFor } from "../messages.ts";
import { expectHostKinds, expectHosts } from "../policy/create-policy.ts";
import { POLICY_EXPLANATIONS } from "../policy/explanations.ts";
import { readHostPattern } from "../policy/host-patterns.ts";
import { judgeHost } from "../policy/judge.ts";
import type { HostKind } from "../policy/policy.ts";
import { findErrorsWithoutAdvice } from "../validate.ts";
import { isPublicHost } from "./public-host.ts";
import { createSchema, issueOf, type JSONSchemaObject, type SchemaIssue, type TextSchema } from "./standard.ts";

/** What a host may be. What is not given is not restricted. */
export interface HostSchemaOptions {
  /** The kinds of hosts that are allowed. */
  readonly hostKinds?: readonly HostKind[] | undefined;
  /** The hosts that are allowed. `*.example.com` allows every domain below `example.com`, and not that domain itself. */
  readonly hosts?: readonly string[] | undefined;
  /** True if a domain needs a dot, and not only at its end. */
  readonly requireDot?: boolean | undefined;
  /** True if the host must be one of the public Internet. */
  readonly public?: boolean | undefined;
  /** Sentences of another language. The English one is used for each that is missing. */
  readonly messages?: Partial<Messages> | undefined;
}

/**
 * Creates a schema for the host of a URL with a special scheme: a domain, or an IP address, version 6 in brackets. Its
 * value is the host, serialized as in a URL.
 * @throws TypeError or RangeError for a wrong or unknown option
 * @example createHostSchema()["~standard"].validate("Bücher.example") // → { value: "xn--bcher-kva.example" }
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function createHostSchema(options: HostSchemaOptions = {}): TextSchema {
  expectKnown(options, "createHostSchema", "options", HOST_OPTIONS);
  const { messages } = options;
  const judge = createHostJudge(options, "createHostSchema");

  function check(text: string): string | readonly SchemaIssue[] {
    const result = parseHost(text, { report: LISTENER });
    // The host parser is never asked about an empty text: the URL parser has an error of its own.
    if (text === "") return [explain("", { code: "host-missing", start: 0, end: 0 })];
    if (!result.ok) return [explain(text, result.error as Mistake)];
    const { value } = result;
    const issue = judge(value, 0, text.length);
    return issue === null ? serializeHost(value) : [issue];
  }

  function explain(text: string, { code, start, end }: Mistake): SchemaIssue {
    const input = `${PREFIX}${text}`;
    const at = { code, start: start + PREFIX.length, end: end + PREFIX.length };
    const message = sentenceFor(at, input, messages);
    // A longer text is neither a host nor a URL that somebody pasted for its host; each error in it would be corrected.
    const correction =
      text.length > LONGEST_CORRECTED ? null : correctHost(text, (one) => typeof check(one) === "string");
    return { message, code, start, end, correction };
  }

  return createSchema({ check, ...describe(options) }, messages);
}

interface Mistake {
  readonly code: ValidationErrorCode;
  readonly start: number;
  readonly end: number;
}

/** Returns a function that returns what the options do not allow about a host, with the range that it is given. */
export function createHostJudge(
  { hostKinds, hosts, requireDot, public: isPublic, messages }: HostSchemaOptions,
  where: string,
): (host: Host, start: number, end: number) => SchemaIssue | null {
  const rules = { hostKinds, hosts: hosts?.map((host) => readHostPattern(host, where, "hosts")), requireDot };
  return (host, start, end) => {
    const refusal = judgeHost(host, rules);
    if (refusal !== null) {
      const { code, allowed } = refusal;
      const message = (messages?.[code] ?? POLICY_EXPLANATIONS[code].message).replace("{allowed}", () => allowed);
      return { message, code, start, end, correction: null };
    }
    return isPublic && !isPublicHost(host) ? issueOf("host-not-public", start, end, null, messages) : null;
  };
}

/** Returns the host that was probably meant: the host of a URL, or what the parser's errors suggest. */
function correctHost(text: string, accepts: (text: string) => boolean): string | null {
  const [, host = ""] = /^\s*(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^@/?#\\]*@)?(\[[^\]]*\]|[^:/?#\\]*)/i.exec(text) ?? [];
  const input = `${PREFIX}${text}`;
  const suggested = findErrorsWithoutAdvice(input, { maxErrors: 20 })
    .diagnostics.flatMap(correctionsOf)
    .map((one) => applySuggestion(input, one))
    .filter((one) => one.startsWith(PREFIX))
    .map((one) => one.slice(PREFIX.length));
  return [host, text.trim(), ...suggested].find((one) => one !== "" && one !== text && accepts(one)) ?? null;
}

function describe({ hostKinds }: HostSchemaOptions): { input: JSONSchemaObject; output: JSONSchemaObject } {
  const isDomain = hostKinds?.length === 1 && hostKinds[0] === "domain";
  const isIPv4 = hostKinds?.length === 1 && hostKinds[0] === "ipv4";
  const text = { type: "string", minLength: 1 };
  return {
    input: { ...text, ...(isDomain && { format: "idn-hostname" }) },
    output: { ...text, ...(isDomain && { format: "hostname" }), ...(isIPv4 && { format: "ipv4" }) },
  };
}

/** With a listener, an error has the finest range that is known. */
const LISTENER = /* @__PURE__ */ createHostListener(() => {});
const PREFIX = "https://";
const LONGEST_CORRECTED = 4_096;

/** The checks of the options. */
export const HOST_OPTIONS: OptionChecks<HostSchemaOptions> = {
  hostKinds: expectHostKinds,
  hosts: expectHosts,
  requireDot: expectBoolean,
  public: expectBoolean,
  messages: expectMessages,
};
