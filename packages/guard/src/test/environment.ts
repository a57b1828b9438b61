/** The variables from which clients read proxies, and the hosts that they reach without one. */
const PROXY_VARIABLES = ["http_proxy", "https_proxy", "all_proxy", "npm_config_http_proxy", "npm_config_https_proxy"];
const EXCEPTIONS = ["no_proxy", "npm_config_no_proxy"];

/** Names `proxy` in every variable, and returns what puts the environment back. */
export function setProxies(proxy: string): () => void {
  const names = [...PROXY_VARIABLES, ...EXCEPTIONS].flatMap((name) => [name, name.toUpperCase()]);
  const before = names.map((name) => process.env[name]);
  for (const name of names) {
    if (EXCEPTIONS.includes(name.toLowerCase())) delete process.env[name];
    else process.env[name] = proxy;
  }
  return () => {
    for (const [index, name] of names.entries()) {
      const value = before[index];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
