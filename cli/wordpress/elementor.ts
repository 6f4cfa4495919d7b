import { isRecord } from '#shared/is-record.ts';

/** The texts of one element of Elementor as HTML. */
function textsOf(settings: Record<string, unknown>): string {
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name] : '');
  const image = isRecord(settings['image']) ? settings['image']['url'] : undefined;
  const heading = text('title') || text('title_text') || text('tab_title');
  return [
    heading === '' ? '' : `<h2>${heading}</h2>`,
    text('editor') || text('tab_content'),
    text('description_text') === '' ? '' : `<p>${text('description_text')}</p>`,
    typeof image === 'string' ? `<img src="${image.replaceAll('"', '%22')}">` : '',
  ].join('\n');
}

function htmlIn(part: unknown, depth: number): string {
  if (depth > 40) return '';
  if (Array.isArray(part)) return part.map((one) => htmlIn(one, depth + 1)).join('\n');
  if (!isRecord(part)) return '';
  const own = isRecord(part['settings']) ? textsOf(part['settings']) : '';
  return own + htmlIn(part['elements'], depth + 1);
}

/** The texts of a page that Elementor keeps in a custom field. @param data JSON; anything else has none */
export function elementorHtml(data: string): string {
  try {
    return htmlIn(JSON.parse(data), 0).trim();
  } catch {
    return '';
  }
}
