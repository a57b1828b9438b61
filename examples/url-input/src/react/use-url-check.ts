import type { URLPolicy } from "@url/validator";
import { useEffect, useMemo, useState } from "react";
import { type Check, checkURL } from "../shared/check.ts";

export interface URLCheck {
  readonly check: Check;
  /** The text that was checked; while an input method composes, that is not the value. */
  readonly checked: string;
  /** Whether the person paused or left the input, so that a message may appear. */
  readonly isShown: boolean;
  show(): void;
  setComposing(isComposing: boolean): void;
}

/** Checks a value after every change, but not while an input method composes a character. */
export function useURLCheck(value: string, policy: URLPolicy | undefined, delay: number): URLCheck {
  const [isComposing, setComposing] = useState(false);
  const [checked, setChecked] = useState(value);
  const [isShown, setShown] = useState(false);
  // A change of state while rendering: React renders again at once, and the old state is never on the screen.
  if (!isComposing && checked !== value) setChecked(value);
  const check = useMemo(() => checkURL(checked, policy), [checked, policy]);
  if (isShown && check.message === null) setShown(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text starts the pause again
  useEffect(() => {
    if (check.message === null || isShown || isComposing) return;
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [check, checked, isShown, isComposing, delay]);

  return { check, checked, isShown, show: () => setShown(check.message !== null), setComposing };
}
