import { expectFunction, expectOptions, type OptionChecks, propertyOf, refuse } from "@url/result/internal";
import { expectMessages, expectPolicy } from "@url/validator/internal";
import { CHECK_OPTIONS, type Check, type CheckOptions, checkURL, NOTHING } from "./check.ts";
import { moveMarks } from "./marks.ts";
import { drawMirror, followScroll, replaceText } from "./mirror.ts";
import { installStyle } from "./style.ts";

/** What a field shows. */
export interface FieldState extends Check {
  /** Whether the person left the input or tried to send the form, so that the rest may be shown. */
  readonly isShown: boolean;
}

/** How {@link watchURLInput} checks, and whom it tells. */
export interface WatchOptions extends CheckOptions {
  /** An element that lies on the input and gets its text, with the marks: see {@link FIELD_STYLE}. */
  readonly mirror?: HTMLElement | null | undefined;
  /** Is called when something else is to be shown, and never while an input method composes a character. */
  readonly onChange?: ((state: FieldState) => void) | undefined;
}

/** What {@link watchURLInput} returns. */
export interface URLInputWatcher {
  /** Checks again: after the value was set by a program, or with other options. */
  check(options?: CheckOptions): void;
  /** Applies the correction that is shown, as if the person had typed it: "undo" takes it back. */
  correct(): void;
  /** Stops, and lets the form be sent again. */
  stop(): void;
}

/**
 * Watches an input: checks the URL in it after each change, and blocks its form while there is an error, by
 * `setCustomValidity`. A warning is shown, and does not block. Something is shown after the person leaves the input or tries
 * to send the form; from then on it follows every key. While an input method composes a character, nothing is checked or
 * shown.
 * @throws TypeError if `input` is not an element with a value and validity, or for a wrong option
 * @example typeof watchURLInput // → "function"
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
 */
export function watchURLInput(input: HTMLInputElement, options: WatchOptions = {}): URLInputWatcher {
  if (typeof propertyOf(input, "setCustomValidity") !== "function")
    refuse(input, "watchURLInput", "input", "an input element");
  expectOptions(options, "watchURLInput", OPTIONS);
  const { mirror, onChange } = options;
  let rules: CheckOptions = options;
  let checked = "";
  let check: Check = NOTHING;
  let isShown = false;
  let isComposing = false;

  const tell = (): void => {
    if (mirror) drawMirror(mirror, input.value, isShown ? moveMarks(check.marks, checked, input.value) : []);
    if (!isComposing) onChange?.({ ...(isShown ? check : NOTHING), isShown });
  };
  const update = (): void => {
    checked = input.value;
    check = checkURL(checked, rules);
    // Setting the validity again would open the browser's own message again.
    const message = check.blocks ? (check.message ?? "") : "";
    if (input.validationMessage !== message || !input.validity.customError) input.setCustomValidity(message);
    tell();
  };
  const show = (): void => {
    isShown = true;
    tell();
  };
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    input: () => (isComposing ? tell() : update()),
    compositionstart: () => {
      isComposing = true;
    },
    compositionend: () => {
      isComposing = false;
      update();
    },
    blur: show,
    invalid: show,
  };
  const onReset = (): void => {
    isShown = false;
    // The event comes before the form has its first values again.
    setTimeout(update);
  };

  const { form } = input;
  for (const [name, listener] of Object.entries(listeners)) input.addEventListener(name, listener);
  form?.addEventListener("reset", onReset);
  if (mirror) installStyle(mirror.getRootNode() as Document | ShadowRoot);
  const unfollow = mirror ? followScroll(input, mirror) : undefined;
  update();

  return {
    check(next) {
      if (next) {
        expectOptions(next, "check", CHECK_OPTIONS);
        rules = next;
      }
      if (!isComposing && (next || input.value !== checked)) update();
    },
    correct() {
      if (check.correction === null) return;
      const { start, end, replacement } = check.correction.suggestion;
      replaceText(input, start, end, replacement);
    },
    stop() {
      unfollow?.();
      for (const [name, listener] of Object.entries(listeners)) input.removeEventListener(name, listener);
      form?.removeEventListener("reset", onReset);
      input.setCustomValidity("");
    },
  };
}

const OPTIONS: OptionChecks<WatchOptions> = {
  policy: expectPolicy,
  messages: expectMessages,
  onChange: expectFunction,
  mirror(value, where, name) {
    if (value !== null && typeof propertyOf(value, "replaceChildren") !== "function")
      refuse(value, where, name, "an element");
  },
};
