/** Logos of the technologies on the service pages, from simple-icons, in the colour of the text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { publish, publishModule } from './output.ts';

/**
 * The logos of each page, one sprite for each, by simple-icons' names. Microsoft, Oracle and Amazon have withdrawn
 * theirs, so SQL Server, Oracle Database, DynamoDB, Azure and AWS are set as letters by the page.
 */
export const technologyLogoNames = {
  database: [
    'postgresql',
    'mysql',
    'mariadb',
    'sqlite',
    'cockroachlabs',
    'mongodb',
    'redis',
    'apachecassandra',
    'neo4j',
    'elasticsearch',
    'couchbase',
    'influxdb',
    'timescale',
  ],
  app: ['ios', 'android', 'flutter', 'react', 'dotnet', 'pwa', 'swift', 'kotlin', 'apple'],
  web: [
    'react',
    'nextdotjs',
    'vuedotjs',
    'angular',
    'typescript',
    'nodedotjs',
    'django',
    'laravel',
    'python',
    'php',
    'graphql',
    'wordpress',
    'strapi',
    'contentful',
    'shopify',
    'woocommerce',
    'postgresql',
    'mongodb',
    'redis',
  ],
  devops: [
    'git',
    'gitlab',
    'github',
    'jenkins',
    'githubactions',
    'docker',
    'helm',
    'terraform',
    'ansible',
    'kubernetes',
    'argo',
    'prometheus',
    'grafana',
    'opentelemetry',
    'vault',
    'datadog',
  ],
  cloud: ['googlecloud', 'cloudflare', 'kubernetes', 'terraform', 'docker', 'openstack'],
} as const satisfies Record<string, readonly string[]>;

const require = createRequire(import.meta.url);

/** The one path of a logo on its sheet of 24 by 24. */
function pathOf(name: string): string {
  const file = readFileSync(require.resolve(`simple-icons/icons/${name}.svg`), 'utf8');
  const path = / d="([^"]+)"/.exec(file)?.[1];
  if (!path) throw new Error(`The logo "${name}" has no path`);
  return path;
}

/** Writes a sprite for each page that shows logos. */
export function publishTechnologyLogos(): void {
  const families = Object.entries(technologyLogoNames).map(([family, names]) => {
    const groups = names.map((name) => `<path id="${name}" fill="currentColor" d="${pathOf(name)}"/>`);
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`;
    const address = publish(`art/logos-${family}`, 'svg', sprite);
    const pictures = names.map((name) => [name, { href: `${address}#${name}`, viewBox: '0 0 24 24' }]);
    return [family, Object.fromEntries(pictures)];
  });
  publishModule(
    'technology-logos',
    ['Picture'],
    [
      {
        name: 'technologyLogos',
        value: Object.fromEntries(families),
        type: 'Record<string, Record<string, Picture>>',
        comment: 'Logos by the service page they stand on, in the colour of the text.',
      },
    ],
  );
}
