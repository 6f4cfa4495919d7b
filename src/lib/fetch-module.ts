let tries = 0;

/**
 * Fetches a module that may have failed before. Firefox keeps the failure for as long as the document lives, and asks no more for
 * that address; with a fragment it is another address to the browser, and the same one to the server.
 * @param load the `import()` itself
 * @throws TypeError of the browser when the module does not arrive; Safari's does not name the address to ask for again
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
