import { expectOptions, expectText } from "@url/result/internal";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { CHECK_OPTIONS, type CheckOptions, type Correction } from "./check.ts";
import { type FieldState, type URLInputWatcher, watchURLInput } from "./watch.ts";

/** What {@link useURLField} checks, and with which rules. Create policy and messages once, outside of the component. */
export interface UseURLFieldOptions extends CheckOptions {
  /** The value of a controlled input, so that one that a program sets is checked too. */
  readonly value?: string | undefined;
}

/** What {@link useURLField} returns: properties to spread on your elements. */
export interface URLField {
  readonly inputProps: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly "aria-invalid": true | undefined;
    readonly "aria-describedby": string;
  };
  /** For the element with the error; it has to be there before there is one, or no screen reader announces it. */
  readonly alertProps: { readonly id: string; readonly role: "alert"; readonly children: string };
  /** For the element with the warning. */
  readonly statusProps: { readonly id: string; readonly role: "status"; readonly children: string };
  /** For an empty element on the input in which the marks are drawn, if you want them: see `FIELD_STYLE`. */
  readonly mirrorProps: { readonly ref: RefObject<HTMLDivElement | null>; readonly "aria-hidden": true };
  /** The correction to offer on a button, or `null`. */
  readonly correction: Correction | null;
  /** Applies the correction: for `onClick` of the button. */
  readonly correct: () => void;
}

/**
 * Watches an input as the custom element does, for React: it blocks the form while there is an error, and returns what to
 * show and the properties of the elements that show it.
 * @throws TypeError for a wrong option
 * @example typeof useURLField // → "function"
 * @see https://react.dev/reference/react/hooks
 */
export function useURLField(options: UseURLFieldOptions = {}): URLField {
  expectOptions(options, "useURLField", { ...CHECK_OPTIONS, value: expectText });
  const { policy, messages, value } = options;
  const input = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const watcher = useRef<URLInputWatcher | null>(null);
  const [state, setState] = useState<FieldState | null>(null);
  const id = useId();

  useEffect(() => {
    if (input.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = watchURLInput(input.current, {
      policy,
      messages,
      mirror: mirror.current,
      // Later: a change of state before React's own listener was called would render a controlled input with its old value.
      onChange: (next) => {
        clearTimeout(timer);
        timer = setTimeout(() => setState((shown) => (isSame(shown, next) ? shown : next)));
      },
    });
    watcher.current = watching;
    return () => {
      clearTimeout(timer);
      watching.stop();
    };
  }, [policy, messages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that a program sets fires no event
  useEffect(() => watcher.current?.check(), [value]);

  const message = state?.message ?? "";
  const blocks = state?.blocks ?? false;
  return {
    inputProps: { ref: input, "aria-invalid": blocks || undefined, "aria-describedby": `${id}alert ${id}status` },
    alertProps: { id: `${id}alert`, role: "alert", children: blocks ? message : "" },
    statusProps: { id: `${id}status`, role: "status", children: blocks ? "" : message },
    mirrorProps: { ref: mirror, "aria-hidden": true },
    correction: state?.correction ?? null,
    correct: () => watcher.current?.correct(),
  };
}

/** Returns true if a component would show the same: then it is not rendered again for each key. */
function isSame(shown: FieldState | null, { message, blocks, correction }: FieldState): boolean {
  if (shown === null) return message === null;
  return shown.message === message && shown.blocks === blocks && shown.correction?.label === correction?.label;
}
