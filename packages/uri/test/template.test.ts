import { expect, test } from "vitest";
import { expandTemplate, isURITemplate, matchTemplate, parseTemplate } from "../src/template/index.ts";

const success = (value: unknown) => ({ ok: true, value });
const failure = (error: object) => ({ ok: false, error });

// RFC 6570, section 3.2: the values of all its examples, and of those of section 2.4
const values = {
  count: ["one", "two", "three"],
  dom: ["example", "com"],
  dub: "me/too",
  hello: "Hello World!",
  half: "50%",
  var: "value",
  who: "fred",
  base: "http://example.com/home/",
  path: "/foo/bar",
  list: ["red", "green", "blue"],
  keys: { semi: ";", dot: ".", comma: "," },
  v: "6",
  x: "1024",
  y: "768",
  empty: "",
  empty_keys: {},
  undef: null,
  semi: ";",
  year: ["1965", "2000", "2012"],
};

/** RFC 6570, sections 2.4.1 to 3.2.9: a template, and what it expands to ("-" for nothing). */
const examples = `
{var}              value
{var:20}           value
{var:3}            val
{semi}             %3B
{semi:2}           %3B
find{?year*}       find?year=1965&year=2000&year=2012
www{.dom*}         www.example.com
{count}            one,two,three
{count*}           one,two,three
{/count}           /one,two,three
{/count*}          /one/two/three
{;count}           ;count=one,two,three
{;count*}          ;count=one;count=two;count=three
{?count}           ?count=one,two,three
{?count*}          ?count=one&count=two&count=three
{&count*}          &count=one&count=two&count=three
{hello}            Hello%20World%21
{half}             50%25
O{empty}X          OX
O{undef}X          OX
{x,y}              1024,768
{x,hello,y}        1024,Hello%20World%21,768
?{x,empty}         ?1024,
?{x,undef}         ?1024
?{undef,y}         ?768
{var:30}           value
{list}             red,green,blue
{list*}            red,green,blue
{keys}             semi,%3B,dot,.,comma,%2C
{keys*}            semi=%3B,dot=.,comma=%2C
{+var}             value
{+hello}           Hello%20World!
{+half}            50%25
{base}index        http%3A%2F%2Fexample.com%2Fhome%2Findex
{+base}index       http://example.com/home/index
O{+empty}X         OX
O{+undef}X         OX
{+path}/here       /foo/bar/here
here?ref={+path}   here?ref=/foo/bar
up{+path}{var}/here up/foo/barvalue/here
{+x,hello,y}       1024,Hello%20World!,768
{+path,x}/here     /foo/bar,1024/here
{+path:6}/here     /foo/b/here
{+list}            red,green,blue
{+list*}           red,green,blue
{+keys}            semi,;,dot,.,comma,,
{+keys*}           semi=;,dot=.,comma=,
{#var}             #value
{#hello}           #Hello%20World!
{#half}            #50%25
foo{#empty}        foo#
foo{#undef}        foo
{#x,hello,y}       #1024,Hello%20World!,768
{#path,x}/here     #/foo/bar,1024/here
{#path:6}/here     #/foo/b/here
{#list}            #red,green,blue
{#list*}           #red,green,blue
{#keys}            #semi,;,dot,.,comma,,
{#keys*}           #semi=;,dot=.,comma=,
{.who}             .fred
{.who,who}         .fred.fred
{.half,who}        .50%25.fred
X{.var}            X.value
X{.empty}          X.
X{.undef}          X
X{.var:3}          X.val
X{.list}           X.red,green,blue
X{.list*}          X.red.green.blue
X{.keys}           X.semi,%3B,dot,.,comma,%2C
X{.keys*}          X.semi=%3B.dot=..comma=%2C
X{.empty_keys}     X
X{.empty_keys*}    X
{/who}             /fred
{/who,who}         /fred/fred
{/half,who}        /50%25/fred
{/who,dub}         /fred/me%2Ftoo
{/var}             /value
{/var,empty}       /value/
{/var,undef}       /value
{/var,x}/here      /value/1024/here
{/var:1,var}       /v/value
{/list}            /red,green,blue
{/list*}           /red/green/blue
{/list*,path:4}    /red/green/blue/%2Ffoo
{/keys}            /semi,%3B,dot,.,comma,%2C
{/keys*}           /semi=%3B/dot=./comma=%2C
{;who}             ;who=fred
{;half}            ;half=50%25
{;empty}           ;empty
{;v,empty,who}     ;v=6;empty;who=fred
{;v,bar,who}       ;v=6;who=fred
{;x,y}             ;x=1024;y=768
{;x,y,empty}       ;x=1024;y=768;empty
{;x,y,undef}       ;x=1024;y=768
{;hello:5}         ;hello=Hello
{;list}            ;list=red,green,blue
{;list*}           ;list=red;list=green;list=blue
{;keys}            ;keys=semi,%3B,dot,.,comma,%2C
{;keys*}           ;semi=%3B;dot=.;comma=%2C
{?who}             ?who=fred
{?half}            ?half=50%25
{?x,y}             ?x=1024&y=768
{?x,y,empty}       ?x=1024&y=768&empty=
{?x,y,undef}       ?x=1024&y=768
{?var:3}           ?var=val
{?list}            ?list=red,green,blue
{?list*}           ?list=red&list=green&list=blue
{?keys}            ?keys=semi,%3B,dot,.,comma,%2C
{?keys*}           ?semi=%3B&dot=.&comma=%2C
{&who}             &who=fred
{&half}            &half=50%25
?fixed=yes{&x}     ?fixed=yes&x=1024
{&x,y,empty}       &x=1024&y=768&empty=
{&x,y,undef}       &x=1024&y=768
{&var:3}           &var=val
{&list}            &list=red,green,blue
{&list*}           &list=red&list=green&list=blue
{&keys}            &keys=semi,%3B,dot,.,comma,%2C
{&keys*}           &semi=%3B&dot=.&comma=%2C`
  .trim()
  .split("\n")
  .map((line) => line.split(/ +/) as [string, string]);

