import { parseHost, serializeHost } from "@url/host";
import { parseURL } from "@url/parser";
import { applied } from "../properties/apply.ts";
import type { Setter } from "../properties/setters.ts";
import type { Question } from "./question.ts";

export { isPlatformExact } from "@url/parser";

/** What one build answers: text, or null for a failure. Bundled once for each build. */
export function answer(question: Question): string | null {
  switch (question[0]) {
    case "parse": {
      const [, input, base] = question;
      const result = parseURL(input, { base: base ?? undefined });
      return result.ok ? result.value.href : null;
    }
    case "set": {
      const [, href, setter, value] = question;
      const url = parseURL(href);
      return url.ok ? applied(url.value, { setter: setter as Setter, value }).href : null;
    }
    case "host": {
      const [, text, isOpaque] = question;
      const host = parseHost(text, { isOpaque });
      return host.ok ? serializeHost(host.value) : null;
    }
  }
}
