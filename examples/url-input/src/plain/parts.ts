import { cutText, type Mark } from "../shared/marks.ts";

/** What is added to a page for an input. */
export interface Parts {
  /** Over the input, with the same text, transparent, and its marks. */
  readonly mirror: HTMLElement;
  /** Under the input: the message and the button. */
  readonly help: HTMLElement;
  readonly message: HTMLElement;
  readonly button: HTMLButtonElement;
  remove(): void;
}

let count = 0;

/** Adds the parts of an input to its field, and connects the message with the input for screen readers. */
export function createParts(input: HTMLInputElement): Parts {
  const mirror = create("div", "url-mirror");
  mirror.setAttribute("aria-hidden", "true");
  const help = create("div", "url-help");
  const message = create("span", "url-message");
  message.id = `url-message-${++count}`;
  message.setAttribute("aria-live", "polite");
  const button = create("button", "url-fix") as HTMLButtonElement;
  button.type = "button";
  button.hidden = true;
  help.append(message, button);
  input.after(mirror);
  (input.closest(".url-field") ?? mirror).after(help);
  const described = input.getAttribute("aria-describedby");
  input.setAttribute("aria-describedby", described === null ? message.id : `${described} ${message.id}`);
  return {
    mirror,
    help,
    message,
    button,
    remove() {
      mirror.remove();
      help.remove();
      input.removeAttribute("aria-invalid");
      if (described === null) input.removeAttribute("aria-describedby");
      else input.setAttribute("aria-describedby", described);
    },
  };
}

/** Writes a text into the mirror, with text nodes only. */
export function drawMirror(mirror: HTMLElement, text: string, marks: readonly Mark[]): void {
  const nodes = cutText(text, marks).map(({ text, level }) => {
    if (level === null) return text;
    const node = create("span", `url-mark url-mark-${level}${text === "" ? " url-mark-empty" : ""}`);
    node.textContent = text;
    return node;
  });
  mirror.replaceChildren(...nodes);
}

function create(tag: string, className: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  return node;
}
