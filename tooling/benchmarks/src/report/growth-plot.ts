import { SHAPES } from "../growth/shapes.ts";
import { NATIVE, OURS } from "../implementations.ts";
import type { GrowthPoint, GrowthResult, GrowthResults } from "../result.ts";
import { type LogScale, placeOf } from "../svg/log-scale.ts";
import { MIDDLE_TONES, type Paint } from "../svg/paint.ts";
import { escapeXML } from "../svg/xml.ts";

/** Lengths and times that are drawn: 1 KB to 16 MB, 100 ns to 100 s, in milliseconds. */
const X: LogScale = { from: 2 ** 10, to: 2 ** 24 };
const Y: LogScale = { from: 1e-4, to: 1e4 };

/** A panel and the plot in it, in the picture's units. */
const PANEL = { width: 220, height: 165, columns: 4 };
const PLOT = { left: 46, top: 26, width: 150, height: 104 };
const TOP = 44;

const X_TICKS = [
  { at: 2 ** 10, label: "1 KB" },
  { at: 2 ** 17, label: "128 KB" },
  { at: 2 ** 24, label: "16 MB" },
];
const Y_TICKS = [
  { at: 1e-3, label: "1 µs" },
  { at: 1, label: "1 ms" },
  { at: 1e3, label: "1 s" },
];

/** The growth as a picture of one panel a shape, both axes logarithmic: where time is linear, a line is as steep as the dotted one. */
export function growthPlot({ node, shapes }: GrowthResults, paint: Paint = MIDDLE_TONES): string {
  const width = PANEL.width * PANEL.columns;
  const height = TOP + PANEL.height * Math.ceil(shapes.length / PANEL.columns);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"${paint.svg}>
<title>Time against input length</title>
<desc>One panel for each way to be long, both axes logarithmic, on Node ${escapeXML(node)}. The dotted line is ten nanoseconds a unit.</desc>
${legend(width, paint)}
${shapes.map((shape, index) => panel(shape, index, paint)).join("\n")}
</svg>
`;
}

function legend(width: number, paint: Paint): string {
  const entries = [
    { name: OURS, stroke: paint.ours, dashes: "" },
    { name: NATIVE, stroke: paint.native, dashes: "" },
    { name: "linear: 10 ns a unit", stroke: paint.quiet, dashes: "2 3" },
  ];
  const start = width / 2 - 190;
  return entries
    .map(({ name, stroke, dashes }, index) => {
      const x = start + index * 120;
      return `<line x1="${x}" y1="20" x2="${x + 24}" y2="20"${stroke} stroke-width="2"${dashed(dashes)}/><text x="${x + 30}" y="24">${escapeXML(name)}</text>`;
    })
    .join("\n");
}

function panel({ key, points }: GrowthResult, index: number, paint: Paint): string {
  const left = (index % PANEL.columns) * PANEL.width;
  const top = TOP + Math.floor(index / PANEL.columns) * PANEL.height;
  const title = SHAPES.find((shape) => shape.key === key)?.title ?? key;
  const linear = [X.from, X.to].map((length) => ({ length, time: length * 1e-5 }));
  return `<g transform="translate(${left} ${top})">
<text x="${PLOT.left}" y="18" font-weight="600">${escapeXML(title)}</text>
${grid(paint)}
${line(linear, paint.quiet, "2 3")}
${line(points[NATIVE] ?? [], paint.native)}
${line(points[OURS] ?? [], paint.ours)}
</g>`;
}

function grid(paint: Paint): string {
  const bottom = PLOT.top + PLOT.height;
  const right = PLOT.left + PLOT.width;
  const rules = Y_TICKS.map(({ at, label }) => {
    const y = yOf(at);
    return `<line x1="${PLOT.left}" y1="${y}" x2="${right}" y2="${y}"${paint.rule}/><text x="${PLOT.left - 5}" y="${fixed(Number(y) + 4)}" text-anchor="end">${label}</text>`;
  });
  const ticks = X_TICKS.map(
    ({ at, label }) => `<text x="${xOf(at)}" y="${bottom + 14}" text-anchor="middle">${label}</text>`,
  );
  const frame = `<path d="M${PLOT.left} ${PLOT.top}V${bottom}H${right}" fill="none"${paint.frame}/>`;
  return [...rules, frame, ...ticks].join("\n");
}

function line(points: readonly GrowthPoint[], stroke: string, dashes = ""): string {
  const corners = points.map(({ length, time }) => `${xOf(length)},${yOf(time)}`).join(" ");
  return `<polyline points="${corners}" fill="none"${stroke} stroke-width="${dashes === "" ? 2 : 1}"${dashed(dashes)}/>`;
}

function dashed(dashes: string): string {
  return dashes === "" ? "" : ` stroke-dasharray="${dashes}"`;
}

function xOf(length: number): string {
  return fixed(PLOT.left + placeOf(length, X) * PLOT.width);
}

function yOf(time: number): string {
  return fixed(PLOT.top + (1 - placeOf(time, Y)) * PLOT.height);
}

function fixed(value: number): string {
  return value.toFixed(1);
}
