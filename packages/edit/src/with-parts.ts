import type { URLLike } from "@url/parser";
import {
  type Edit,
  editFragment,
  editHostname,
  editPassword,
  editPath,
  editPort,
  editQuery,
  editScheme,
  editUsername,
} from "@url/parser/internal";
import { hasHost, type LocatedURL, passwordOf, portTextOf, schemeOf, usernameOf } from "@url/serializer/internal";
import { joinSegments } from "./encode.ts";
import { type EditResult, fail, succeed } from "./error.ts";
import type { Edited } from "./form.ts";
import { writeQuery } from "./params.ts";
import { expectParts, type PartsToWrite, readHost, readPort, readScheme } from "./parts.ts";
import { editURL } from "./url-like.ts";

/**
 * Changes several parts of a URL at once, or none of them. Values are what the Standard's setters take: percent-encoded
 * bytes stay, and the rest is encoded; only `segments` and `params` are decoded. `null` removes a part; a host becomes
 * empty, and a path "/" if it cannot be. The result is that of the setters in the order in which all of them succeed.
 * Fails with the error of the part that cannot be, whose name is `in`; the range is in the given value.
 * @throws TypeError for an unknown part, one of a wrong type, or both forms of the path or the query
 * @see https://url.spec.whatwg.org/#api
 * @example withParts("http://a:81/b", { scheme: "https", port: null, path: "/c d" }) // → { ok: true, value: "https://a/c%20d" }
 */
export function withParts<T extends URLLike>(url: T, parts: PartsToWrite): EditResult<Edited<T>> {
  expectParts(parts, "withParts", "parts");
  return editURL(url, "withParts", (record) => change(record, parts));
}

type Step = EditResult<LocatedURL>;

function change(url: LocatedURL, parts: PartsToWrite): Step {
  const { scheme, username, password, host, port, path, segments, query, params, fragment } = parts;
  let step = succeed(url) as Step;
  const run = (edit: Edit, name: keyof PartsToWrite, value: EditResult<string>): void => {
    if (!step.ok) return;
    if (!value.ok) step = value;
    else step = runEdit(step.value, edit, value.value, name, parts[name]);
  };
  const removed = (value: unknown): boolean => value === null || value === "";

  // Credentials and a port are removed first, because a `file` URL and an empty host cannot have them, and set last.
  if (removed(username) && usernameOf(url) !== "") run(editUsername, "username", succeed(""));
  if (removed(password) && passwordOf(url) !== "") run(editPassword, "password", succeed(""));
  if (port === null && portTextOf(url) !== "") run(editPort, "port", succeed(""));

  if (scheme !== undefined) {
    // A `file` URL needs a host to become another. The given one is parsed below, by the rules of the new scheme.
    if (host != null && schemeOf(url) === "file") run(editHostname, "host", succeed("a"));
    run(editScheme, "scheme", readScheme(scheme));
  }
  if (host !== undefined && step.ok && (host !== null || hasHost(step.value))) {
    run(editHostname, "host", readHost(host ?? "", schemeOf(step.value), "withParts"));
  }
  if (port != null) run(editPort, "port", readPort(port));
  if (!removed(username) && username !== undefined) run(editUsername, "username", succeed(username!));
  if (!removed(password) && password !== undefined) run(editPassword, "password", succeed(password!));

  if (path !== undefined) run(editPath, "path", succeed(path ?? ""));
  if (segments !== undefined) run(editPath, "segments", joinSegments(segments ?? [], "segments"));
  if (!step.ok) return step;
  let value: LocatedURL = step.value;
  if (query !== undefined) value = editQuery(value, query);
  if (params !== undefined) value = editQuery(value, params && writeQuery(params, "withParts"));
  if (fragment !== undefined) value = editFragment(value, fragment);
  return succeed(value);
}

/** A setter rejects a value as a whole, because its text has been read before. */
function runEdit(url: LocatedURL, edit: Edit, text: string, name: string, given: unknown): Step {
  let failure: EditResult<never> | undefined;
  const value = edit(url, text, undefined, (code) => {
    failure = fail(code, name, 0, typeof given === "string" ? given.length : 0);
  });
  return failure ?? succeed(value);
}
