/**
 * The keys of a site in local storage (SPEC section 4).
 * @param slug of site.yaml, which keeps sites on a shared origin apart
 */
export const storageKeysOf = (slug: string) => ({
  /** light | dark | system */
  theme: `${slug}-theme`,
  /** en | es | fr | de */
  language: `${slug}-language`,
  /** all | necessary */
  consent: `${slug}-cookie-consent`,
  /** drafts of applications by job, only while the visitor asks for it */
  applicationDrafts: `${slug}-application-drafts`,
  /** in session storage, from one page load to the next (src/browser/typed-fields.ts) */
  typedText: `${slug}-typed-text`,
  /** present while logged in */
  admin: `${slug}-admin`,
});

export type StoredPurpose = keyof ReturnType<typeof storageKeysOf>;

/** A key in the browser. The slug is `<html data-site>` of every page, so that scripts are the same for all sites. */
export const storageKey = (purpose: StoredPurpose): string =>
  storageKeysOf(document.documentElement.dataset.site ?? '')[purpose];
