let tries = 0;

/**
 * Imports a module again after a failure. Firefox remembers a failed address until the document is left; with
 * a fragment it is another address for the browser, but not for the server.
 * @param load calls `import()`
 * @throws the browser's TypeError when loading fails; in Safari it does not name the address to retry
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (!address) throw error;
    tries += 1;
    return import(/* @vite-ignore */ `${address}#${tries}`);
  }
}
