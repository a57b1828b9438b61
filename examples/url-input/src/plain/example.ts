import { PUBLIC_PAGE } from "../policy.ts";
import { checkAsTyped } from "./index.ts";

/** Checks the input `website` of a form as a person types, and shows what the form sends. */
export function startExample(form: HTMLFormElement): void {
  const input = form.elements.namedItem("website") as HTMLInputElement;
  const output = form.elements.namedItem("sent") as HTMLOutputElement;
  checkAsTyped(input, { policy: PUBLIC_PAGE });
  // The browser calls this only if every input is valid.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    output.value = `Sent: ${input.value}`;
  });
}
