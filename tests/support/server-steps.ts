/** What an operator types on a server or copies there, read from a how-to. */

/** The files and folders that a how-to copies to `/srv/site`. */
export function copiedToServer(howTo: string): string[] {
  const [, list = ''] = /^rsync -aR? --delete (.*) server:\/srv\/site\/$/m.exec(howTo) ?? [];
  return list.split(' ').filter(Boolean);
}

/** The value of each setting in blocks of `ini`: those of a unit file, or of an environment file. */
export function iniSettings(howTo: string): Record<string, string> {
  const blocks = [...howTo.matchAll(/^```ini\n(.*?)^```/gms)].map(([, inside = '']) => inside).join('');
  return Object.fromEntries(
    [...blocks.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
