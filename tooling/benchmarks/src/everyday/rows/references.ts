import {
  type Reference,
  type Request,
  readConnection,
  readHostname,
  readOrigin,
  readParams,
  readRequest,
  resolve,
} from "../operations.ts";
import { code, type EverydayRow, rowsOf } from "../row.ts";

const LOCAL = "http://localhost";
const PAGE = "https://example.com/docs/guide/index.html?v=2";
const MODULE = "file:///home/user/project/src/index.js";

/** References that are resolved, and URLs of which a program reads one thing. */
export const referenceRows: readonly EverydayRow[] = [
  ...rowsOf(resolve, ({ reference, base }) => `${code(reference)} against ${code(base)}`, [
    [
      "ref-module",
      "modules",
      to(MODULE, "./worker.js"),
      to(MODULE, "../package.json"),
      to(MODULE, "./fixtures/a.json"),
    ],
    ["ref-directory", "modules", to(MODULE, "../"), to(MODULE, "."), to(MODULE, "./")],
    ["ref-root-local", "servers", to(LOCAL, "/api/users"), to(LOCAL, "/"), to(LOCAL, "/a?b=c")],
    ["ref-api", "clients", to("https://api.example.com", "/v1/users"), to("https://api.example.com/v1/", "users/42")],
    ["ref-ipv4-base", "test suites", to("http://127.0.0.1:3000", "/api/users"), to("http://127.0.0.1:8080/", "a.js")],
    ["ref-link", "pages", to(PAGE, "next.html"), to(PAGE, "img/logo.png"), to(PAGE, "../api/")],
    ["ref-query", "pages", to(PAGE, "?page=2"), to(PAGE, "?q=a&sort=b")],
    ["ref-fragment", "pages", to(PAGE, "#top"), to(PAGE, "#section-2")],
    ["ref-network", "pages", to(PAGE, "//cdn.example.com/a.js"), to(PAGE, "//img.example.org/b.png")],
    ["ref-absolute", "crawlers", to(PAGE, "https://other.example/x"), to(PAGE, "http://www.example.org/")],
    ["ref-mailto", "crawlers", to(PAGE, "mailto:a@b.example"), to(PAGE, "javascript:void(0)"), to(PAGE, "tel:110")],
    ["ref-empty", "pages", to(PAGE, ""), to("https://example.com/", "")],
    ["ref-space", "file servers", to(PAGE, "my file.pdf"), to(PAGE, "a b/c d.html")],
    ["ref-words", "encyclopedias", to(PAGE, "日本語"), to(PAGE, "/wiki/Straße")],
    ["ref-dots", "style sheets", to(PAGE, "../../fonts/a.woff2"), to(PAGE, "../img/b.svg")],
  ]),
  ...rowsOf(readRequest, ({ reference, base }) => `path and query of ${code(reference)} against ${code(base)}`, [
    ["request", "servers", to(LOCAL, "/api/users?page=2"), to(LOCAL, "/"), to(LOCAL, "/assets/index-4f3a.js")],
    ["request-host", "servers", to("http://localhost:3000", "/login"), to("http://127.0.0.1:8080", "/health")],
    ["request-encoded", "servers", to(LOCAL, "/files/my%20file.pdf"), to(LOCAL, "/search?q=caf%C3%A9")],
  ]),
  ...rowsOf(readParams, ({ reference, names }) => `\`searchParams.get\` of ${names.length} of ${code(reference)}`, [
    ["request-param", "servers", params("/api?category=books", "category"), params("/search?q=url&page=2", "q")],
    ["request-params", "servers", params("/cb?code=4%2F0AX&state=xyz", "code", "state"), params("/?a=1&b=2", "a", "b")],
    ["request-no-param", "servers", params("/api/users", "page"), params("/", "q")],
  ]),
  ...rowsOf(readOrigin, (text) => `\`origin\` of ${code(text)}`, [
    ["origin", "CORS", "https://example.com/a/b?c", "https://www.example.org/", "https://api.example.net/v1"],
    ["origin-local", "CORS", "http://localhost:3000/a", "http://127.0.0.1:5173/", "http://localhost/"],
    [
      "origin-blob",
      "pages",
      "blob:https://a.example/6ba7b810-9dad-11d1-80b4-00c04fd430c8",
      "blob:http://localhost:3000/1",
    ],
    ["origin-null", "pages", "data:text/plain,a", "about:blank", "file:///tmp/a.html"],
  ]),
  ...rowsOf(readHostname, (text) => `\`hostname\` of ${code(text)}`, [
    ["hostname", "allow lists", "https://example.com/a/b?c", "https://www.example.org/", "https://api.example.net/v1"],
    ["hostname-local", "allow lists", "http://localhost:3000/a", "http://127.0.0.1:5173/", "http://[::1]/"],
  ]),
  ...rowsOf(readConnection, (text) => `six getters of ${code(text)}`, [
    [
      "connect-postgres",
      "database clients",
      "postgres://user:pass@localhost:5432/app",
      "postgres://app:pw@db:5432/shop",
    ],
    ["connect-redis", "database clients", "redis://localhost:6379/0", "redis://:secret@127.0.0.1:6380/1"],
    [
      "connect-http",
      "HTTP clients",
      "https://user:pass@example.com:8443/a",
      "http://127.0.0.1:3000/",
      "https://example.com/",
    ],
  ]),
] as EverydayRow[];

function to(base: string, reference: string): Reference {
  return { reference, base };
}

function params(reference: string, ...names: string[]): Request {
  return { reference, base: LOCAL, names };
}
