const added = new Set<string>();

/**
 * Adds the scripts that need consent, each once. The default build registers none (`scriptsAfterConsent` of site.yaml); an adopter who adds one
 * from another origin has to allow that origin in the security policy too.
 */
export function loadOptionalScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (added.has(address)) continue;
    added.add(address);
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    document.head.append(script);
  }
}
