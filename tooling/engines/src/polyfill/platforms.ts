import { chromium, firefox, webkit } from "../engines/browsers.ts";
import type { Engine } from "../engines/engine.ts";
import { quickjs } from "../engines/quickjs.ts";
import { bun, deno, node } from "../engines/shells.ts";
import { workerd } from "../engines/workerd.ts";
import { reactNative } from "../react-native/own-classes.ts";
import type { Form, PolyfillReport } from "./in-engine/report.ts";

/** What the polyfill has to decide on a platform. */
export interface Expected {
  readonly decision: PolyfillReport["decision"];
  /** How a `URLSearchParams` is sent then. */
  readonly form: Form;
}

/** An engine as the polyfill finds it. */
export interface Platform {
  readonly engine: Engine<PolyfillReport>;
  readonly expected: Expected;
  /** True if `URL.canParse` is removed first, as in browsers before Chrome 120, Firefox 115 and Safari 17. */
  readonly lacking: boolean;
}

export const FORM = "application/x-www-form-urlencoded";
const THROWS = "throws TypeError";

/** In the order of the table. */
export function platforms(): Platform[] {
  const text = "text/plain";
  const lost: Expected = { decision: "replaced", form: { type: FORM, body: "" } };
  return [
    ...both(chromium(), text),
    ...both(firefox(), text),
    ...both(webkit(), text),
    // Its `fetch` requires an instance of the global class.
    ...[20, 22, 24, 26].flatMap((major) => both(node(major), FORM)),
    // It treats an iterable object as a stream of bytes.
    ...both(deno(), THROWS),
    ...both(bun(), ""),
    ...both(workerd(), text),
    { engine: workerd("2023-06-30"), expected: { decision: "replaced", form: sent(text) }, lacking: false },
    { engine: reactNative(), expected: lost, lacking: false },
    { engine: quickjs(), expected: { decision: "installed", form: sent("") }, lacking: false },
  ];
}

/** A platform as it is, and as one that is too old. `type` is how it sends a `URLSearchParams` of ours. */
function both(engine: Engine<PolyfillReport>, type: string): Platform[] {
  const old = { ...engine, name: `${engine.name} without canParse` };
  return [
    { engine, expected: { decision: "kept", form: sent(FORM) }, lacking: false },
    { engine: old, expected: { decision: "replaced", form: sent(type) }, lacking: true },
  ];
}

/** The form that the check posts, as it arrives with a content type. */
export function sent(type: string): Form {
  return { type, body: type === THROWS ? "" : "a=1+%C3%A9" };
}
