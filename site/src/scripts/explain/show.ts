import type { CandidateView } from "../playground/model/readable.ts";
import { absent, urlText } from "../playground/panels/shown.ts";
import { visible } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find } from "../shared/find.ts";
import type { Explained } from "./corrections.ts";
import type { NamedPart } from "./named-parts.ts";

/** Lists what is wrong, each with every correction. */
export function showFindings(items: readonly Explained[], omitted: number): void {
  const rows = items.map(({ code, level, in: where, place, message, see, corrections }) =>
    element("li", { class: `finding ${level}` }, [
      element("p", {}, [
        element("span", { class: "level" }, level === "error" ? "✕ Error" : "△ Warning"),
        ` at ${place}${where === "base" ? " of the base" : ""}: ${message} `,
        element("a", { href: see, rel: "noopener" }, code),
      ]),
      corrections.length > 0 && element("p", {}, corrections.length === 1 ? "Corrected:" : "Corrected, best first:"),
      corrections.length > 0 &&
        element(
          "ul",
          { class: "plain" },
          corrections.map((text) => element("li", {}, [element("bdi", { class: "url", dir: "ltr" }, visible(text))])),
        ),
    ]),
  );
  if (omitted > 0) rows.push(element("li", {}, `${omitted.toLocaleString("en")} more are not listed.`));
  if (rows.length === 0) rows.push(element("li", { class: "valid" }, "✓ Nothing: this is a valid URL."));
  replaceContent(find("findings"), rows);
}

/** Writes a row for each part of the URL. */
export function showParts(parts: readonly NamedPart[]): void {
  const rows = parts.map(({ name, component, text, says }) =>
    element("tr", {}, [
      element("th", { scope: "row" }, name),
      element("td", { class: `part-${component}` }, [
        text !== null ? urlText(text) : name === "Password" ? "••••" : absent(),
      ]),
      element("td", {}, visible(says)),
    ]),
  );
  replaceContent(find("parts"), rows);
}

/** Lists the URLs that a person may have meant, each with what was changed for it. */
export function showMeant(candidates: readonly CandidateView[]): void {
  const rows = candidates.map(({ text, changes }) =>
    element("li", {}, [urlText(text), ` ${changes.map(({ message }) => message).join(" ")}`]),
  );
  replaceContent(find("meant"), rows);
}
