import { stateOfFragment } from "./address.ts";
import type { PlaygroundState } from "./model/state.ts";

/** Browsers reject more than about a hundred changes of the address in half a minute. */
const PAUSE = 300;

/** Keeps the page's address in step with the state, and the state with the address. */
export interface AddressSync {
  /** Writes a state into the address, a moment later. */
  write(state: PlaygroundState): void;
  /** Writes it now. Returns false if it is too long for an address, which then has no state. */
  writeNow(state: PlaygroundState): Promise<boolean>;
  /** Returns the state of the address; `null` if it has none. */
  read(): Promise<PlaygroundState | null>;
}

/**
 * `fragmentOf` returns the fragment of a state. `onState` is called when somebody follows a link to another state.
 * `onTooLong` is told whether a link can be made.
 */
export function createAddressSync(
  fragmentOf: (state: PlaygroundState) => Promise<string | null>,
  onState: (state: PlaygroundState) => void,
  onTooLong: (tooLong: boolean) => void,
): AddressSync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const writeNow = async (state: PlaygroundState): Promise<boolean> => {
    clearTimeout(timer);
    const turn = ++latest;
    const fragment = await fragmentOf(state);
    // Compressing takes time, and there may be a newer state by now.
    if (turn !== latest) return true;
    history.replaceState(null, "", fragment ?? location.pathname);
    onTooLong(fragment === null);
    return fragment !== null;
  };
  addEventListener("hashchange", async () => {
    const turn = ++latest;
    const state = await stateOfFragment(location.hash);
    if (state !== null && turn === latest) onState(state);
  });
  return {
    write: (state) => {
      clearTimeout(timer);
      timer = setTimeout(() => void writeNow(state), PAUSE);
    },
    writeNow,
    read: () => stateOfFragment(location.hash),
  };
}
