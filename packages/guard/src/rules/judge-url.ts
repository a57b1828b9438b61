import { hostOf, serializeHost } from "@url/host";
import { includesCredentials, portOf, schemeOf, type URLRecord } from "@url/serializer";
import { defaultPort } from "@url/serializer/internal";
import { type Decision, decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { judgeHost } from "./judge-host.ts";
import { withoutCredentials } from "./without-credentials.ts";

/** Decides about a URL by all that can be known without resolving its name. */
export function judgeURL(policy: CompiledPolicy, url: URLRecord): Decision {
  const scheme = schemeOf(url);
  const host = hostOf(url);
  const port = portOf(url) ?? defaultPort(scheme);
  const about = { url: withoutCredentials(url), host: host && serializeHost(host), port };
  if (!policy.schemes.has(scheme)) return decide("scheme", about);
  if (includesCredentials(url) && !policy.allowsCredentials) return decide("credentials", about);
  return judgeHost(policy, host, about);
}
