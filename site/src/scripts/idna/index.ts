import { bindFields } from "../shared/bind-fields.ts";
import { find } from "../shared/find.ts";
import { explainDomain, MAX_DOMAIN } from "./explain.ts";
import { showLabels } from "./show-labels.ts";
import { showMapping } from "./show-mapping.ts";
import { showResult } from "./show-result.ts";
import { showShown } from "./show-shown.ts";
import { FAMOUS } from "./shown.ts";

const fields = {
  domain: find<HTMLInputElement>("domain"),
  strict: find<HTMLInputElement>("strict"),
  names: find<HTMLInputElement>("names"),
};

bindFields(fields, { domain: "STRAẞE.example", strict: "0", names: FAMOUS.join(", ") }, ({ domain, strict, names }) => {
  const shown = domain.slice(0, MAX_DOMAIN);
  const steps = explainDomain(shown, strict === "1");
  showResult(shown, steps, domain.length - shown.length);
  showMapping(steps);
  showLabels(steps);
  showShown(shown, names);
});
