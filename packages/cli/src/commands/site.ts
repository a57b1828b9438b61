import { hostOf, parseHost, serializeHost } from "@url/host";
import { parseURL } from "@url/parser";
import { orThrow, type Result } from "@url/result";
import {
  isPublicSuffix,
  LIST_DATE,
  publicSuffix,
  registrableDomain,
  type SuffixOptions,
  serializeSite,
  siteOf,
} from "@url/site";
import { hidePasswords, visible } from "@url/validator";
import { cutText, visibleJSON } from "@url/validator/internal";
import { type Command, command } from "../command.ts";
import { eachInput } from "../input/each-input.ts";
import { isInput } from "../input/is-input.ts";
import { MAX_COLUMNS, MAX_INPUT } from "../output/bounds.ts";
import type { Failure } from "../output/failure.ts";
import { NO_PROGRESS, noProgressHelp } from "../output/progress.ts";
import { INVALID, OK } from "../status.ts";

/** What `url site --json` prints. The shape is stable: fields are added, never renamed or retyped. */
interface SiteDescription {
  readonly valid: true;
  readonly input: string;
  readonly host: string | null;
  readonly publicSuffix: string | null;
  readonly registrableDomain: string | null;
  /** Whether the host is a public suffix itself. */
  readonly isPublicSuffix: boolean;
  /** Null for a host without a URL; "null" for an opaque origin. */
  readonly site: string | null;
}

/** `url site`: the public suffix, the registrable domain and the site of URLs. */
export const site: Command = /* @__PURE__ */ command({
  name: "site",
  summary: "show the registrable domain, the public suffix and the site of URLs",
  help: `Usage: url site [--icann] [--json] [--] [<url or host>...]

Shows the host, the public suffix, the registrable domain and the site of each URL, by the Public Suffix List of
${LIST_DATE}. A text without a scheme is a host. Without arguments it reads standard input, one a line.

Options:
  --icann        leave out the private section of the list, which has suffixes such as github.io
  --json         print one JSON object for each
${noProgressHelp(15)}
  -h, --help     show this text

Exit status: 0 if every text was a URL or a host; 1 if one was not; 2 if reading or writing failed; 3 for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes URLs and hosts" },
  options: { icann: { type: "boolean" }, json: { type: "boolean" }, ...NO_PROGRESS },
  async run({ values, positionals }, streams) {
    const options = { privateDomains: values.icann !== true };
    return eachInput("site", positionals, streams, async ({ input }) => {
      const found = describe(input, options);
      await streams.output.write(values.json ? asJSON(input, found) : asText(input, found));
      return found.ok ? OK : INVALID;
    });
  },
});

function describe(text: string, options: SuffixOptions): Result<SiteDescription, Failure> {
  const parsed = isInput(text) ? parseURL(text) : parseHost(text);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  const host = "href" in value ? hostOf(value) : value;
  return {
    ok: true,
    value: {
      valid: true,
      input: shorten(text),
      host: host === null ? null : serializeHost(host),
      publicSuffix: orThrow(publicSuffix(value, options)),
      registrableDomain: orThrow(registrableDomain(value, options)),
      isPublicSuffix: isPublicSuffix(value, options),
      site: "href" in value ? serializeSite(orThrow(siteOf(value, options))) : null,
    },
  };
}

function asJSON(text: string, found: Result<SiteDescription, Failure>): string {
  return `${visibleJSON(found.ok ? found.value : { valid: false, input: shorten(text), error: found.error })}\n`;
}

function asText(text: string, found: Result<SiteDescription, Failure>): string {
  const input = visible(shorten(text), MAX_COLUMNS);
  if (!found.ok) return `${input}\n  ${found.error.code}\n`;
  const { host, publicSuffix, registrableDomain, isPublicSuffix, site } = found.value;
  const rows = [
    ["host", host],
    ["public suffix", isPublicSuffix ? `${publicSuffix} (the host itself)` : publicSuffix],
    ["registrable domain", registrableDomain],
    ...(site === null ? [] : [["site", site] as const]),
  ] as const;
  const lines = rows.map(([label, value]) => `  ${label.padEnd(20)}${visible(value ?? "(none)", MAX_COLUMNS)}\n`);
  return `${input}\n${lines.join("")}`;
}

function shorten(text: string): string {
  return cutText(hidePasswords(text), MAX_INPUT);
}
