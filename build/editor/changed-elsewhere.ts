/** The digests of the texts of a site, by their files. */
export type TextDigests = Readonly<Record<string, string>>;

/** Tells texts apart, not to be secure: the browser's own digests are asynchronous. */
export function textDigest(text: string): string {
  let hash = 0x811c9dc5;
  const bytes = new TextEncoder().encode(text.trimEnd());
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${bytes.length}-${(hash >>> 0).toString(16)}`;
}

/** The texts that a tab of the editor knows: Sveltia CMS reads all files once, and overwrites what is newer. */
export function ownTexts() {
  const written = new Set<string>();
  const stale = new Set<string>();
  let known: Record<string, string> | undefined;
  return {
    /** Remembers a text that this tab saves. */
    remember: (text: string): void => void written.add(textDigest(text)),
    /** @returns the files that somebody else has changed since this tab was loaded */
    changedElsewhere(now: TextDigests): string[] {
      for (const [file, digest] of Object.entries(now))
        if (known && known[file] !== digest && !written.has(digest)) stale.add(file);
      known = { ...now };
      return [...stale];
    },
  };
}
