import { toUnicode } from "@url/idna";
import type { Components } from "./components.ts";
import { knownPort } from "./schemes.ts";

/** "explicit" shows each port that the URL has, "needed" not the one of its scheme, and "known" also that of the scheme. */
export type PortStyle = "explicit" | "needed" | "known";

export interface WritingOptions {
  readonly port: PortStyle;
  /** True if the host is shown in Unicode. */
  readonly unicode: boolean;
}

/** Returns the URL as text. It needs a scheme and a host. */
export function writeURL(url: Components, { port, unicode }: WritingOptions): string {
  // ";" is percent-encoded in userinfo.
  const options = url.options === null ? "" : `%3b${url.options}`;
  const password = url.password === null ? "" : `:${url.password}`;
  const login = `${url.user ?? ""}${password}${options}`;
  const shown = portOf(url, port);
  const host = (unicode ? unicodeHost(url.host) : null) ?? url.host;
  return (
    `${url.scheme}://${login === "" ? "" : `${login}@`}${host}${shown === null ? "" : `:${shown}`}${pathOf(url)}` +
    `${url.query === null ? "" : `?${url.query}`}${url.fragment === null ? "" : `#${url.fragment}`}`
  );
}

/** Returns the port as it is shown; `null` if it is not. */
export function portOf({ scheme, port }: Components, style: PortStyle): string | null {
  if (style === "known") return port ?? knownPort(scheme);
  return style === "needed" && port === knownPort(scheme) ? null : port;
}

/** Returns the host in Unicode; `null` if it is not a valid domain name. */
export function unicodeHost(host: string | null): string | null {
  if (host === null || host.startsWith("[")) return host;
  const result = toUnicode(host);
  return result.ok ? result.value : null;
}

function pathOf({ path }: Components): string {
  return path?.startsWith("/") ? path : `/${path ?? ""}`;
}
