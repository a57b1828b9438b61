import { type Child, element } from "../../shared/element.ts";
import type { DrawnPiece } from "../model/drawing.ts";
import type { FindingView } from "../model/findings.ts";
import { gap } from "./shown.ts";

/** Draws a text with its findings underlined. `data-findings` has the numbers of the findings of a piece. */
export function drawnNodes(pieces: readonly DrawnPiece[], findings: readonly FindingView[]): Child[] {
  return pieces.map((piece) => {
    if (piece.kind === "gap") return gap(piece.units);
    if (piece.marks.length === 0) return piece.kind === "text" ? piece.text : null;
    const isError = piece.marks.some((mark) => findings[mark]?.level === "error");
    const names = ["mark", isError ? "mark-error" : "mark-warning", piece.kind === "place" && "mark-empty"];
    return element("span", { class: names.filter(Boolean).join(" "), "data-findings": piece.marks.join(" ") }, [
      piece.kind === "text" && piece.text,
    ]);
  });
}

/** Emphasizes the pieces of one finding in a drawing, or of none. */
export function emphasize(drawing: Element, finding: number | null): void {
  for (const piece of drawing.querySelectorAll("[data-findings]")) {
    const numbers = piece.getAttribute("data-findings")!.split(" ");
    piece.classList.toggle("emphasized", finding !== null && numbers.includes(String(finding)));
  }
}
