import { element } from "./element.ts";

/** Creates a button that copies a text, and the live region that says so. They stand before what they copy. */
export function copyButton(label: string, text: () => string): HTMLElement[] {
  const button = element("button", { type: "button", class: "copy" }, label);
  const state = element("span", { class: "only-spoken", role: "status" });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text());
    button.textContent = "Copied";
    state.textContent = "Copied";
    setTimeout(() => {
      button.textContent = label;
      state.textContent = "";
    }, 2000);
  });
  return [button, state];
}
