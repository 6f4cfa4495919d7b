import { slug } from './site.ts';

/** Local-storage keys (SPEC section 4); the site's slug keeps them apart on a shared origin. */
export const storageKeys = {
  /** light | dark | system */
  theme: `${slug}-theme`,
  /** en | es | fr | de */
  language: `${slug}-language`,
  /** all | necessary */
  consent: `${slug}-cookie-consent`,
  /** drafts of applications by job, only while the visitor asks for it */
  applicationDrafts: `${slug}-application-drafts`,
  /** present while logged in */
  admin: `${slug}-admin`,
} as const;
