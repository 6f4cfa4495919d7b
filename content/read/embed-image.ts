/**
 * A picture as an element of an SVG that loads no other file.
 * @param attributes its place and size
 */
export function embedImage(
  attributes: Readonly<Record<string, string | number>>,
  type: 'png' | 'jpeg' | 'svg+xml',
  content: Buffer | string,
): string {
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${value}" `);
  return `<image ${list.join('')}href="data:image/${type};base64,${Buffer.from(content).toString('base64')}"/>`;
}
