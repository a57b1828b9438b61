/**
 * The attributes whose value is one URL, with their elements: those of HTML, those that it calls obsolete, and `href` of SVG.
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
export const URL_ATTRIBUTES: ReadonlySet<string> = /* @__PURE__ */ itemsOf(
  "a href,area href,audio src,base href,blockquote cite,button formaction,del cite,embed src,form action,iframe src,img src",
  "input formaction,input src,ins cite,link href,object data,q cite,script src,source src,track src,video poster,video src",
  "applet codebase,body background,frame longdesc,frame src,head profile,html manifest,iframe longdesc,img longdesc,img lowsrc",
  "object classid,object codebase,table background,td background,th background,tr background",
  "image href,use href,feImage href,pattern href,linearGradient href,radialGradient href,textPath href,mpath href,animate href",
);

function itemsOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(",")));
}

/** The attributes whose value is a list of URLs with spaces between them. */
export const LIST_ATTRIBUTES: readonly string[] = ["a ping", "area ping", "object archive", "applet archive"];
