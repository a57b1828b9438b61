import type { ComponentName } from "../components.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** The components of a pattern that is one text, and where each starts in it. What is absent is not specified. */
export interface ConstructorString {
  readonly init: { [Name in ComponentName]?: string };
  readonly starts: { [Name in ComponentName]?: number };
}

type State = ComponentName | "init" | "authority" | "done";

/**
 * Splits a pattern that is one text into its components. It works on tokens, so that the ":" and "?" of groups are none of a
 * URL. `matchesSpecialScheme` tells whether a pattern for the protocol matches a special scheme.
 * @see https://urlpattern.spec.whatwg.org/#parse-a-constructor-string
 */
export function parseConstructorString(
  text: string,
  matchesSpecialScheme: (protocol: string) => boolean,
): ConstructorString {
  const tokens = tokenize(text);
  const init: { [Name in ComponentName]?: string } = {};
  const starts: { [Name in ComponentName]?: number } = {};
  let state = "init" as State;
  /** The index of the token at which the component starts. */
  let first = 0;
  let index = 0;
  let depth = 0;
  let brackets = 0;
  let isSpecial = false;

  while (state !== "done") {
    const token = tokens[index]!;
    if (token.type === "end") {
      if (state === "init") {
        index = first;
        // A relative pattern starts with the pathname, the search or the hash.
        if (is("#")) change("hash", 1);
        else if (isSearchPrefix()) change("search", 1);
        else change("pathname", 0);
      } else if (state === "authority") rewind("hostname");
      else change("done", 0);
      continue;
    }
    // What is inside of a group cannot be the border of a component.
    if (token.type === "open") depth++;
    else if (depth > 0) {
      if (token.type === "close") depth--;
    } else if (step()) continue;
    index++;
  }
  if (init.hostname !== undefined) init.port ??= "";
  return { init, starts };

  /** Returns true if the next token is already `index`. */
  function step(): boolean {
    switch (state) {
      case "init":
        return is(":") && rewind("protocol");
      case "protocol": {
        if (!is(":")) return false;
        isSpecial = matchesSpecialScheme(componentText());
        const hasSlashes = is("/", 1) && is("/", 2);
        return change(hasSlashes || isSpecial ? "authority" : "pathname", hasSlashes ? 3 : 1);
      }
      case "authority":
        if (is("@")) return rewind("username");
        return (is("/") || isSearchPrefix() || is("#")) && rewind("hostname");
      case "username":
        if (is(":")) return change("password", 1);
        return is("@") && change("hostname", 1);
      case "password":
        return is("@") && change("hostname", 1);
      case "hostname":
        if (is("[")) brackets++;
        else if (is("]")) brackets--;
        else if (is(":") && brackets === 0) return change("port", 1);
        else return startsLater();
        return false;
      case "port":
        return startsLater();
      case "pathname":
        if (isSearchPrefix()) return change("search", 1);
        return is("#") && change("hash", 1);
      case "search":
        return is("#") && change("hash", 1);
      default:
        return false;
    }
  }

  /** The pathname, search or hash behind the hostname or the port. */
  function startsLater(): boolean {
    if (is("/")) return change("pathname", 0);
    if (isSearchPrefix()) return change("search", 1);
    return is("#") && change("hash", 1);
  }

  function change(next: State, skip: number): true {
    if (state !== "init" && state !== "authority" && state !== "done") {
      init[state] = componentText();
      starts[state] = tokens[first]!.start;
    }
    if (state !== "init" && next !== "done") {
      const from = ORDER.indexOf(state);
      const to = ORDER.indexOf(next);
      // What lies between is specified, and empty.
      if (from < HOSTNAME && to > HOSTNAME) init.hostname ??= "";
      if (from < PATHNAME && to > PATHNAME) init.pathname ??= isSpecial ? "/" : "";
      if (next === "hash" && state !== "search") init.search ??= "";
    }
    state = next;
    index += skip;
    first = index;
    return true;
  }

  function rewind(next: State): true {
    index = first;
    state = next;
    return true;
  }

  function componentText(): string {
    return text.slice(safeToken(first).start, tokens[index]!.start);
  }

  function safeToken(at: number): Token {
    return tokens[Math.min(at, tokens.length - 1)]!;
  }

  function is(value: string, ahead = 0): boolean {
    const { type, value: actual } = safeToken(index + ahead);
    return actual === value && (type === "char" || type === "escaped-char" || type === "invalid-char");
  }

  /** A "?" that is not a modifier. */
  function isSearchPrefix(): boolean {
    if (is("?")) return true;
    if (tokens[index]!.value !== "?") return false;
    const previous = tokens[index - 1]?.type;
    return previous !== "name" && previous !== "regexp" && previous !== "close" && previous !== "asterisk";
  }
}

const ORDER: readonly State[] = [
  "protocol",
  "authority",
  "username",
  "password",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
];
const HOSTNAME = 4;
const PATHNAME = 6;
