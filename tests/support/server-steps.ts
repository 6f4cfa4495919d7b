/** What an operator types on a server or copies there, read from a how-to. */

/** The value of each setting in blocks of `ini`: those of a unit file, or of an environment file. */
export function iniSettings(howTo: string): Record<string, string> {
  const blocks = [...howTo.matchAll(/^```ini\n(.*?)^```/gms)].map(([, inside = '']) => inside).join('');
  return settingsIn(blocks);
}

/** The value of each setting in a unit file. */
export const settingsIn = (file: string): Record<string, string> =>
  Object.fromEntries([...file.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
