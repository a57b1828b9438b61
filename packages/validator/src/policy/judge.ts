import { type Host, hostOf, serializeHost } from "@url/host";
import { includesCredentials, portOf, schemeOf, type URLRecord } from "@url/serializer";
import type { Reading } from "../readings.ts";
import { POLICY_EXPLANATIONS, type PolicyErrorCode } from "./explanations.ts";
import { isListed } from "./host-patterns.ts";
import { type Place, placesIn } from "./places.ts";
import type { HostKind, PolicyError, PolicyRules } from "./policy.ts";

/**
 * Returns what the rules do not allow, in the order of the URL. A component at which the parser gave up is not judged:
 * the readings have something else in its place.
 */
export function judge(input: string, readings: readonly Reading[], rules: PolicyRules): readonly PolicyError[] {
  const found: PolicyError[] = [];
  const refuse: Refuse = (code, place, allowed) => found.push(policyError(input, code, place, String(allowed)));
  const { result, base } = readings[readings.length - 1] as Reading;
  if (result.ok) judgeURL(result.value, unreadIn(readings), rules, refuse, placesIn(input, result.value, !!base));
  const { maxLength = Number.POSITIVE_INFINITY } = rules;
  const isURL = (readings[0] as Reading).result.ok && result.ok;
  if (input.length > maxLength) refuse("too-long", { start: maxLength, end: input.length }, maxLength);
  else if (isURL && result.value.href.length > maxLength) {
    refuse("too-long", { start: 0, end: input.length }, maxLength);
  }
  return found;
}

type Refuse = (code: PolicyErrorCode, place: Place, allowed?: string | number) => void;

function policyError(input: string, code: PolicyErrorCode, { start, end }: Place, allowed: string): PolicyError {
  const { message, see } = POLICY_EXPLANATIONS[code];
  const text = input.slice(start, end);
  return {
    explain(messages) {
      // A function, because "$" has a meaning in a replacement.
      const sentence = (messages?.[code] ?? message).replace("{allowed}", () => allowed);
      return {
        code,
        level: "error",
        fatal: false,
        in: "input",
        start,
        end,
        text,
        message: sentence,
        see,
        suggestion: null,
      };
    },
  };
}

function judgeURL(
  url: URLRecord,
  unread: ReadonlySet<Unread>,
  rules: PolicyRules,
  refuse: Refuse,
  places: ReturnType<typeof placesIn>,
): void {
  const { schemes, credentials, ports } = rules;
  if (schemes && !unread.has("scheme") && !schemes.includes(schemeOf(url))) {
    refuse("scheme-not-allowed", places.scheme, schemes.join(", "));
  }
  if (credentials === false && includesCredentials(url)) refuse("credentials-not-allowed", places.credentials);
  if (!unread.has("host")) {
    const refusal = judgeHost(hostOf(url), rules);
    if (refusal !== null) refuse(refusal.code, places.host, refusal.allowed);
  }
  const port = portOf(url);
  if (ports && port !== null && !ports.includes(port)) refuse("port-not-allowed", places.port);
}

/** The rules about a host. The patterns of `hosts` are as `readHostPattern` returns them. */
export type HostRules = Pick<PolicyRules, "hostKinds" | "hosts" | "requireDot">;

/** Returns the first rule that does not allow the host, and what it allows. */
export function judgeHost(
  host: Host | null,
  { hostKinds, hosts, requireDot }: HostRules,
): { readonly code: PolicyErrorCode; readonly allowed: string } | null {
  if (hostKinds && !hostKinds.includes(host?.kind ?? "none"))
    return { code: "host-not-allowed", allowed: hostKinds.map((kind) => KINDS[kind]).join(", ") };
  if (hosts && !(host && isListed(serializeHost(host), hosts)))
    return { code: "host-not-allowed", allowed: hosts.join(", ") };
  return requireDot && lacksDot(host) ? { code: "host-without-dot", allowed: "" } : null;
}

/** Returns true for a domain without a dot between two labels: `localhost`, `com.` */
function lacksDot(host: Host | null): boolean {
  return host?.kind === "domain" && !/[^.]\.+[^.]/.test(host.domain);
}

type Unread = "scheme" | "host" | "port";

/** Returns the components at which readings ended. A port that could not be read was removed, so it is not judged. */
function unreadIn(readings: readonly Reading[]): ReadonlySet<Unread> {
  const unread = new Set<Unread>();
  for (const { result } of readings) {
    if (result.ok) continue;
    const { code } = result.error;
    unread.add(code === "missing-scheme-non-relative-URL" ? "scheme" : code.startsWith("port-") ? "port" : "host");
  }
  return unread;
}

/** The kinds of hosts as people write them. */
const KINDS: Readonly<Record<HostKind, string>> = {
  domain: "domain",
  ipv4: "IPv4",
  ipv6: "IPv6",
  opaque: "opaque",
  empty: "empty",
  none: "none",
};
