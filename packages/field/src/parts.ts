/** What is added to a field. */
export interface Parts {
  /** Over the input, with the same text, transparent, and its marks. */
  readonly mirror: HTMLElement;
  /** Under the input: what blocks the form, which a screen reader announces at once. */
  readonly alert: HTMLElement;
  /** Under the input: a warning, which a screen reader announces when it is idle. */
  readonly status: HTMLElement;
  readonly button: HTMLButtonElement;
  remove(): void;
}

let count = 0;

/** Adds the parts of an input to its field, and connects the messages with the input for screen readers. */
export function createParts(field: HTMLElement, input: HTMLInputElement): Parts {
  const create = (tag: string, className: string): HTMLElement => {
    const node = field.ownerDocument.createElement(tag);
    node.className = className;
    return node;
  };
  const mirror = create("div", "url-mirror");
  mirror.setAttribute("aria-hidden", "true");
  const help = create("div", "url-help");
  const id = `url-field-${++count}`;
  const alert = create("span", "url-alert");
  const status = create("span", "url-status");
  for (const [node, role] of [
    [alert, "alert"],
    [status, "status"],
  ] as const) {
    node.id = `${id}-${role}`;
    node.setAttribute("role", role);
  }
  const button = create("button", "url-correction") as HTMLButtonElement;
  button.type = "button";
  button.hidden = true;
  help.append(alert, status, button);
  input.after(mirror);
  field.append(help);
  const described = input.getAttribute("aria-describedby");
  input.setAttribute("aria-describedby", `${described === null ? "" : `${described} `}${alert.id} ${status.id}`);
  return {
    mirror,
    alert,
    status,
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
