import { expectOneOf, expectText } from "@url/result/internal";
import { HISTORICAL, PERMANENT, PROVISIONAL } from "./tables.ts";

/**
 * How IANA has registered a scheme: `permanent` after a review by an expert, `provisional` on request, `historical` if
 * the scheme is no longer in common use or its use is not recommended.
 */
export type SchemeStatus = "permanent" | "provisional" | "historical";

/**
 * Returns the status of a scheme in IANA's registry of {@link REGISTRY_DATE}, or `null` if the scheme is not registered.
 * Upper and lower case are the same. The scheme has no ":". The one scheme that the registry calls obsolete, `shttp`, is
 * permanent in it.
 * @throws TypeError if `scheme` is not a string
 * @example schemeStatus("coap") // → "permanent"
 * @see https://www.iana.org/assignments/uri-schemes
 */
export function schemeStatus(scheme: string): SchemeStatus | null {
  expectText(scheme, "schemeStatus", "scheme");
  const text = `${scheme}`;
  // Without the test, toLowerCase would turn U+212A, the Kelvin sign, into a "k".
  return SCHEME.test(text) ? (statuses().get(text.toLowerCase()) ?? null) : null;
}

/**
 * Returns the registered schemes of one status, or of all, in the order of the registry. They are spelled as there: one
 * has upper case letters.
 * @throws TypeError or RangeError if `status` is given and not a `SchemeStatus`
 * @example registeredSchemes("historical").length // → 18
 * @see https://www.iana.org/assignments/uri-schemes
 */
export function registeredSchemes(status?: SchemeStatus): readonly string[] {
  if (status !== undefined) expectOneOf(status, STATUSES, "registeredSchemes", "status");
  switch (status) {
    case "permanent":
      return PERMANENT.split(" ");
    case "provisional":
      return PROVISIONAL.split(" ");
    case "historical":
      return HISTORICAL.split(" ");
    case undefined:
      return `${PERMANENT} ${PROVISIONAL} ${HISTORICAL}`.split(" ").sort(byName);
  }
}

/** Decoded by the first call, so that importing the module does nothing. */
function statuses(): ReadonlyMap<string, SchemeStatus> {
  map ??= new Map(
    STATUSES.flatMap((status) => registeredSchemes(status).map((name) => [name.toLowerCase(), status] as const)),
  );
  return map;
}

let map: ReadonlyMap<string, SchemeStatus> | undefined;

function byName(a: string, b: string): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}

const STATUSES: readonly SchemeStatus[] = ["permanent", "provisional", "historical"];
const SCHEME = /^[a-z][a-z\d+.-]*$/i;
