import type { Ports } from '../ports-context.ts';

const never = () => Promise.reject(new Error('nothing is fetched at build'));

/** Ports that no page may call while it is prerendered. */
export const portsAtBuild: Ports = {
  admin: never,
  application: { submit: never },
  enquiry: { submit: never },
  newsletter: { submit: never },
};
