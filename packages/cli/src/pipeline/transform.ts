import { parseURL } from "@url/parser";
import type { Result } from "@url/result";
import { portOf, queryOf, schemeOf, type URLRecord } from "@url/serializer";
import { defaultPort } from "@url/serializer/internal";
import { parseString } from "@url/urlencoded";
import type { NamedStep } from "./steps.ts";
import type { View } from "./view.ts";

/** How an input becomes URLs. */
export interface TransformOptions {
  readonly base: URLRecord | null;
  /** The scheme of an input that has none; `null` if it needs one. */
  readonly guess: string | null;
  readonly steps: readonly NamedStep[];
  /** True if the default port of the scheme is shown where the input has it. */
  readonly keepPort: boolean;
  /** True if each pair of the query gives a view. */
  readonly eachPair: boolean;
}

/** Parses an input, and changes the URL. The result is one view, or several with `--iterate` or `--each-pair`. */
export function transform(input: string, options: TransformOptions): View | readonly View[] {
  const made = transformed(input, options);
  if (!options.eachPair) return made;
  return ("url" in made ? [made] : made).flatMap(pairsOf);
}

/** Returns a view for each pair of the query. What is not a URL stays, so that it can be reported. */
function pairsOf(view: View): readonly View[] {
  if (view.url === null) return [view];
  return parseString(queryOf(view.url) ?? "").map((pair) => ({ ...view, pair }));
}

function transformed(input: string, { base, guess, steps, keepPort }: TransformOptions): View | readonly View[] {
  const text = guess === null || HAS_SCHEME.test(input) ? input : `${guess}://${input}`;
  // Options would be checked for each URL.
  const parsed = base === null ? parseURL(text) : parseURL(text, { base });
  if (!parsed.ok) return { input, url: null, error: parsed.error.code, port: null };
  const url = parsed.value;
  // Without a closure, which would be an object for each line.
  if (steps.length === 0) return { input, url, error: null, port: keepPort ? writtenPort(text, url) : null };
  const changed = change(url, steps);
  if (!changed.ok) return { input, url: null, ...changed.error, port: null };
  return changed.value.map((one) => ({
    input,
    url: one,
    error: null,
    port: keepPort ? writtenPort(text, one) : null,
  }));
}

function change(
  url: URLRecord,
  steps: readonly NamedStep[],
): Result<readonly URLRecord[], { readonly error: string; readonly change: string }> {
  let urls: readonly URLRecord[] = [url];
  for (const { name, step } of steps) {
    const next: URLRecord[] = [];
    for (const one of urls) {
      const result = step(one);
      if (!result.ok) return { ok: false, error: { error: result.error, change: name } };
      if ("href" in result.value) next.push(result.value);
      else for (const each of result.value) next.push(each);
    }
    urls = next;
  }
  return { ok: true, value: urls };
}

/** Returns the default port of the scheme if the input has it. */
function writtenPort(input: string, url: URLRecord): string | null {
  const port = defaultPort(schemeOf(url));
  if (port === null || portOf(url) !== null) return null;
  const written = PORT.exec(input)?.[1];
  return written !== undefined && Number(written) === port ? String(port) : null;
}

/** The port of an authority. */
const PORT = /^[^/?#]*[/\\]*[^/?#\\]*:(\d+)(?:[/?#\\]|$)/;

/** `localhost:3000` has no scheme, but a port. */
const HAS_SCHEME = /^[\0- ]*[a-z][a-z\d+.-]*:(?!\d)/i;
