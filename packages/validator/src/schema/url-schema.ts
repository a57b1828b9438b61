import { hostOf } from "@url/host";
import { parseURL, type URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import { expectBoolean, expectKnown, expectLimit, type OptionChecks } from "@url/result/internal";
import { isRecord } from "@url/serializer";
import { applySuggestion, correctionsOf } from "../diagnostic.ts";
import { expectMessages, type Messages } from "../messages.ts";
import { createURLPolicy, RULES } from "../policy/create-policy.ts";
import { placesIn } from "../policy/places.ts";
import type { PolicyRules } from "../policy/policy.ts";
import { findErrorsWithoutAdvice } from "../validate.ts";
import { isPublicHost } from "./public-host.ts";
import { createSchema, issueOf, type JSONSchemaObject, type SchemaIssue, type TextSchema } from "./standard.ts";

/** What `createURLSchema` accepts: the rules of a policy, and more. What is not given is not restricted. */
export interface URLSchemaOptions extends PolicyRules {
  /** True if the host must be one of the public Internet: neither `localhost` nor `10.0.0.1`. */
  readonly public?: boolean | undefined;
  /** True if only a valid URL string is accepted: warnings of `validate` are issues too. */
  readonly strict?: boolean | undefined;
  /** The URL that a relative value is resolved against. */
  readonly base?: URLLike | undefined;
  /** Sentences of another language. The English one is used for each that is missing. */
  readonly messages?: Partial<Messages> | undefined;
  /** The greatest number of issues that are returned. The default is 20. */
  readonly maxErrors?: number | undefined;
}

/**
 * Creates a schema for a URL, to pass to everything that takes Standard Schema. Its value is the `href`. Each issue has
 * the code, the range, a sentence and, if one is known, the corrected text.
 * @throws TypeError or RangeError for a wrong or unknown option
 * @example createURLSchema({ schemes: ["https"] })["~standard"].validate("HTTPS://Example.com") // → { value: "https://example.com/" }
 * @see https://standardschema.dev
 */
export function createURLSchema(options: URLSchemaOptions = {}): TextSchema {
  // Made here, because bundlers keep a spread that no function has around it.
  const checks: OptionChecks<URLSchemaOptions> = {
    ...RULES,
    public: expectBoolean,
    strict: expectBoolean,
    base: textOf,
    messages: expectMessages,
    maxErrors: expectLimit,
  };
  expectKnown(options, "createURLSchema", "options", checks);
  const { public: isPublic, strict = false, base, messages, maxErrors = 20, ...rules } = options;
  const policy = createURLPolicy(rules);
  // Read once: a base is one URL for as long as the schema exists.
  const parsed =
    base === undefined ? undefined : isRecord(base) ? base : orRefuse(textOf(base, "createURLSchema", "base"));

  function findIssues(text: string): readonly SchemaIssue[] {
    const { diagnostics } = findErrorsWithoutAdvice(text, {
      base: parsed,
      policy,
      messages,
      maxErrors,
      maxLength: most,
    });
    const issues: SchemaIssue[] = diagnostics
      .filter(({ level }) => strict || level === "error")
      .map((error) => {
        const corrected = correctionsOf(error).map((one) => applySuggestion(text, one));
        const { message, code, start, end } = error;
        return { message, code, start, end, correction: corrected.find((one) => isBetter(one, code)) ?? null };
      });
    const result = isPublic && issues.length === 0 ? parseURL(text, { base: parsed }) : null;
    if (result?.ok && !isPublicHost(hostOf(result.value))) {
      const { host } = placesIn(text, result.value, parsed !== undefined);
      issues.push(issueOf("host-not-public", host.start, host.end, null, messages));
    }
    return issues;
  }
  /** A correction of one error may leave others. Text that still has the same one is not a correction. */
  function isBetter(text: string, code: SchemaIssue["code"]): boolean {
    const { diagnostics } = findErrorsWithoutAdvice(text, { base: parsed, policy, maxErrors });
    return !diagnostics.some((error) => error.level === "error" && error.code === code);
  }

  const most = rules.maxLength ?? Number.POSITIVE_INFINITY;
  return createSchema(
    {
      check(text) {
        const issues = findIssues(text);
        if (issues.length > 0) return issues;
        const result = parseURL(text, { base: parsed });
        return result.ok ? result.value.href : issues;
      },
      ...describe(options),
    },
    messages,
  );
}

function orRefuse(text: string) {
  const result = parseURL(text);
  if (!result.ok) throw new RangeError("createURLSchema: base must be a URL.");
  return result.value;
}

/**
 * `format` is an annotation there, and `uri` the nearest name that JSON Schema has: the Standard reads more than RFC 3986
 * allows. Only a pattern and a length that hold for every accepted text are given.
 */
function describe({ schemes, strict, base, maxLength }: URLSchemaOptions): {
  input: JSONSchemaObject;
  output: JSONSchemaObject;
} {
  const length = maxLength === undefined || maxLength === Number.POSITIVE_INFINITY ? {} : { maxLength };
  const list = schemes?.map((scheme) => scheme.toLowerCase().replace(/[+.-]/g, "\\$&"));
  const anyCase = list?.map((scheme) => scheme.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`));
  return {
    input: {
      type: "string",
      format: base === undefined ? "uri" : "uri-reference",
      ...length,
      ...(strict && base === undefined && anyCase && { pattern: `^(?:${anyCase.join("|")}):` }),
    },
    output: { type: "string", format: "uri", ...length, ...(list && { pattern: `^(?:${list.join("|")}):` }) },
  };
}
