/**
 * Pages that menus, footer and teasers already link to and that a later change brings (unprefixed paths). The check of
 * the links lets these pass, and fails as soon as one exists or is no longer linked, so the list can only shrink.
 */
export const linksToCome: ReadonlySet<string> = new Set([
  '/services',
  '/services/cloud',
  '/services/database',
  '/services/app-development',
  '/services/web-development',
  '/services/devops',
  '/services/cybersecurity',
  '/services/it-support',
  '/blog',
  '/blog/future-of-cloud-computing',
  '/blog/cybersecurity-best-practices',
  '/blog/devops-implementation-guide',
  '/careers',
]);
