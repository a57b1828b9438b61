import { domainToASCII, domainToUnicode, URL, URLSearchParams } from "@url/api";
import { isAddress } from "@url/ip";
import { parseIPv4 } from "@url/ipv4";
import { canParse, parseURL } from "@url/parser";
import { COMPONENT, percentDecodeText, utf8PercentEncode } from "@url/percent";
import { contestantInCompany, type Work } from "../case.ts";
import { NATIVE, OURS } from "../names.ts";
import type { Operation } from "./row.ts";

/**
 * What a program uses, the engine's own or ours. This module runs in every engine, so it imports nothing of Node's: it
 * asks for Node's functions, which Bun and Deno have too.
 */
export interface Everyday {
  readonly URL: typeof globalThis.URL;
  readonly URLSearchParams: typeof globalThis.URLSearchParams;
  /** Parses a URL without a class, and returns its `href`. */
  readonly parse: (text: string) => string;
  /** Parses text that may be no URL without a class, and returns whether it is one. */
  readonly accepts: (text: string) => boolean;
  readonly canParse: (text: string) => boolean;
  readonly decode: (text: string) => string;
  readonly encode: (text: string) => string;
  /** Undefined in browsers. */
  readonly domainToASCII: ((text: string) => string) | undefined;
  readonly domainToUnicode: ((text: string) => string) | undefined;
  readonly isIPv4: ((text: string) => boolean) | undefined;
  readonly isIP: ((text: string) => boolean) | undefined;
}

interface Builtins {
  readonly "node:url": { domainToASCII(text: string): string; domainToUnicode(text: string): string };
  readonly "node:net": { isIPv4(text: string): boolean; isIP(text: string): number };
}

function builtin<Name extends keyof Builtins>(name: Name): Builtins[Name] | undefined {
  return (globalThis.process as NodeJS.Process | undefined)?.getBuiltinModule?.(name) as Builtins[Name] | undefined;
}

const url = builtin("node:url");
const net = builtin("node:net");
const Native = globalThis.URL;

const native: Everyday = {
  URL: Native,
  URLSearchParams: globalThis.URLSearchParams,
  parse: (text) => new Native(text).href,
  accepts: (text) => Native.canParse(text),
  canParse: (text) => Native.canParse(text),
  decode: decodeURIComponent,
  encode: encodeURIComponent,
  domainToASCII: url?.domainToASCII,
  domainToUnicode: url?.domainToUnicode,
  isIPv4: net?.isIPv4,
  isIP: net && ((text) => net.isIP(text) > 0),
};

const ours: Everyday = {
  URL: URL as unknown as Everyday["URL"],
  URLSearchParams: URLSearchParams as unknown as Everyday["URLSearchParams"],
  parse: (text) => {
    const result = parseURL(text);
    return result.ok ? result.value.href : "";
  },
  accepts: (text) => parseURL(text).ok,
  canParse,
  decode: percentDecodeText,
  encode: (text) => utf8PercentEncode(text, COMPONENT),
  domainToASCII: (text) => {
    const result = domainToASCII(text);
    return result.ok ? result.value : "";
  },
  domainToUnicode: (text) => {
    const result = domainToUnicode(text);
    return result.ok ? result.value : "";
  },
  isIPv4: (text) => parseIPv4(text).ok,
  isIP: isAddress,
};

/** What {@link operation} takes beside the work. */
export interface OperationOptions<More> {
  /** Returns the function that the operation is about, which not every engine has. */
  readonly needs?: (everyday: Everyday) => unknown;
  /** What `make` takes beside the functions, made for each implementation. */
  readonly more?: () => More;
}

/** The work of `make` for ours and, if it has what is needed, for the engine's own. */
export function operation<Input, State, More extends object>(
  make: (everyday: Everyday & More) => Work<Input, State>,
  { needs = () => true, more = () => ({}) as More }: OperationOptions<More> = {},
): Operation<Input> {
  const all: readonly (readonly [string, Everyday])[] = [
    [OURS, ours],
    [NATIVE, native],
  ];
  return all
    .filter(([, one]) => needs(one) !== undefined)
    .map(([name, one]) => contestantInCompany(name, { ...one, ...more() }, make));
}
