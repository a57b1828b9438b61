import { startExample } from "@url/example-url-input/plain";
import { element } from "../shared/element.ts";
import { find } from "../shared/find.ts";

const form = find<HTMLFormElement>("plain-example");
const input = find<HTMLInputElement>("website");
startExample(form);

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-value]")) {
  button.addEventListener("click", () => {
    input.value = button.dataset.value ?? "";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.focus();
  });
}

// React is larger than everything else on this page, so it is loaded only for those who want to try it.
find("load-react").addEventListener("click", async () => {
  const place = find("react-example");
  place.replaceChildren(element("p", { role: "status" }, "Loading…"));
  const { showReactExample } = await import("./show-react-example.ts");
  showReactExample(place);
});
