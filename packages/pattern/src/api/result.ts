import type { ComponentName } from "../components.ts";
import type { CompiledPattern } from "../create.ts";
import { groupsOf } from "../match/component.ts";
import type { Components } from "../process-init.ts";
import type { Groups } from "../typed/groups.ts";
import type { URLPatternInput } from "./webidl.ts";

/** What a component was, and the values of its groups. */
export interface URLPatternComponentResult {
  input: string;
  /** `undefined` for a group that was left out. A group without a name has a number. */
  groups: Groups;
}

/** What `exec` returns: the arguments, and a result for each component. */
export interface URLPatternResult extends Record<ComponentName, URLPatternComponentResult> {
  inputs: URLPatternInput[];
}

/**
 * Returns the result of components that match. It is complete: Web IDL has data properties here, and a getter would differ
 * observably.
 * @see https://urlpattern.spec.whatwg.org/#create-a-component-match-result
 */
export function createResult(
  pattern: CompiledPattern,
  components: Required<Components>,
  inputs: URLPatternInput[],
): URLPatternResult {
  const { protocol, username, password, hostname, port, pathname, search, hash } = components;
  return {
    inputs,
    protocol: { input: protocol, groups: groupsOf(pattern.protocol.matcher, protocol) },
    username: { input: username, groups: groupsOf(pattern.username.matcher, username) },
    password: { input: password, groups: groupsOf(pattern.password.matcher, password) },
    hostname: { input: hostname, groups: groupsOf(pattern.hostname.matcher, hostname) },
    port: { input: port, groups: groupsOf(pattern.port.matcher, port) },
    pathname: { input: pathname, groups: groupsOf(pattern.pathname.matcher, pathname) },
    search: { input: search, groups: groupsOf(pattern.search.matcher, search) },
    hash: { input: hash, groups: groupsOf(pattern.hash.matcher, hash) },
  };
}
