import { toASCII } from "@url/idna";
import { FORBIDDEN_DOMAIN_CODE_POINT } from "./domain.ts";
import type { HostError } from "./error.ts";

/**
 * The domain parser's `domain-to-ASCII`, if there is one. `text` stands at `start`, `domain` is what it writes, and
 * percent-decoding moves offsets: then the whole host is the place. A second pass, for a listener and for the
 * error of a domain that `fails`.
 */
export function findDomainError(text: string, domain: string, fails: boolean, start: number): HostError | undefined {
  const fault = findFault(domain, fails);
  if (fault === undefined && !fails) return undefined;
  const [from, to] = fault !== undefined && domain === text ? [fault.start, fault.end] : [0, text.length];
  return { code: "domain-to-ASCII", start: start + from, end: start + to };
}

interface Fault {
  readonly start: number;
  readonly end: number;
}

/**
 * The first thing in `domain` that the strict ToASCII refuses, or, when the domain `fails`, the first that makes it
 * fail, rather than one that only the strict rules mind.
 */
function findFault(domain: string, fails: boolean): Fault | undefined {
  const start = fails ? domain.search(FORBIDDEN_DOMAIN_CODE_POINT) : -1;
  if (start !== -1) return { start, end: start + 1 };
  // In a property, as a variable that a closure assigns is taken for unchanged by the compiler. Of as many as a domain
  // has units, the first.
  const first: { fault?: Fault } = {};
  const report = (error: Fault): void => {
    first.fault ??= error;
  };
  if (fails) toASCII(domain, { report });
  if (first.fault === undefined) toASCII(domain, { strict: true, report });
  return first.fault;
}
