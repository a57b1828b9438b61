import { http2 } from "./http2.ts";
import { kept } from "./kept.ts";
import { literal } from "./literal.ts";
import { name } from "./name.ts";
import { proxy } from "./proxy.ts";
import { rebinding } from "./rebinding.ts";
import { redirect } from "./redirect.ts";
import { resolver } from "./resolver.ts";
import { socket } from "./socket.ts";
import type { Way } from "./way.ts";

/** Every way, in the order of the table. */
export const WAYS: readonly Way[] = [literal, name, rebinding, resolver, redirect, kept, http2, proxy, socket];
