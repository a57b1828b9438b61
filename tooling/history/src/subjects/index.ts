import type { CaseOf, Subject } from "../case.ts";
import { formParse, formSerialize } from "./forms.ts";
import { domain, host, IPv6, IPv6Serialize } from "./hosts.ts";
import { construct, origin, originAttribute, params, paramsOfURL } from "./interfaces.ts";
import { parse, serialize } from "./parse.ts";
import { set } from "./set.ts";
import type { SubjectRunner } from "./subject.ts";

/** The algorithms that are compared. */
const SUBJECTS: { readonly [S in Subject]: SubjectRunner<S> } = {
  parse,
  serialize,
  set,
  construct,
  host,
  domain,
  IPv6,
  "IPv6 serialize": IPv6Serialize,
  origin,
  "origin attribute": originAttribute,
  "form parse": formParse,
  "form serialize": formSerialize,
  params,
  "params of URL": paramsOfURL,
};

/** The algorithm of a case. */
export function subjectOf<S extends Subject>(input: CaseOf<S>): SubjectRunner<S> {
  return SUBJECTS[input.subject as S] as SubjectRunner<S>;
}
