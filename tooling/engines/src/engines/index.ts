import { hermes } from "../react-native/hermes.ts";
import { chromium, firefox, webkit } from "./browsers.ts";
import type { Engine } from "./engine.ts";
import { quickjs } from "./quickjs.ts";
import { bun, deno, node } from "./shells.ts";
import { workerd } from "./workerd.ts";

/** In the order of the matrix. */
export function engines(): Engine[] {
  return [
    ...[20, 22, 24, 26].map(node),
    deno(),
    workerd(),
    chromium(),
    bun(),
    firefox(),
    webkit(),
    quickjs(),
    hermes(),
  ];
}
