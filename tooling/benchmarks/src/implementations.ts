import * as api from "@url/api";
import * as urlencoded from "@url/urlencoded";
import { toMap } from "@url/urlencoded/views";
import { NATIVE, OURS } from "./names.ts";

/** The two classes of the Standard, in one implementation. */
export interface URLClasses {
  readonly URL: typeof globalThis.URL;
  readonly URLSearchParams: typeof globalThis.URLSearchParams;
}

/** What a row calls each of them. */
export { NATIVE, OURS };
export const WHATWG_URL = "whatwg-url";
export const MINIMUM = "whatwg-url-minimum";
export const FAST_QUERYSTRING = "fast-querystring";
export const IPADDR = "ipaddr.js";
export const FAST_URI = "fast-uri";
export const IP_ADDRESS = "ip-address";
export const CIDR_TOOLS = "cidr-tools";
export const TR46 = "tr46";
export const TLDTS = "tldts";
export const PSL = "psl";

/**
 * The implementations that have both classes: those of a user, or builds of ours (`builds/process.ts`), with their files.
 * Those of other packages come without types of their own.
 */
export const URL_CLASSES: ReadonlyMap<string, URLClasses> = new Map<string, URLClasses>(
  process.env.URL_BENCH_BUILDS === undefined
    ? [
        [NATIVE, { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams }],
        [OURS, api as unknown as URLClasses],
        [WHATWG_URL, await load<URLClasses>(WHATWG_URL)],
        [MINIMUM, await load<URLClasses>(MINIMUM)],
      ]
    : await loadBuilds(JSON.parse(process.env.URL_BENCH_BUILDS)),
);

export interface FastQuerystring {
  parse(query: string): Record<string, string>;
  stringify(pairs: Readonly<Record<string, string>>): string;
}

/** The functions of the form codec that have rows. */
export type FormCodec = Pick<typeof urlencoded, "parse" | "serialize"> & { readonly toMap: typeof toMap };

export const formCodec: FormCodec = { ...urlencoded, toMap };

export interface IPAddr {
  readonly IPv6: { parse(text: string): { toString(): string } };
  parse(text: string): { toString(): string };
}

export interface IPAddress {
  readonly Address4: new (text: string) => { correctForm(): string };
  readonly Address6: new (text: string) => { correctForm(): string };
}

export interface CIDRTools {
  containsCidr(prefixes: readonly string[], address: string): boolean;
}

export interface FastURI {
  parse(text: string): Readonly<Partial<Record<string, string>>>;
  resolve(base: string, reference: string): string;
  normalize(text: string): string;
}

export interface Tr46 {
  toASCII(domain: string, options: object): string | null;
}

export interface Tldts {
  getDomain(host: string, options: object): string | null;
}

export interface Psl {
  get(host: string): string | null;
}

export const fastQuerystring: FastQuerystring = await load<FastQuerystring>(FAST_QUERYSTRING);
export const ipaddr: IPAddr = await load<IPAddr>(IPADDR);
export const fastURI: FastURI = await load<FastURI>(FAST_URI);
export const ipAddress: IPAddress = await load<IPAddress>(IP_ADDRESS);
export const cidrTools: CIDRTools = await load<CIDRTools>(CIDR_TOOLS);
export const tr46: Tr46 = await load<Tr46>(TR46);
export const tldts: Tldts = await load<Tldts>(TLDTS);
export const psl: Psl = await load<Psl>(PSL);

function loadBuilds(builds: readonly (readonly [name: string, file: string])[]): Promise<[string, URLClasses][]> {
  return Promise.all(builds.map(async ([name, file]) => [name, await import(file)]));
}

/** A package that may be CommonJS, whose exports then are the default one's properties. */
async function load<Exports>(name: string): Promise<Exports> {
  const module = await import(name);
  return { ...module.default, ...module };
}
