import { C0_CONTROL, extend, type PercentEncodeSet, USERINFO, utf8PercentEncode } from "@url/percent";
import { isSpecial } from "../changes/trial.ts";
import { readHost } from "./read-host.ts";
import { isAllowed, type Rules } from "./rules.ts";

/** What an authority has, serialized; null for what is absent. */
export interface Authority {
  readonly username: string;
  readonly password: string | null;
  /** Whether there is an "@". */
  readonly hasUserinfo: boolean;
  readonly host: string;
  readonly port: string | null;
}

/** Reads an authority. `scheme` is in lower case. Returns null for failure. */
export function readAuthority(rules: Rules, text: string, scheme: string): Authority | null {
  const { document, isToday } = rules;
  const at = text.lastIndexOf("@");
  const userinfo = at === -1 ? null : text.slice(0, at);
  const hostAndPort = text.slice(at + 1);
  if (userinfo?.includes("@") && !isToday("at-signs")) return null;
  if (document === "rfc3986" && userinfo !== null && !isAllowed(rules, userinfo)) return null;

  // [::1]:80
  //      ^ colon: those before it are of the address
  const colon = hostAndPort.indexOf(":", Math.max(hostAndPort.startsWith("[") ? hostAndPort.indexOf("]") : 0, 0));
  const port = colon === -1 ? null : readPort(rules, hostAndPort.slice(colon + 1), scheme);
  if (port === undefined) return null;
  const hasPort = colon !== -1;
  if (scheme === "file" && isToday("file-authority") && (userinfo !== null || hasPort)) return null;

  const host = readHost(rules, hasPort ? hostAndPort.slice(0, colon) : hostAndPort, scheme);
  if (host === null) return null;
  const isWithoutHost = host === "" && !isSpecial(scheme) && (userinfo !== null || hasPort);
  if (isWithoutHost && isToday("credentials-without-host")) return null;
  return { ...readUserinfo(rules, userinfo), host, port };
}

/** Returns null for no port, and undefined for failure. */
function readPort({ isToday }: Rules, text: string, scheme: string): string | null | undefined {
  if (/\D/.test(text)) return undefined;
  if (Number(text) > 65535 && isToday("port-range")) return undefined;
  if (text !== "" && Number(text) === DEFAULT_PORTS.get(scheme) && isToday("port-default")) return null;
  if (!isToday("port-text")) return text;
  return text === "" ? null : text.replace(/^0+(?=\d)/, "");
}

const DEFAULT_PORTS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ["ftp", 21],
  ["http", 80],
  ["https", 443],
  ["ws", 80],
  ["wss", 443],
]);

function readUserinfo(rules: Rules, text: string | null): Pick<Authority, "username" | "password" | "hasUserinfo"> {
  if (text === null) return { username: "", password: null, hasUserinfo: false };
  const colon = text.indexOf(":");
  const username = encode(rules, colon === -1 ? text : text.slice(0, colon));
  const password = colon === -1 ? null : encode(rules, text.slice(colon + 1));
  if (!rules.isToday("userinfo-empty")) return { username, password, hasUserinfo: true };
  return { username, password: password || null, hasUserinfo: username !== "" || !!password };
}

/** Encodes "@" in any case. Of the rest, RFC 3986 allows what is in `DELIMITERS` only. */
function encode({ document, isToday }: Rules, text: string): string {
  const marked = text.replaceAll("@", "%40");
  if (document === "html5") return isToday("userinfo-escapes") ? utf8PercentEncode(marked, USERINFO) : marked;
  const rest = isToday("characters") ? utf8PercentEncode(marked, NOT_DELIMITERS) : marked;
  return isToday("userinfo-escapes") ? utf8PercentEncode(rest, DELIMITERS) : rest;
}

/** What today's userinfo set has and a URI may have in its userinfo. */
const DELIMITERS: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ":;=");
const NOT_DELIMITERS: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "#<>?^`{}/@[\\]|');
