/** The six services of the SPEC (section 2, Home and Sitemap), in its order. */
export const serviceIdsOfSpec = [
  'cloud',
  'database',
  'app-development',
  'web-development',
  'devops',
  'cybersecurity',
];

export const serviceAddresses = serviceIdsOfSpec.map((id) => `/services/${id}`);
