/** What is compared: two that are the same and two that differ, some changed since they were made. */
const URLS = (U) => {
  const changed = new U("https://a.example/b?c=d");
  changed.searchParams.append("e", "f");
  return {
    same: [new U("https://a.example/b?c=d"), new U("b?c=d", "https://a.example/x")],
    changed: [changed, new U("https://a.example/b?c=d&e=f")],
    different: [new U("https://a.example/b?c=d"), new U("https://a.example/b?c=e")],
    platform: new URL("https://a.example/b?c=d"),
    other: new URL("https://a.example/b?c=e"),
  };
};
const PARAMS = (P) => {
  const changed = new P("c=d");
  changed.append("e", "f");
  return {
    same: [new P("c=d&e=f"), new P({ c: "d", e: "f" })],
    changed: [changed, new P("c=d&e=f")],
    different: [new P("c=d&e=f"), new P("c=d&e=g")],
    platform: new URLSearchParams("c=d&e=f"),
    other: new URLSearchParams("c=d&e=g"),
  };
};

/** For each library and class: which comparisons came out as the platform's text says, by column. */
export function rowsOf(libraries, U, P) {
  return libraries.map(([name, equal, strict = equal]) => ({
    name,
    URL: columns(URLS(U), equal, strict),
    URLSearchParams: columns(PARAMS(P), equal, strict),
  }));
}

function columns({ same, changed, different, platform, other }, equal, strict) {
  const compare = (are, [a, b]) => are(a, b);
  const nested = ([a, b]) => [{ a: [a] }, { a: [b] }];
  return {
    same: compare(equal, same),
    changed: compare(equal, changed),
    different: compare(equal, different),
    "nested, same": compare(equal, nested(same)),
    "nested, different": compare(equal, nested(different)),
    "strict, same": compare(strict, same),
    "strict, different": compare(strict, different),
    "platform's, same": equal(same[0], platform),
    "platform's, different": equal(same[0], other),
  };
}
