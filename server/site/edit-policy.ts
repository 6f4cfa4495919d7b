/** Where the page of the editor stands, with its assets below it. */
export const editPath = '/edit';

/** Whether an address belongs to the editor. */
export const isOfEditor = (pathname: string): boolean =>
  pathname === editPath || pathname.startsWith(`${editPath}/`);

/**
 * The content security policy of the editor alone; all other pages keep theirs. The editor is somebody else's
 * program: it writes styles into its page, and shows pictures that it holds in memory. Scripts are our own
 * origin's files all the same.
 * @param origins that it works with: the repository's; none on one's own machine
 */
export function editorPolicy(origins: readonly string[]): string {
  const others = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${others}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${others}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
