// Runs in a folder where jsdom is installed: what pages see of URLs, as JSON on standard output. Run once with
// stock jsdom and once with jsdom on @url/whatwg-url; the two must say the same.
const { createRequire } = require("node:module");
const { JSDOM } = createRequire(`${process.cwd()}/`)("jsdom");

const results = {};

/** Records what `use` gives, or the name of what it throws. */
function record(title, use) {
  try {
    results[title] = use();
  } catch (error) {
    results[title] = `throws ${error.name}`;
  }
}

function page(html, options) {
  return new JSDOM(html, { url: "https://user:pw@example.org:8080/dir/page.html?q=1#top", ...options }).window;
}

const COMPONENTS = "href origin protocol username password host hostname port pathname search hash".split(" ");
const componentsOf = (object) => COMPONENTS.map((name) => object[name]);

const HREFS = [
  "",
  "#",
  "?",
  "x",
  "../x?y#z",
  "//other/",
  "https://é.example/ü?ö#ä",
  "HTTP://EXAMPLE.org:80/../a",
  "mailto:a@b",
  "javascript:alert(1)",
  "http://[::1]:8/",
  "http://1.2.3/",
  "http://a b/",
  "https://:x/",
  "file:///C|/x",
  "data:text/html,x",
  " \thttps://h/\n ",
  "blob:https://h/u",
  "foo://h:1/p?q",
  "https://h/%zz",
  "about:blank",
  "ws://h/?'",
  "http://h:99999/",
];
const SETS = [
  ["href", "x?y"],
  ["protocol", "http"],
  ["protocol", "foo"],
  ["protocol", ":"],
  ["username", "a@b"],
  ["password", "p:w"],
  ["host", "other:90"],
  ["host", "a b"],
  ["host", "x:99999"],
  ["hostname", "h:1"],
  ["hostname", "é.example"],
  ["port", "80x"],
  ["port", ""],
  ["port", "65536"],
  ["pathname", "a/../b c"],
  ["pathname", ""],
  ["search", "?a=b c"],
  ["search", ""],
  ["search", "é"],
  ["hash", "#x y"],
  ["hash", ""],
];

for (const tag of ["a", "area"]) {
  for (const base of [null, "https://base.example/b/c?d#e", "sub/", "data:,x", "//["]) {
    for (const href of HREFS) {
      record(`${tag} ${JSON.stringify(href)} base ${base}`, () => {
        const { document } = page(base === null ? "" : `<base href="${base}">`);
        const element = document.createElement(tag);
        document.body.append(element);
        element.setAttribute("href", href);
        return [componentsOf(element), `${element}`, document.baseURI, element.baseURI];
      });
    }
  }
  for (const href of HREFS) {
    for (const [name, value] of SETS) {
      record(`${tag} ${JSON.stringify(href)} ${name} = ${JSON.stringify(value)}`, () => {
        const element = page("").document.createElement(tag);
        element.setAttribute("href", href);
        element[name] = value;
        return [element.getAttribute("href"), componentsOf(element)];
      });
    }
  }
}

record("location", () => componentsOf(page("").location));
record("location in a page without a URL", () => componentsOf(new JSDOM("").window.location));
for (const hash of ["x", "#x y", "", "#é"]) {
  record(`location.hash = ${hash}`, () => {
    const window = page("");
    window.location.hash = hash;
    return [window.location.href, window.document.URL, window.history.length];
  });
}
record("location.protocol that is not a scheme", () => {
  page("").location.protocol = "1";
});
record("location.href that is not a URL", () => {
  page("").location.href = "https://a b/";
});
record("location.assign of text that is not a URL", () => page("").location.assign("https://["));

for (const url of ["next", "?a=b", "#c", "/é", "https://other.example/", "https://["]) {
  for (const method of ["pushState", "replaceState"]) {
    record(`history.${method} ${url}`, () => {
      const { history, location, document } = page("");
      history[method]({ a: 1 }, "", url);
      return [location.href, document.documentURI, history.length];
    });
  }
}

