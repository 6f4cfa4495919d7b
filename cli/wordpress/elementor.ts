import { isRecord } from '#shared/is-record.ts';

/** The texts of one element of Elementor, or of an entry of it, as HTML. */
function textsOf(settings: Record<string, unknown>): string {
  const text = (...names: readonly string[]) =>
    names.map((name) => settings[name]).find((one) => typeof one === 'string' && one !== '') as
      | string
      | undefined;
  const urlIn = (name: string) => {
    const { url } = isRecord(settings[name]) ? settings[name] : {};
    return typeof url === 'string' ? url.replaceAll('"', '%22') : '';
  };
  const heading = text('title', 'title_text', 'tab_title', 'accordion_title');
  const words = text('text', 'button_text');
  const link = urlIn('link');
  const paragraphs = [
    text('description_text', 'testimonial_content'),
    text('testimonial_name'),
    link === '' ? words : words && `<a href="${link}">${words}</a>`,
  ];
  return [
    heading && `<h2>${heading}</h2>`,
    text('editor', 'tab_content', 'accordion_content'),
    ...paragraphs.map((one) => one && `<p>${one}</p>`),
    urlIn('image') && `<img src="${urlIn('image')}">`,
    ...Object.values(settings).flatMap((one) =>
      Array.isArray(one) ? one.filter(isRecord).map(textsOf) : [],
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

function htmlIn(part: unknown, depth: number): string {
  if (depth > 40) return '';
  if (Array.isArray(part)) return part.map((one) => htmlIn(one, depth + 1)).join('\n');
  if (!isRecord(part)) return '';
  const own = isRecord(part['settings']) ? textsOf(part['settings']) : '';
  return `${own}\n${htmlIn(part['elements'], depth + 1)}`;
}

/** The texts of a page that Elementor keeps in a custom field. @param data JSON; anything else has none */
export function elementorHtml(data: string): string {
  try {
    return htmlIn(JSON.parse(data), 0).trim();
  } catch {
    return '';
  }
}
