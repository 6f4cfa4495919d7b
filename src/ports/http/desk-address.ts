/** An address with the non-empty parameters. */
export function addressOf(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/admin/${path}${given.length > 0 ? `?${query}` : ''}`;
}

/** The address of a record. */
export const itemAddress = (list: string, id: string) => `/api/admin/${list}/${encodeURIComponent(id)}`;