for (const [tag, attribute] of [
  ["img", "src"],
  ["script", "src"],
  ["link", "href"],
  ["iframe", "src"],
  ["embed", "src"],
  ["source", "src"],
  ["audio", "src"],
  ["form", "action"],
  ["button", "formAction"],
  ["input", "formAction"],
  ["object", "data"],
  ["base", "href"],
  ["q", "cite"],
]) {
  for (const value of HREFS) {
    record(`${tag}.${attribute} = ${JSON.stringify(value)}`, () => {
      const { document } = page("");
      const element = document.createElement(tag);
      element.setAttribute(attribute, value);
      return element[attribute];
    });
  }
}

for (const url of ["https://example.org/a/b", "http://example.org:81/", "https://sub.example.org/"]) {
  record(`cookies of ${url}`, () => {
    const { document } = new JSDOM("", { url }).window;
    document.cookie = "a=b; Path=/a";
    document.cookie = "c=d; Domain=example.org; Path=/";
    document.cookie = "e=f; Secure";
    document.cookie = "g=h; Domain=elsewhere.example";
    return document.cookie;
  });
}

for (const value of HREFS) {
  record(`input type=url ${JSON.stringify(value)}`, () => {
    const input = page("").document.createElement("input");
    input.type = "url";
    input.value = value;
    return [input.value, input.validity.valid];
  });
  record(`XMLHttpRequest ${JSON.stringify(value)}`, () => {
    const request = new (page("").XMLHttpRequest)();
    request.open("GET", value);
    return request.readyState;
  });
  record(`WebSocket ${JSON.stringify(value)}`, () => {
    const socket = new (page("").WebSocket)(value);
    socket.close();
    return socket.url;
  });
  record(`postMessage to ${JSON.stringify(value)}`, () => page("").postMessage("x", value));
  record(`new window.URL ${JSON.stringify(value)}`, () => {
    const window = page("");
    const url = new window.URL(value, window.location.href);
    url.searchParams.append("é", "+ &");
    url.searchParams.sort();
    return [componentsOf(url), [...url.searchParams].join(), url instanceof window.URL, url.toJSON()];
  });
}

record("scripts of the page", () => {
  const window = page("", { runScripts: "outside-only" });
  return window.eval(`
    [
      new URL("x", location).href,
      new URLSearchParams({ a: "b", é: "ü" }).toString(),
      Object.keys(URL.prototype).sort().join(),
      Object.keys(URLSearchParams.prototype).sort().join(),
      webkitURL === URL,
      URL.canParse("x"),
      URL.parse("x"),
      [...new URLSearchParams("a=b&a=c").getAll("a")].join(),
      new FormData(document.createElement("form")).constructor === FormData,
      (() => { try { new URL() } catch (error) { return error instanceof TypeError } })(),
    ]`);
});

for (const [charset, bytes] of [
  ["utf-8", [0xc3, 0xa9]],
  ["windows-1252", [0xe9]],
  ["iso-8859-2", [0xe9]],
  ["shift_jis", [0x93, 0x8c, 0x8b, 0x9e]],
  ["euc-kr", [0xb0, 0xa1]],
  ["gb18030", [0xb0, 0xa1]],
  ["big5", [0xa4, 0xa4]],
  ["iso-2022-jp", [0x1b, 0x24, 0x42, 0x30, 0x21, 0x1b, 0x28, 0x42]],
]) {
  record(`a link's query in ${charset}`, () => {
    const html = Buffer.concat([Buffer.from('<a href="x?'), Buffer.from(bytes), Buffer.from('A&#x1F600;#y">')]);
    const { window } = new JSDOM(html, { url: "https://h/", contentType: `text/html;charset=${charset}` });
    const element = window.document.querySelector("a");
    return [window.document.characterSet, element.href, element.search];
  });
}

for (const content of ["5; url=next", "0;URL='https://é.example/'", "1"]) {
  record(`meta refresh ${content}`, () => page(`<meta http-equiv=refresh content="${content}">`).document.URL);
}
record("iframe without a source", () => page("<iframe>").frames[0].location.href);
record("a document that DOMParser makes", () => {
  const window = page("");
  const parsed = new window.DOMParser().parseFromString('<base href="z/"><a href="y">', "text/html");
  return [parsed.URL, parsed.baseURI, parsed.querySelector("a").href];
});

// Sockets and timers of the pages need not end by themselves.
process.stdout.write(JSON.stringify(results), () => process.exit(0));
