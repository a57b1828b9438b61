import type { URL } from "../url.ts";
import type { URLSearchParams } from "../url-search-params.ts";

/** What is to be on a global object. Whether it is, the probe finds out. */
interface Classes {
  URL: typeof URL;
  URLSearchParams: typeof URLSearchParams;
}

/**
 * Are both classes there, and do they pass a handful of cases that a stub, an old or a home-made
 * implementation gets wrong? It looks for what applications trip over, all of it in every current engine,
 * not for the latest sentence of the Standard: a sound platform class keeps its place.
 */
export function conforms(global: object): boolean {
  try {
    const { URL: U, URLSearchParams: P } = global as Classes;
    return resolves(U) && readsHosts(U) && refuses(U) && changes(U, P) && readsInits(P);
  } catch {
    return false;
  }
}

function resolves(U: typeof URL): boolean {
  return new U("../b c?d#e", "HTTP://EXAMPLE.com:80/a/./x/y").href === "http://example.com/a/b%20c?d#e";
}

function readsHosts(U: typeof URL): boolean {
  return new U("http://0x7f.1").hostname === "127.0.0.1" && new U("http://fa\u00df.de").host === "xn--fa-hia.de";
}

function refuses(U: typeof URL): boolean {
  return !U.canParse("http://a b") && U.parse("/", "mailto:a") === null;
}

function changes(U: typeof URL, P: typeof URLSearchParams): boolean {
  const url = new U("https://example.com/?a=1");
  const { searchParams } = url;
  url.port = "8080";
  url.search = "?b=2";
  searchParams.append("c", "d e");
  return searchParams instanceof P && url.href === "https://example.com:8080/?b=2&c=d+e";
}

function readsInits(P: typeof URLSearchParams): boolean {
  const params = new P([["a", "1"]]);
  return (
    new P({ b: "+" }).toString() === "b=%2B" && params.size === 1 && !params.has("a", "2") && [...params].length === 1
  );
}
