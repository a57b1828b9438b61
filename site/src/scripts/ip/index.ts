import { bindFields } from "../shared/bind-fields.ts";
import { find } from "../shared/find.ts";
import { showAddress } from "./show-address.ts";
import { showPrefix } from "./show-prefix.ts";
import { showMember, showSet } from "./show-set.ts";

const fields = {
  address: find<HTMLInputElement>("address"),
  prefix: find<HTMLInputElement>("prefix"),
  set: find<HTMLTextAreaElement>("set"),
  member: find<HTMLInputElement>("member"),
};

const defaults = {
  address: "0x7f.1",
  prefix: "192.0.2.64/26",
  set: [
    "10.0.0.0/11",
    "10.32.0.0/11 # joins the one above",
    "10.128.0.0-10.140.255.255",
    "10.192.0.0/12",
    "10.250.0.1",
    "2001:db8::/33",
    "2001:db8:c000::/34",
    "",
  ].join("\n"),
  member: "10.40.0.1",
};

bindFields(fields, defaults, ({ address, prefix, set, member }, changed) => {
  if (changed === null || changed === "address") showAddress(address.trim());
  if (changed === null || changed === "prefix") showPrefix(prefix.trim());
  if (changed === null || changed === "set") showSet(set);
  if (changed !== "address" && changed !== "prefix") showMember(member);
});
