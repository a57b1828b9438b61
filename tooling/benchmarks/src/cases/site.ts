import { orThrow } from "@url/result";
import { registrableDomain } from "@url/site";
import { type Case, contestant, type Work } from "../case.ts";
import { OURS, PSL, type Psl, psl, TLDTS, type Tldts, tldts } from "../implementations.ts";
import { flatten } from "../strings.ts";

/** What the Public Suffix List says of hosts. psl has a list of 2024: hosts on which that matters are dropped. */
export const siteCases: readonly Case<string>[] = [
  {
    key: "site-domain",
    title: "`registrableDomain(host)`",
    inputs: ({ web }) =>
      [...new Set(web.flatMap((url) => (URL.canParse(url) ? new URL(url).hostname : [])))].map(flatten),
    contestants: [
      contestant(TLDTS, tldts, findWithTldts),
      contestant(PSL, psl, findWithPsl),
      contestant(OURS, { registrableDomain, orThrow }, find),
    ],
    comparisons: [
      { against: TLDTS, target: { before24: 2, from24: 2 } },
      { against: PSL, target: { before24: 10, from24: 10 } },
    ],
  },
];

interface Ours {
  registrableDomain: typeof registrableDomain;
  orThrow: typeof orThrow;
}

function find({ registrableDomain, orThrow }: Ours): Work<string> {
  return {
    run: (host) => orThrow(registrableDomain(host))?.length ?? 0,
    text: (host) => String(orThrow(registrableDomain(host))),
  };
}

function findWithTldts({ getDomain }: Tldts): Work<string> {
  const options = { allowPrivateDomains: true };
  return {
    run: (host) => getDomain(host, options)?.length ?? 0,
    text: (host) => String(getDomain(host, options)),
  };
}

function findWithPsl({ get }: Psl): Work<string> {
  return {
    run: (host) => get(host)?.length ?? 0,
    text: (host) => String(get(host)),
  };
}
