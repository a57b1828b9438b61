import { flagsAt, LABEL } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import { startsLink } from "./domain.ts";
import { labelsEnd, labelsStart } from "./labels.ts";
import { passOver, type Scan, starves } from "./scan.ts";
import { linkFrom, tailEnd } from "./tail.ts";

/** Looks around `localhost`, which is a link if a port or a path follows. */
export function lookAtLocalhost(scan: Scan, start: number): Link | null {
  const { text, settings } = scan;
  const { flags } = settings;
  const end = start + "localhost".length;
  if (starves(scan, end)) return null;
  const isAlone =
    labelsStart(flags, text, start, Math.max(scan.floor, start - 2)) === start && labelsEnd(flags, text, end) === end;
  if (!isAlone || (flagsAt(flags, text, end) & LABEL) !== 0 || !startsLink(text, start)) return passOver(scan, end);
  const linkEnd = tailEnd(scan, start, end);
  return linkEnd === end ? passOver(scan, end) : linkFrom(scan, start, linkEnd, end, false);
}