test.each(examples)("RFC 6570: expands %s to %s", (template, expansion) => {
  expect(expandTemplate(template, values)).toEqual(success(expansion));
});

// RFC 6570, section 3.2: what matches expands to the same again. Where it does not match, the RFC's own
// ambiguities are the reason: section 1.4.
test.each(examples)("RFC 6570: matches %s with %s", (template, expansion) => {
  const found = matchTemplate(template, expansion);
  if (!found.ok || found.value === null)
    return expect(template).toMatch(/\{[+#.]|[\w]\{|\}[\w{]|\{\w+,|undef|empty|bar|path:4|\}\/here/);
  expect(expandTemplate(template, found.value)).toEqual(success(expansion));
});

// Section 2.3: undefined, and what counts as it; 3.2.1: members without a value, and empty ones.
test.each([
  ["{?a,b}", { a: undefined, b: [] }, ""],
  ["{?a*}", { a: { x: null } }, ""],
  ["{a}", { a: ["x", null, "y"] }, "x,y"],
  ["{;a*}", { a: ["", "y"] }, ";a;a=y"],
  ["{?a*}", { a: { x: "" } }, "?x="],
  ["{;a*}", { a: { x: "" } }, ";x"],
  ["{a*}", { a: { x: "" } }, "x"],
  ["{a,b,c}", { a: 1, b: true, c: 0 }, "1,true,0"],
  ["{toString}{constructor}", {}, ""],
  ["{%41}", { "%41": "x", A: "y" }, "x"],
  ["/\u00fc{a}", { a: "\u{1f600}\ud800" }, "/%C3%BC%F0%9F%98%80%EF%BF%BD"],
  ["{a:1}", { a: "\u{1f600}x" }, "%F0%9F%98%80"],
  ["{+a:2}", { a: "%C3%BCxy" }, "%C3%BCx"],
  ["{+a}", { a: "%zz%41" }, "%25zz%41"],
  ["%41{a}", { a: "!" }, "%41%21"],
  // erratum 6937: an apostrophe is a literal
  ["a'b{a}", { a: "'" }, "a'b%27"],
] as const)("expands %s with %j to %s", (template, given, expansion) => {
  expect(expandTemplate(template, given)).toEqual(success(expansion));
});

// RFC 6570, section 2: the rule that is broken, and where
test.each([
  ["a b", "literals", 1, 2],
  ["a}b", "literals", 1, 2],
  ["a%4", "pct-encoded", 1, 2],
  ["a{b", "expression", 1, 3],
  ["{}", "varname", 1, 1],
  ["{+}", "varname", 2, 2],
  ["{a,}", "varname", 3, 3],
  ["{a b}", "varname", 2, 3],
  ["{a-b}", "varname", 2, 3],
  ["{.a.}", "varname", 3, 4],
  ["{a..b}", "varname", 2, 3],
  ["{a%4}", "pct-encoded", 2, 3],
  ["{a{b}}", "varname", 2, 3],
  ["{a:}", "max-length", 3, 3],
  ["{a:0}", "max-length", 3, 4],
  ["{a:10000}", "max-length", 3, 8],
  ["{a:3*}", "varname", 2, 3],
] as const)("%s fails with %s", (template, code, start, end) => {
  expect(parseTemplate(template)).toEqual(failure({ code, start, end }));
  expect(expandTemplate(template, {})).toEqual(failure({ code, start, end }));
  expect(isURITemplate(template)).toBe(false);
});

test("fails only on expansion for a reserved operator and for a prefix of a list", () => {
  expect(isURITemplate("x{=a}")).toBe(true);
  expect(expandTemplate("x{=a}", { a: "b" })).toEqual(failure({ code: "op-reserve", start: 2, end: 3 }));
  expect(matchTemplate("x{=a}", "x")).toEqual(failure({ code: "op-reserve", start: 2, end: 3 }));
  expect(expandTemplate("x{?b,a:3}", { a: ["b"] })).toEqual(failure({ code: "prefix", start: 5, end: 8 }));
});

test.each([
  ["/users/{id}", "/users/42", { id: "42" }],
  ["/users/{id}{?q,page}", "/users/a%20b?q=c%26d&page=2", { id: "a b", q: "c&d", page: "2" }],
  ["/users/{id}{?q,page}", "/users/a?page=2", { id: "a", page: "2" }],
  ["/users/{id}{?q,page}", "/users/a", { id: "a" }],
  ["{/path*}{?q}{#frag}", "/a/b%2Fc?q=1#x/y", { path: ["a", "b/c"], q: "1", frag: "x/y" }],
  ["{?list*}", "?list=a&list=b", { list: ["a", "b"] }],
  ["{?keys*}", "?a=1&b=2", { keys: { a: "1", b: "2" } }],
  ["{?x,rest*}", "?x=1&b=2", { x: "1", rest: { b: "2" } }],
  ["{;x}", ";x", { x: "" }],
  ["/{x,y}", "/1,2", { x: "1", y: "2" }],
  ["{/a:1,a}", "/v/value", { a: "value" }],
  ["/%7ea/{x}", "/~a/%c3%bc", { x: "\u00fc" }],
] as const)("matches %s with %s", (template, uri, expected) => {
  expect(matchTemplate(template, uri)).toEqual(success(expected));
});

test.each([
  ["/users/{id}", "/user/42"],
  ["/users/{id}", "/users/4/2"],
  ["/users/{id}", "/users/4!2"],
  ["/{x,y}", "/1"],
  ["{/a,a}", "/v/value"],
  ["{?x}", "?y=1"],
  ["{?x}", "x=1"],
  ["{x}", "%FF"],
  ["{/a:2,a}", "/v/value"],
])("%s does not match %s", (template, uri) => {
  expect(matchTemplate(template, uri)).toEqual(success(null));
});

test.each([
  ["{a}{b}", 0, 3],
  ["{a}b", 0, 3],
  ["{+a}/b", 0, 4],
  ["x{.a,b}", 1, 7],
  ["{a}{?b}c", 0, 3],
  ["/{?b}c", 1, 5],
  ["{&x,y}{&z}", 0, 6],
])("%s is ambiguous", (template, start, end) => {
  expect(matchTemplate(template, "")).toEqual(failure({ code: "ambiguous", start, end }));
});

// RFC 6570, section 2.4.1: triplets are not split; 3.2.1: undefined members, and members without a value
test.each([
  ["{+a:1}", { a: "%E0%A4%B9x" }, "%E0%A4%B9"],
  ["{+a:1}", { a: "%F0%9F%98%80x" }, "%F0%9F%98%80"],
  ["{+a:1}", { a: "%41x" }, "%41"],
  ["{+a:1}", { a: "\u{1f600}x" }, "%F0%9F%98%80"],
  ["{+a:1}", { a: "\ud800x" }, "%EF%BF%BD"],
  ["{+a:1}", { a: "a\udc00" }, "a"],
  ["{a:1}", { a: "%41" }, "%25"],
  ["{+a}", { a: "%4" }, "%254"],
  ["{+a}", { a: "%4g" }, "%254g"],
  ["{a}", { a: "*()" }, "%2A%28%29"],
  ["{a}", { a: ["x", undefined, "y"] }, "x,y"],
  ["{?a*}", { a: { x: undefined, y: "1" } }, "?y=1"],
  ["{+a*}", { a: { x: "" } }, "x"],
  ["{#a*}", { a: { x: "" } }, "#x"],
  ["{.a*}", { a: { x: "" } }, ".x"],
  ["{/a*}", { a: { x: "" } }, "/x"],
] as const)("%s with %j is %s", (template, given, expansion) => {
  expect(expandTemplate(template, given)).toEqual(success(expansion));
});

// RFC 6570, sections 2.1, 2.3 and 2.4.1
test("names have dots inside, literals have brackets and number signs, and a length is one number", () => {
  expect(isURITemplate("{a.b}")).toBe(true);
  expect(isURITemplate("a#[b]")).toBe(true);
  expect(parseTemplate("#a b")).toEqual(failure({ code: "literals", start: 2, end: 3 }));
  expect(parseTemplate("{a:1:2}")).toEqual(failure({ code: "max-length", start: 3, end: 6 }));
  expect(parseTemplate("{a:01}")).toEqual(failure({ code: "max-length", start: 3, end: 5 }));
  expect(expandTemplate("{a:1}", { a: ["b"] })).toEqual(failure({ code: "prefix", start: 1, end: 4 }));
});

// Each expands to the same again, by RFC 6570, section 3.2; so the end of each expression is where a character is
// that its expansion cannot contain.
test.each([
  ["{a}/x", "1/x", { a: "1" }],
  // A variable that expanded to nothing may be undefined or empty.
  ["/{a}", "/", {}],
  ["{/a}", "", {}],
  ["x{.a}", "x.b.c", { a: "b.c" }],
  ["{a:3},x", "ab,x", { a: "ab" }],
  ["{?a:3,b}", "?a=x&b=1,2", { a: "x", b: ["1", "2"] }],
  ["{?a}&b=1", "?a=1&b=1", { a: "1" }],
  ["{a}=x", "1=x", { a: "1" }],
  ["{+a}", "/foo,bar", { a: "/foo,bar" }],
  ["{?a*}", "?a=1&b=2", { a: { a: "1", b: "2" } }],
  ["{a*}", "x=1,y", { a: { x: "1", y: "" } }],
  ["{/a,a:1}", "/value/v", { a: "value" }],
  ["{/a}{/a*}", "/x/x", { a: ["x"] }],
  ["{?a,a*}", "?a=1&a=1", { a: "1" }],
] as const)("%s against %s", (template, uri, expected) => {
  expect(matchTemplate(template, uri)).toEqual(success(expected));
  expect(expandTemplate(template, expected)).toEqual(success(uri));
});

// Nothing expands to these, or it is not clear which variable has which value.
test.each([
  ["{?a:3,b}", "?a=x,y"],
  ["{+a*}", "x,y"],
  ["{?a*,b*}", "?x=1"],
  ["{?x}", "?x=1=2"],
])("%s does not match %s", (template, uri) => {
  expect(matchTemplate(template, uri)).toEqual(success(null));
});

test("matchTemplate returns the error of a template", () => {
  expect(matchTemplate("{", "")).toEqual(failure({ code: "expression", start: 0, end: 1 }));
  expect(matchTemplate("{a}{=b}", "")).toEqual(failure({ code: "op-reserve", start: 4, end: 5 }));
  // "a" may be an object, which expands to "/x=1".
  expect(matchTemplate("{/a*,b}=c", "")).toEqual(failure({ code: "ambiguous", start: 0, end: 7 }));
});

test("expandTemplate returns an error of the grammar rather than an earlier one of a value", () => {
  const error = { code: "expression", start: 5, end: 6 };
  expect(expandTemplate("{a:1}{", { a: ["x"] })).toEqual(failure(error));
  expect(expandTemplate("{=a}b{", {})).toEqual(failure(error));
  expect(expandTemplate("{a:1}{b:1}", { a: ["x"], b: [] })).toEqual(failure({ code: "prefix", start: 1, end: 4 }));
});

test("reads a template of many expressions, as text and parsed", () => {
  const template = "{a}b{?a,c}#".repeat(4000);
  const expanded = success("%C3%A9b?a=%C3%A9&c=x#".repeat(4000));
  const parsed = parseTemplate(template);
  expect(isURITemplate(template)).toBe(true);
  expect(isURITemplate(`${template}{a,b`)).toBe(false);
  expect(isURITemplate(`${template}{${"a,".repeat(40_000)}-}`)).toBe(false);
  expect(expandTemplate(template, { a: "\u00e9", c: "x" })).toEqual(expanded);
  expect(parsed.ok && expandTemplate(parsed.value, { a: "\u00e9", c: "x" })).toEqual(expanded);
});

test("matchTemplate takes a parsed template", () => {
  const parsed = parseTemplate("/{a}");
  expect(parsed.ok && matchTemplate(parsed.value, "/x")).toEqual(success({ a: "x" }));
});
