/** Path of the editor's page; its assets are below it. */
export const editPath = '/edit';

/** Whether an address belongs to the editor. */
export const isOfEditor = (pathname: string): boolean =>
  pathname === editPath || pathname.startsWith(`${editPath}/`);

/**
 * The content security policy of the editor alone; all other pages keep theirs. Sveltia CMS needs inline styles and
 * images from memory (`blob:`, `data:`); scripts still come from our own origin only.
 * @param origins of the repository and its sign-in; none for `npm run edit`
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
