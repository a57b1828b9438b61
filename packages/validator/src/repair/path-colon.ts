/**
 * Returns where the ":" is that stands for a slash in `ssh://git@example.org:name/repository`; null if there is none. What
 * follows it begins as a name does, and has a slash; an "@" in it would say that it is a password.
 */
export function findPathColon(text: string): number | null {
  const [, before] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#:]+):(?=[a-z~_])[\w~.-]{2,}\/[^@]+$/i.exec(text) ?? [];
  return before === undefined ? null : before.length;
}
