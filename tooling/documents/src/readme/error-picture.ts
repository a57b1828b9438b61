import { formatDiagnostic, validate } from "@url/validator";

/** A line of the picture, and what it is, which decides its colour. */
interface Line {
  readonly text: string;
  readonly kind: "input" | "mark" | "message" | "help";
}

/**
 * Returns an SVG that shows what is wrong with a URL, as `formatDiagnostic` prints it. It has its own background, and one
 * set of colours for light and one for dark.
 */
export function errorPicture(input: string): string {
  const lines = validate(input).flatMap((diagnostic) => [
    ...formatDiagnostic(diagnostic, input, { width: WIDTH }).split("\n").map(lineOf),
    { text: "", kind: "message" as const },
  ]);
  const height = 2 * PADDING + (lines.length - 1) * LINE - 8;
  const width = 2 * PADDING + lines.reduce((most, { text }) => Math.max(most, text.length), 0) * CHARACTER;
  const texts = lines.flatMap(({ text, kind }, index) => {
    const start = text.length - text.trimStart().length;
    const shown = text.trim();
    if (shown === "") return [];
    const x = PADDING + start * CHARACTER;
    const y = PADDING + 14 + index * LINE;
    // The length is given, so that a mark is under its character in every font.
    return `<text class="${kind}" x="${x}" y="${y}" textLength="${shown.length * CHARACTER}">${escapeXML(shown)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXML(lines.map(({ text }) => text.trim()).join(" "))}">
<!-- Written by tooling/documents; npx vitest run tooling/documents/test/readme/error-picture.test.ts -u makes it again. -->
<style>
rect { fill: #f5f6f8; stroke: #d9dce1 }
text { font: 15px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; fill: #5b616a }
.input { fill: #1c1e21 }
.mark { fill: #b3261e; font-weight: 700 }
.help { fill: #22692c }
@media (prefers-color-scheme: dark) {
rect { fill: #1e2126; stroke: #363b43 }
text { fill: #a2a9b3 }
.input { fill: #e4e6ea }
.mark { fill: #ff8a80 }
.help { fill: #85d18f }
}
</style>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
${texts.join("\n")}
</svg>
`;

  function lineOf(text: string): Line {
    if (/^ *\^+$/.test(text)) return { text, kind: "mark" };
    if (text.trim() === input) return { text, kind: "input" };
    return { text, kind: text.startsWith("  help:") ? "help" : "message" };
  }
}

const CHARACTER = 9;
const LINE = 21;
const PADDING = 20;
/** So wide that no sentence is broken. */
const WIDTH = 120;

function escapeXML(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
