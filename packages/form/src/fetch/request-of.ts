import type { RequestLike } from "./read-body.ts";

/** Creates a request with this body in one chunk. */
export function requestOf(body: Uint8Array, get: (name: string) => string | null = () => null): RequestLike {
  let isDone = body.length === 0;
  const read = async () => {
    if (isDone) return { done: true };
    isDone = true;
    return { done: false, value: body };
  };
  return { headers: { get }, body: { getReader: () => ({ read, releaseLock() {} }) }, bodyUsed: false };
}
