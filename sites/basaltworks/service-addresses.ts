/** The six services of the SPEC (section 2, Home and Sitemap), in its order. */
export const serviceAddresses = [
  'cloud',
  'database',
  'app-development',
  'web-development',
  'devops',
  'cybersecurity',
].map((id) => `/services/${id}`);
