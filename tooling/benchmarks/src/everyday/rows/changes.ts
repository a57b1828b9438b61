import { type Change, redirect, SETTERS, setParam } from "../operations.ts";
import { code, type EverydayRow, rowsOf } from "../row.ts";

const HTTP = "http://example.com/a?b=c";
const LOCAL = "http://localhost:3000/";

type Setter = keyof typeof SETTERS;
type Kind = readonly [name: string, from: string, ...changes: Change[]];

/** URLs that a program changes: each property with two values in turn, and parameters. */
export const changeRows: readonly EverydayRow[] = [
  ...rows("protocol", [
    ["https", "redirects", change(HTTP, "https:", "http:"), change("http://www.example.org/", "https:", "http:")],
    ["websocket", "sockets", change("https://example.com/live", "wss:", "https:"), change(LOCAL, "ws:", "http:")],
    ["no-colon", "redirects", change(HTTP, "https", "http"), change("http://www.example.org/", "https", "http")],
    [
      "same",
      "redirects",
      change("https://example.com/", "https:", "https:"),
      change("https://a.example/b", "https:", "https:"),
    ],
  ]),
  ...rows("hostname", [
    ["name", "redirects", change(HTTP, "www.example.com", "example.org"), change(LOCAL, "example.com", "localhost")],
    ["ipv4", "test suites", change(HTTP, "127.0.0.1", "10.0.0.1"), change(LOCAL, "127.0.0.1", "localhost")],
    ["ipv6", "test suites", change(HTTP, "[::1]", "localhost"), change(LOCAL, "[::1]", "127.0.0.1")],
    ["database", "database clients", change("postgres://localhost/", "db.example.com", "127.0.0.1")],
  ]),
  ...rows("host", [
    ["port", "proxies", change(HTTP, "localhost:8080", "example.org:81"), change(LOCAL, "127.0.0.1:5173", "api:8080")],
    ["name", "proxies", change(HTTP, "www.example.com", "example.org")],
  ]),
  ...rows("port", [
    ["number", "test suites", change(LOCAL, "8080", "3001"), change(HTTP, "8443", "9000")],
    ["none", "redirects", change(LOCAL, "", "3000"), change(HTTP, "80", "8080")],
    ["database", "database clients", change("postgresql://localhost/", "5432", "5433")],
  ]),
  ...rows("pathname", [
    ["path", "middleware", change(LOCAL, "/login", "/"), change(HTTP, "/en/about", "/de/about")],
    ["no-slash", "middleware", change(LOCAL, "login", "home"), change(HTTP, "a/b", "c")],
    ["dots", "file servers", change(HTTP, "/a/../b", "/c/./d"), change(LOCAL, "/x/..", "/y/../z")],
    ["spaces", "file servers", change(HTTP, "/my file.pdf", "/a b"), change(LOCAL, "/c d/e", "/f g")],
    ["words", "encyclopedias", change(HTTP, "/wiki/Straße", "/wiki/日本語")],
    ["database", "database clients", change("postgres://localhost/", "/app", "/test")],
  ]),
  ...rows("search", [
    ["query", "clients", change(HTTP, "?page=2", "?page=3&sort=name"), change(LOCAL, "a=1", "b=2")],
    ["none", "caches", change(HTTP, "", "?a=1"), change(LOCAL, "", "?x")],
    ["spaces", "search boxes", change(HTTP, "?q=new york", "?q=a b")],
  ]),
  ...rows("hash", [
    ["fragment", "pages", change(HTTP, "#top", "#section-1"), change(LOCAL, "a", "b")],
    ["none", "caches", change(HTTP, "", "#a"), change(LOCAL, "", "#/users")],
  ]),
  ...rows("username", [
    ["name", "database clients", change("postgres://localhost/", "alice", "bob"), change(HTTP, "user", "")],
  ]),
  ...rows("href", [
    [
      "normal",
      "routers",
      change(HTTP, "https://example.org/x", "https://example.com/y?z"),
      change(LOCAL, LOCAL, "http://localhost:3000/a"),
    ],
    ["mended", "routers", change(HTTP, "https://A.example/../x", "https://B.example/./y")],
  ]),
  ...rowsOf(redirect, ({ url, values }) => `\`new URL(url)\`, \`pathname\` ${code(values[0])}: ${code(url)}`, [
    ["redirect", "middleware", change("https://example.com/dashboard?a=b", "/login", ""), change(LOCAL, "/login", "")],
  ]),
  ...rowsOf(setParam, ({ url, name, value }) => `\`searchParams.set\` ${code(`${name}=${value}`)}: ${code(url)}`, [
    [
      "param-set",
      "pages",
      { url: "https://example.com/list?page=1&sort=name", name: "page", value: "2" },
      { url: "http://localhost:3000/?q=a", name: "q", value: "b" },
    ],
    [
      "param-new",
      "clients",
      { url: "https://api.example.com/items", name: "limit", value: "20" },
      { url: "http://127.0.0.1:8000/api/jobs/", name: "location", value: "Berlin" },
    ],
    [
      "param-encoded",
      "logins",
      { url: "http://localhost:3000/login", name: "next", value: "/dashboard?a=b" },
      { url: "https://id.example.com/", name: "redirect_uri", value: "https://app.example.com/cb" },
    ],
  ]),
] as EverydayRow[];

function rows(name: Setter, kinds: readonly Kind[]): EverydayRow<Change>[] {
  return rowsOf(
    SETTERS[name],
    ({ url, values }) => `\`${name} = ${JSON.stringify(values[0])}\`: ${code(url)}`,
    kinds.map(([kind, ...rest]) => [`set-${name}-${kind}`, ...rest]),
  );
}

function change(url: string, even: string, odd: string): Change {
  return { url, values: [even, odd] };
}
