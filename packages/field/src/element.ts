import { expectText } from "@url/result/internal";
import type { CheckOptions } from "./check.ts";
import { createParts, type Parts } from "./parts.ts";
import { type FieldState, type URLInputWatcher, watchURLInput } from "./watch.ts";

/** The custom element: it has a `<label>` and an `<input>` of yours inside. */
export interface URLFieldElement extends HTMLElement {
  /** What a URL may have, made by `createURLPolicy` of `@url/validator`. */
  policy: CheckOptions["policy"];
  /** Sentences of another language. */
  messages: CheckOptions["messages"];
  /** Checks again, after a program has set the value of the input. */
  check(): void;
}

/**
 * Defines the custom element `<url-field>`, or one of another name; does nothing if it is defined already, or
 * on a server. The element
 * watches the first `<input>` inside it as {@link watchURLInput} does, and adds a message, underlines and a button with the
 * correction. The input stays yours: its name, its label and its value in the form are as without the element.
 * @throws TypeError if `name` is not a string; what the browser throws for a wrong name
 * @example typeof defineURLField // → "function"
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#autonomous-custom-elements
 */
export function defineURLField(name = "url-field"): void {
  expectText(name, "defineURLField", "name");
  if (typeof customElements === "undefined" || customElements.get(name)) return;
  customElements.define(name, createClass());
}

/** Made when it is defined: on a server there is no HTMLElement. */
function createClass(): CustomElementConstructor {
  return class extends HTMLElement implements URLFieldElement {
    #options: CheckOptions = {};
    #parts: Parts | undefined;
    #watcher: URLInputWatcher | undefined;
    #observer: MutationObserver | undefined;

    connectedCallback(): void {
      // What a program set before the element was defined is a property of its own.
      for (const name of ["policy", "messages"] as const) {
        if (!Object.hasOwn(this, name)) continue;
        const value = this[name];
        delete this[name];
        Object.assign(this, { [name]: value });
      }
      if (this.#start()) return;
      // The parser, or a framework, adds the input later.
      this.#observer = new MutationObserver(() => this.#start() && this.#observer?.disconnect());
      this.#observer.observe(this, { childList: true, subtree: true });
    }

    disconnectedCallback(): void {
      this.#observer?.disconnect();
      this.#watcher?.stop();
      this.#parts?.remove();
      this.#watcher = this.#parts = undefined;
    }

    get policy(): CheckOptions["policy"] {
      return this.#options.policy;
    }

    set policy(policy: CheckOptions["policy"]) {
      this.#set({ ...this.#options, policy });
    }

    get messages(): CheckOptions["messages"] {
      return this.#options.messages;
    }

    set messages(messages: CheckOptions["messages"]) {
      this.#set({ ...this.#options, messages });
    }

    check(): void {
      this.#watcher?.check();
    }

    #set(options: CheckOptions): void {
      this.#options = options;
      this.#watcher?.check(options);
    }

    #start(): boolean {
      const input = this.querySelector("input");
      if (input === null) return false;
      const parts = createParts(this, input);
      const { mirror, button } = parts;
      const watcher = watchURLInput(input, {
        ...this.#options,
        mirror,
        onChange: (state) => write(parts, input, state),
      });
      button.addEventListener("click", () => watcher.correct());
      this.#parts = parts;
      this.#watcher = watcher;
      return true;
    }
  };
}

function write({ alert, status, button }: Parts, input: HTMLInputElement, state: FieldState): void {
  const { message, blocks, correction } = state;
  // A live region announces what is written, even if it is the same.
  writeText(alert, blocks ? (message ?? "") : "");
  writeText(status, blocks ? "" : (message ?? ""));
  button.hidden = correction === null;
  writeText(button, correction?.label ?? "");
  if (!blocks) input.removeAttribute("aria-invalid");
  else if (!input.hasAttribute("aria-invalid")) input.setAttribute("aria-invalid", "true");
}

function writeText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
