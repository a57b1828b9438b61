import { defineURLField, type URLFieldElement } from "@url/field";
import { PUBLIC_PAGE } from "../policy.ts";

/** Defines the element of the form, says what its input takes, and shows what the form sends. */
export function startExample(form: HTMLFormElement): void {
  defineURLField();
  const field = form.querySelector("url-field") as URLFieldElement;
  field.policy = PUBLIC_PAGE;
  const input = form.elements.namedItem("website") as HTMLInputElement;
  const output = form.elements.namedItem("sent") as HTMLOutputElement;
  // The browser calls this only if every input is valid.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    output.value = `Sent: ${input.value}`;
  });
}
