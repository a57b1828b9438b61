import { rangesOf, type URLRecord } from "@url/serializer";

/** The seven components that have a hue of their own: `--scheme`, `--credentials`, … in src/styles/base.css. */
export type ComponentName = "scheme" | "credentials" | "host" | "port" | "path" | "query" | "fragment";

/** A component's range in a text, in UTF-16 code units, without delimiters. */
export interface Component {
  readonly name: ComponentName;
  readonly start: number;
  readonly end: number;
}

/** Returns the components of a record's href in order, without empty ones. */
export function componentsOf(url: URLRecord): Component[] {
  const { username, password, ...ranges } = rangesOf(url);
  const credentials = username ?? password;
  const all = {
    scheme: ranges.scheme,
    credentials: credentials && { start: credentials.start, end: (password ?? credentials).end },
    host: ranges.host,
    port: ranges.port,
    path: ranges.path,
    query: ranges.query,
    fragment: ranges.fragment,
  } satisfies Record<ComponentName, { start: number; end: number } | null>;
  return Object.entries(all).flatMap(([name, range]) =>
    range === null || range.start === range.end ? [] : [{ name: name as ComponentName, ...range }],
  );
}
