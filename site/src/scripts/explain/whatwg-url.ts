import "./shared-memory.ts";
import { URL as WhatwgURL } from "whatwg-url";
import type { PlatformURL } from "../playground/model/read-elsewhere.ts";

/** The class of the whatwg-url package. This file is a chunk of its own, because of the package's tables. */
export const Class = WhatwgURL as unknown as PlatformURL;
