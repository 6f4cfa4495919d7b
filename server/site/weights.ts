/**
 * The weights in a header of preferences, such as Accept or Accept-Encoding, by name (RFC 9110, section 12.4.2).
 * One without a weight has 1; one that is not a number has 0, so that nothing is sent that may have been refused.
 */
export function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number.parseFloat(q);
    if (name !== '') weights.set(name, Number.isNaN(weight) ? 0 : Math.min(Math.max(weight, 0), 1));
  }
  return weights;
}
