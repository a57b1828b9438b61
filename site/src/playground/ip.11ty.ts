import { html } from "../build/html.ts";
import { examplesFor, playgroundLinks } from "../build/playgrounds.ts";

export const data = {
  title: "IP addresses",
  description: "Look at an address, a prefix or a list of prefixes: classes, bits, forms, and odd spellings in URLs.",
  script: "ip",
  style: "panels",
  wide: true,
};

export function render(): string {
  return html`${playgroundLinks("/playground/ip/")}
<h1>IP addresses</h1>
<p class="lead">What an address is for, how it is written, and how the URL parser reads its odd spellings. Everything
happens in this page: nothing that you type is sent.</p>
<p id="state-note" class="note" role="status"></p>

<section aria-labelledby="address-title" class="panel">
<h2 id="address-title">Address</h2>
<label for="address">An address, or what a URL has in its place</label>
<input id="address" class="field" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="address-status">
${examplesFor("address", [
  ["0x7f.1", "0x7f.1"],
  ["017700000001", "017700000001"],
  ["169.254.169.254", "169.254.169.254"],
  ["256.1.1.1", "256.1.1.1"],
  ["2001:db8::1", "2001:db8::1"],
  ["::ffff:10.0.0.1", "::ffff:10.0.0.1"],
  ["fe80::1%eth0", "fe80::1%eth0"],
])}
<p id="address-status" class="status" role="status"></p>
<div id="address-out"></div>
</section>

<section aria-labelledby="prefix-title" class="panel">
<h2 id="prefix-title">Prefix</h2>
<label for="prefix">A prefix, such as 192.0.2.0/24</label>
<input id="prefix" class="field" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="prefix-status">
${examplesFor("prefix", [
  ["192.0.2.64/26", "192.0.2.64/26"],
  ["10.1.2.3/8", "10.1.2.3/8"],
  ["8.0.0.0/5", "8.0.0.0/5"],
  ["2001:db8::/35", "2001:db8::/35"],
  ["fc00::/7", "fc00::/7"],
])}
<p id="prefix-status" class="status" role="status"></p>
<div id="prefix-out"></div>
</section>

<section aria-labelledby="set-title" class="panel">
<h2 id="set-title">List of prefixes</h2>
<div class="columns">
<div>
<label for="set">Prefixes, ranges and addresses, one in each line</label>
<textarea id="set" class="field" rows="8" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="set-status"></textarea>
</div>
<div>
<label for="member">Is this address in the list?</label>
<input id="member" class="field" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="member-status">
<p id="member-status" class="status" role="status"></p>
<p id="set-status" class="status" role="status"></p>
</div>
</div>
<div id="set-out"></div>
</section>`.html;
}
