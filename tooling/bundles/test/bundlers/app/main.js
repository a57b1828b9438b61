// What each bundler is given. It prints how the hosts come out, whether the platform's URL was
// asked, and which builds of the packages it has.
import { URL } from "@url/api";

const inputs = ["http://EXAMPLE.com/", "http://xn--fa-hia.de/", "http://faß.de/", "http://a\u200cb.de/"];
const hosts = inputs.map((input) => URL.parse(input)?.hostname ?? null);
console.log(JSON.stringify({ hosts, asked: globalThis.asked, builds: [...(globalThis.builds ?? [])] }));
