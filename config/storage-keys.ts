import { brandSlug } from './brand.ts';

/** Local-storage keys (SPEC section 4); the product's slug keeps them apart on a shared origin. */
export const storageKeys = {
  /** light | dark | system */
  theme: `${brandSlug}-theme`,
  /** en | es | fr | de */
  language: `${brandSlug}-language`,
  /** all | necessary */
  consent: `${brandSlug}-cookie-consent`,
  /** drafts of applications by job, only while the visitor asks for it */
  applicationDrafts: `${brandSlug}-application-drafts`,
  /** present while logged in */
  admin: `${brandSlug}-admin`,
} as const;
