import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { type CodeView, viewCode } from "./code/view-code.ts";
import { type ElsewhereView, viewElsewhere } from "./elsewhere.ts";
import { type FindingsView, viewFindings } from "./findings.ts";
import { type PairsView, viewPairs } from "./pairs.ts";
import { type PartRow, viewParts } from "./parts.ts";
import type { PlatformURL } from "./read-elsewhere.ts";
import { type CandidateView, type DisplayView, viewCandidates, viewDisplay } from "./readable.ts";
import { type RecordView, viewRecord } from "./record.ts";
import { type SetterView, viewSetters } from "./setters.ts";
import { baseOf, type PlaygroundState } from "./state.ts";

/** Everything that the page shows for a state. It has a bounded size, whatever the state is, and can be sent from a worker. */
export interface PlaygroundView {
  readonly findings: FindingsView;
  /** `null` if the text is not a URL. */
  readonly url: URLView | null;
  readonly candidates: readonly CandidateView[];
  readonly elsewhere: ElsewhereView;
  readonly code: CodeView;
}

/** What only a URL has. */
export interface URLView {
  readonly record: RecordView;
  readonly parts: readonly PartRow[];
  readonly pairs: PairsView;
  readonly display: DisplayView;
  readonly setters: readonly SetterView[];
}

/** Examines a state: a pure function, except that it asks the platform's `URL`. */
export function viewPlayground(state: PlaygroundState, Platform: PlatformURL): PlaygroundView {
  const steps = stepsOfView(state, Platform);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps, so that a page can do something else between two of them. */
export function* stepsOfView(
  state: PlaygroundState,
  Platform: PlatformURL,
): Generator<undefined, PlaygroundView, undefined> {
  const parsed = parseURL(state.url, baseOf(state));
  const record = parsed.ok ? parsed.value : null;
  yield;
  const findings = viewFindings(state);
  yield;
  const url = record && (yield* stepsOfURL(state, record));
  yield;
  const candidates = viewCandidates(state);
  yield;
  const elsewhere = viewElsewhere(state, record, Platform);
  yield;
  return { findings, url, candidates, elsewhere, code: viewCode(state) };
}

function* stepsOfURL(state: PlaygroundState, url: URLRecord): Generator<undefined, URLView, undefined> {
  const views = { record: viewRecord(url), parts: viewParts(url), pairs: viewPairs(url) };
  yield;
  const display = viewDisplay(state, url);
  yield;
  return { ...views, display, setters: viewSetters(url, state.value) };
}
