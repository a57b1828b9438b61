import { driveOf } from "@url/parser/internal";
import { type EditResult, fail, succeed } from "./error.ts";
import { expectReference, kindOf, type Reference } from "./reference.ts";

/**
 * Joins two references to one: at every base of their kind, resolving it gives what resolving `first`, and then `second`
 * against the result, gives. Fails with `base-kind-mismatch` if `second` was parsed for bases of another kind than what
 * `first` resolves to, and with `depends-on-base` for some drive letters.
 * @throws TypeError if an argument is not a reference
 * @see https://url.spec.whatwg.org/#relative-state
 * @example const [first, second] = ["../a/b?c", "../d#e"].map((text) => orThrow(parseReference(text, "special")));
 * serializeReference(orThrow(joinReferences(first, second))) // → "../a/../d#e"
 */
export function joinReferences(first: Reference, second: Reference): EditResult<Reference> {
  expectReference(first, "joinReferences", "first");
  expectReference(second, "joinReferences", "second");
  const { base, scheme, authority, path } = first;
  const isOpaque = authority === null && !path.startsWith("/");
  const kind = scheme === null ? base : kindOf(scheme, isOpaque);
  if (second.base !== kind) return fail("base-kind-mismatch", "second", 0, 0);
  if (second.scheme !== null) return succeed({ ...second, base });
  if (second.authority !== null) return succeed({ ...second, base, scheme });
  if (second.path === "") {
    return succeed({ ...first, query: second.query ?? first.query, fragment: second.fragment });
  }
  const joined = joinPaths(first, second.path, kind === "file");
  if (joined === null) return fail("depends-on-base", "second", 0, second.path.length);
  return succeed({ ...second, base, scheme, authority, path: joined });
}

/** Returns `null` if only the base can tell which segment of the first path is the drive letter. */
function joinPaths({ authority, path }: Reference, second: string, isFile: boolean): string | null {
  if (second.startsWith("/")) {
    // Without a drive letter of its own, an absolute path keeps that of the base, if it is the first segment.
    if (!isFile || DRIVE.test(second)) return second;
    const drive = authority === null ? (DRIVE.exec(path)?.[0] ?? "") : driveOf(path);
    const isElsewhere = authority === null && drive === "" && HAS_DRIVE.test(path);
    return isElsewhere ? null : drive + second;
  }
  if (path === "") return authority === null ? second : `/${second}`;
  const nameStart = path.lastIndexOf("/") + 1;
  const name = path.slice(nameStart);
  // A dot segment at the end is a folder, so nothing of it is replaced.
  if (/^(?:\.|%2e){1,2}$/i.test(name)) return `${path}/${second}`;
  // "/C:" may be a drive, which ".." does not remove, or a segment.
  if (isFile && /^[A-Za-z][:|]$/.test(name)) return `${path}/../${second}`;
  return path.slice(0, nameStart) + second;
}

const DRIVE = /^\/[A-Za-z][:|](?=\/|$)/;
const HAS_DRIVE = /(?:^|\/)[A-Za-z][:|](?:\/|$)/;
