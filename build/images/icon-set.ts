import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** An icon set in the format of @iconify-json: the inside of each SVG, by name. */
interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const require = createRequire(import.meta.url);

/**
 * The shapes of icons on their sheet of 24 by 24, without their colour and line, which the page gives.
 * @param name of the set: one file instead of the thousands of its own package, which took a third of the
 * installation
 * @returns a function that throws an Error when the set has no icon of that name
 */
export function iconSet(name: 'lucide' | 'simple-icons'): (icon: string) => string {
  // Written by the package.
  const { icons } = JSON.parse(
    readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'),
  ) as IconSet;
  return (icon) => {
    const body = icons[icon]?.body;
    if (!body) throw new Error(`The icons of ${name} have no "${icon}"`);
    return body.replaceAll(/ (?:fill|stroke[a-z-]*)="[^"]*"|<\/?g[^>]*>/g, '');
  };
}
