/** The setters of `@url/parser`, in the order of a URL's components. */
export const SETTER_NAMES = [
  "setScheme",
  "setUsername",
  "setPassword",
  "setHost",
  "setHostname",
  "setPort",
  "setPath",
  "setQuery",
  "setFragment",
] as const;

export type SetterName = (typeof SETTER_NAMES)[number];

/** The attribute of a `URL` object that calls the same algorithm. */
export const ATTRIBUTE_OF: Readonly<Record<SetterName, string>> = {
  setScheme: "protocol",
  setUsername: "username",
  setPassword: "password",
  setHost: "host",
  setHostname: "hostname",
  setPort: "port",
  setPath: "pathname",
  setQuery: "search",
  setFragment: "hash",
};

export function isSetterName(name: string): name is SetterName {
  return (SETTER_NAMES as readonly string[]).includes(name);
}
