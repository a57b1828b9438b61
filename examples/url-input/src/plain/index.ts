import type { URLPolicy } from "@url/validator";
import { type Check, checkURL, NOTHING } from "../shared/check.ts";
import { moveMarks } from "../shared/marks.ts";
import { followScroll, replaceText } from "../shared/mirror.ts";
import { createParts, drawMirror } from "./parts.ts";

export interface URLInputOptions {
  /** What a URL may have. Create it with `createPolicy` of `@url/validator`. */
  readonly policy?: URLPolicy | undefined;
  /** How long a person must pause before the first message appears, in milliseconds. The default is 500. */
  readonly delay?: number | undefined;
}

/**
 * Shows under an input what is wrong with the URL in it, underlines it, and offers a correction. The form cannot be sent
 * while the text is not a URL that the policy allows. The input has to be in an element of its own with the class
 * `url-field`. Returns a function that takes everything away again.
 */
export function checkAsTyped(input: HTMLInputElement, options: URLInputOptions = {}): () => void {
  const { policy, delay = 500 } = options;
  const { mirror, help, message, button, remove } = createParts(input);
  let checked = input.value;
  let check: Check = NOTHING;
  let isShown = false;
  let timer = 0;

  const show = (): void => {
    clearTimeout(timer);
    isShown = check.message !== null;
    // A live region announces what is written, even if it is the same.
    writeText(message, check.message ?? "");
    help.classList.toggle("url-help-error", check.blocks);
    button.hidden = check.fix === null;
    writeText(button, check.fix?.label ?? "");
    if (!check.blocks) input.removeAttribute("aria-invalid");
    else if (!input.hasAttribute("aria-invalid")) input.setAttribute("aria-invalid", "true");
    drawMirror(mirror, input.value, check.marks);
    mirror.scrollLeft = input.scrollLeft;
  };
  const update = (): void => {
    checked = input.value;
    check = checkURL(checked, policy);
    input.setCustomValidity(check.blocks && check.message !== null ? check.message : "");
    clearTimeout(timer);
    // The first message waits until the person pauses; one that is shown follows every key.
    if (isShown || check.message === null) show();
    else {
      drawMirror(mirror, checked, []);
      timer = window.setTimeout(show, delay);
    }
  };
  const onInput = (event: Event): void => {
    // An input method is still composing a character: message and marks stay as they are until it is done.
    if (!(event as InputEvent).isComposing) update();
    else drawMirror(mirror, input.value, isShown ? moveMarks(check.marks, checked, input.value) : []);
  };
  const onReset = (): void => {
    // The event comes before the form has its first values again.
    setTimeout(() => {
      update();
      show();
    });
  };
  const onFix = (): void => {
    if (check.fix === null) return;
    const { start, end, replacement } = check.fix.suggestion;
    replaceText(input, start, end, replacement);
    show();
  };

  const { form } = input;
  input.addEventListener("input", onInput);
  input.addEventListener("compositionend", update);
  input.addEventListener("blur", show);
  input.addEventListener("invalid", show);
  button.addEventListener("click", onFix);
  form?.addEventListener("reset", onReset);
  const unfollow = followScroll(input, mirror);
  update();

  return () => {
    clearTimeout(timer);
    unfollow();
    input.removeEventListener("input", onInput);
    input.removeEventListener("compositionend", update);
    input.removeEventListener("blur", show);
    input.removeEventListener("invalid", show);
    form?.removeEventListener("reset", onReset);
    input.setCustomValidity("");
    remove();
  };
}

function writeText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
