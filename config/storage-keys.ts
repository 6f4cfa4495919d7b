import { brand } from './brand.ts';

/** Local-storage keys (SPEC section 4); the product's slug keeps them apart on a shared origin. */
export const storageKeys = {
  /** light | dark | system */
  theme: `${brand.slug}-theme`,
  /** en | es | fr | de */
  language: `${brand.slug}-language`,
  /** all | necessary */
  consent: `${brand.slug}-cookie-consent`,
  /** present while logged in */
  admin: `${brand.slug}-admin`,
} as const;
