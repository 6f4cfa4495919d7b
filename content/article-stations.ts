/** A station of a way: its name, and what happens there; the latter may be empty. */
export interface Station {
  name: string;
  note: string;
}

/** A way from station to station, written in an article as a fenced block named `way`. */
export interface WayFigure {
  caption: string;
  stations: Station[];
}

/**
 * Reads the text of a `way` block: `caption: …`, then one `name: note` or `name` per line, in the order in
 * which they are passed.
 * @returns the figure, or what is wrong with the text
 */
export function parseWay(text: string): WayFigure | string {
  let caption = '';
  const stations: Station[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const colon = line.indexOf(':');
    const [before, after] = colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1)];
    if (before.trim() === 'caption') caption = after.trim();
    else if (before.trim() === '') return `a station without a name: ${line}`;
    else stations.push({ name: before.trim(), note: after.trim() });
  }
  if (!caption) return 'no caption';
  return stations.length < 2 ? 'fewer than two stations' : { caption, stations };
}
