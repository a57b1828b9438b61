import { URL } from "@url/api";
import { draft2012, draft2014, draft2015, viewOf } from "@url/history/internal";
import type { CaseOf, DraftName } from "../case.ts";
import { sameView, type View, viewOfURL } from "../view.ts";
import type { SubjectRunner } from "./subject.ts";

/** The setters of URL objects. The glossary has no interfaces, but it has the algorithms behind two setters. */
export const set: SubjectRunner<"set"> = {
  documents: ["2012", "2014", "2015"],
  old: (document, { href, base, name, value }) => after(document, href, base, { name, value }),
  now: ({ href, base, name, value }) => {
    const url = URL.parse(href, base);
    if (url === null) return null;
    try {
      url[name] = value;
    } catch {
      return { ...viewOfURL(url), thrown: "TypeError" };
    }
    return { ...viewOfURL(url), thrown: null };
  },
  isComparable: (document, { href, base, name, value }) => {
    if (document === "2015" && ((name !== "username" && name !== "password") || href.startsWith("file:"))) return false;
    return isSame(document, href, base) && (name !== "href" || isSame(document, value));
  },
};

/** Whether both sides parse the text to the same URL, or do not parse it. */
function isSame(document: DraftName, href: string, base?: string): boolean {
  const url = URL.parse(href, base);
  return sameView(after(document, href, base, null), url === null ? null : { ...viewOfURL(url), thrown: null });
}

type SetterCall = Pick<CaseOf<"set">, "name" | "value"> | null;

function after(document: DraftName, href: string, base: string | undefined, call: SetterCall): View {
  return document === "2012" ? after2012(href, base, call) : after2014(document, href, base, call);
}

function after2012(href: string, base: string | undefined, call: SetterCall): View {
  const object = draft2012.construct(href, base);
  if (object === null) return null;
  if (call?.name === "href") draft2012.setHref(object, call.value);
  else if (call !== null) draft2012.setAttribute(object, call.name, call.value);
  const { url } = object;
  const none = {
    scheme: null,
    username: "",
    password: null,
    host: "",
    port: "",
    path: "",
    query: null,
    fragment: null,
  };
  const text = draft2012.getHref(object);
  if (url === null) return { ...none, href: text, thrown: null };
  return { ...viewOf(url, draft2012.serializeHost(url.host), text), thrown: null };
}

function after2014(document: DraftName, href: string, base: string | undefined, call: SetterCall): View {
  const object = draft2014.construct(href, base, document === "2015" ? draft2015.DRAFT_2015 : draft2014.DRAFT_2014);
  if (object === null) return null;
  let thrown: string | null = null;
  if (call?.name === "href") thrown = draft2014.setHref(object, call.value) ? null : "TypeError";
  else if (call !== null) draft2014.setAttribute(object, call.name, call.value);
  const { url } = object;
  return { ...viewOf(url, draft2014.serializeHost(url.host), draft2014.getHref(object)), thrown };
}
