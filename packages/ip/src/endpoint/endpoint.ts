import type { Result } from "@url/result";
import { expectObject, expectText, refuse } from "@url/result/internal";
import type { Address } from "../address.ts";
import { fail, type IPError, succeed } from "../error.ts";
import { parseScoped, type ScopedError } from "../scoped.ts";

/** An address with a port, and the zone of an IPv6 address: null if it has none. */
export interface Endpoint {
  readonly address: Address;
  readonly zone: string | null;
  /** From 0 to 65535. */
  readonly port: number;
}

/** An endpoint to format. The address may have any spelling. */
export interface EndpointLike {
  readonly address: string;
  readonly zone?: string | null;
  readonly port: number;
}

/**
 * Why a text is not an endpoint, and where: a range of the text in UTF-16 code units.
 *
 * - `brackets-missing`: an IPv6 address has no brackets
 * - `brackets-unclosed`: there is no "]"
 * - `brackets-around-IPv4`: an IPv4 address has brackets
 * - `port-missing`: no ":" and port follow the address
 * - `port-invalid`: the port is not a decimal number without leading zeros
 * - `port-out-of-range`: the port is greater than 65535
 */
export type EndpointError = IPError<
  ScopedError["code"] | "brackets-missing" | "brackets-unclosed" | "brackets-around-IPv4" | PortErrorCode
>;

type PortErrorCode = "port-missing" | "port-invalid" | "port-out-of-range";

/**
 * Parses an address and a port: `192.0.2.1:80`, or with brackets around an IPv6 address and its zone,
 * `[fe80::1%eth0]:80`. The port is decimal, without leading zeros. Ranges are of `text`, in UTF-16 code units. Fails
 * with the codes of `parseScoped`, `brackets-missing`, `brackets-unclosed`, `brackets-around-IPv4`, `port-missing`,
 * `port-invalid` and `port-out-of-range`.
 * @example parseEndpoint("[::1]:80") // → { ok: true, value: { address: "::1", zone: null, port: 80 } }
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-6
 * @see https://www.rfc-editor.org/rfc/rfc4007#section-11
 */
export function parseEndpoint(text: string): Result<Endpoint, EndpointError> {
  expectText(text, "parseEndpoint", "text");
  const hasBrackets = text.startsWith("[");
  // [fe80::1%eth0]:80
  //              ^ end
  const end = hasBrackets ? text.indexOf("]") : text.lastIndexOf(":");
  if (hasBrackets && end === -1) return fail("brackets-unclosed", 0, text.length);
  const start = Number(hasBrackets);
  const scoped = parseScoped(end === -1 ? text : text.slice(start, end));
  // Without brackets, "::1" could be the address "::" and the port 1, or an address without a port.
  if (!hasBrackets && text.indexOf(":") < end) return fail("brackets-missing", 0, text.length);
  if (!scoped.ok) return fail(scoped.error.code, scoped.error.start + start, scoped.error.end + start);
  const { address, zone } = scoped.value;
  if (hasBrackets && !address.includes(":")) return fail("brackets-around-IPv4", 0, end + 1);

  const colon = end === -1 ? text.length : end + start;
  if (text[colon] !== ":") return fail("port-missing", colon, colon);
  const port = text.slice(colon + 1);
  if (!PORT.test(port)) return fail(port === "" ? "port-missing" : "port-invalid", colon + 1, text.length);
  if (Number(port) > MAX_PORT) return fail("port-out-of-range", colon + 1, text.length);
  return succeed({ address, zone, port: Number(port) });
}

/**
 * Formats an address, its zone if it has one, and a port, with brackets around IPv6. It is the inverse of
 * {@link parseEndpoint}, and fails with the codes of `parseScoped`. The range is of the address and the zone with "%"
 * between them.
 * @throws TypeError if `endpoint` is not an object, or for a part of a wrong type, and RangeError if the port is not an
 * integer from 0 to 65535
 * @example formatEndpoint({ address: "::1", zone: null, port: 80 }) // → { ok: true, value: "[::1]:80" }
 * @see https://www.rfc-editor.org/rfc/rfc5952#section-6
 */
export function formatEndpoint(endpoint: EndpointLike): Result<string, ScopedError> {
  expectObject(endpoint, "formatEndpoint", "endpoint");
  const { address, zone = null, port } = endpoint;
  if (!(Number.isInteger(port) && port >= 0 && port <= MAX_PORT)) {
    refuse(port, "formatEndpoint", "endpoint.port", "an integer from 0 to 65535", "number");
  }
  expectText(address, "formatEndpoint", "endpoint.address");
  if (zone !== null) expectText(zone, "formatEndpoint", "endpoint.zone");
  const scoped = parseScoped(zone === null ? address : `${address}%${zone}`);
  if (!scoped.ok) return scoped;
  const host = scoped.value.address + (scoped.value.zone === null ? "" : `%${scoped.value.zone}`);
  return succeed(`${host.includes(":") ? `[${host}]` : host}:${port}`);
}

const MAX_PORT = 0xffff;

/** Decimal, without a sign and without leading zeros. */
const PORT = /^(?:0|[1-9][0-9]*)$/;
