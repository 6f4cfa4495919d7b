import { decoded } from '#shared/redirect-rules.ts';

/*
 * Shortcodes are instructions in square brackets that a plugin of WordPress replaces: `[gallery ids="1,2"]`. Page
 * builders such as Divi and WPBakery put a whole page into them. Here they become the HTML of what they say.
 */

/** An image as HTML, by the id of its attachment; empty for an unknown one. */
type ImageById = (id: string) => string;

export interface ShortcodeContext {
  imageById: ImageById;
  /** The ids of the images that belong to the post, for a gallery that names none. */
  ownImages: readonly string[];
  leaveOut: (what: string) => void;
}

const tag =
  /(?<!\[)\[(\/?)([a-z][\w-]*)((?:\s+(?:[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"']+)|https?:\/\/[^\s\]]+))*)\s*\/?\](?!\])/gi;

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s\]"']+))/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  );

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const linkTo = (url: string, words = url) =>
  /^(https?:\/)?\//.test(url) ? `<p><a href="${escaped(url)}">${words}</a></p>` : '';

/** Names that are shortcodes even without attributes and without an end. */
const known =
  /^(woocommerce_\w+|gallery|playlist|video|audio|embed|caption|contact-form(-7)?|more|nextpage|toc|products|cart)$/i;
/** Builders whose elements only arrange what is inside them. */
const ofBuilders =
  /^(vc|et_pb|fusion|av|tatsu|mk|nectar|ultimate|us|kc|cs|fl|row|col|column|section|one|two|three|accordion|tab|toggle)(s?$|_)/;

/** What an element of a page builder shows that is not inside it. */
function shownBy(name: string, attributes: Readonly<Record<string, string>>, imageById: ImageById): string {
  const first = (...names: readonly string[]) => names.flatMap((one) => attributes[one] ?? [])[0] ?? '';
  const isHeading = /heading/.test(name);
  const heading = first('title', 'heading', 'title1', ...(isHeading ? ['text'] : []));
  const text = first('description', 'subtitle', 'content', ...(isHeading ? [] : ['text']));
  const image = attributes['image'] ?? attributes['images'] ?? attributes['src'] ?? '';
  const pictures = /^\d+(,\d+)*$/.test(image)
    ? image.split(',').map(imageById).join('')
    : /^https?:\S+\.(jpe?g|png|webp|gif|avif)$/i.test(image)
      ? `<img src="${escaped(image)}" alt="${escaped(attributes['alt'] ?? '')}">`
      : '';
  // WPBakery writes the address of a button as `url:https%3A%2F%2F…|title:…`.
  const [, ofBakery] = /(?:^|\|)url:([^|]+)/.exec(attributes['link'] ?? '') ?? [];
  const url =
    attributes['button_url'] ?? attributes['url'] ?? (ofBakery && (decoded(ofBakery) ?? ofBakery)) ?? '';
  const button = attributes['button_text'] ?? (url === '' ? '' : heading);
  return [
    pictures,
    heading !== '' && heading !== button ? `<h3>${escaped(heading)}</h3>` : '',
    text === '' ? '' : `<p>${escaped(text)}</p>`,
    button === '' ? '' : linkTo(url, escaped(button)) || `<p>${escaped(button)}</p>`,
  ].join('');
}

function replaceAll(html: string, { imageById, ownImages, leaveOut }: ShortcodeContext): string {
  const whole = html
    .replaceAll(
      /\[((?:wp_)?caption)([^\]]*)\]([^]*?)\[\/\1\]/g,
      (_, __, attributes: string, inside: string) => {
        const [image = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside) ?? [];
        const words = inside.replace(image, '').trim() || (attributesOf(attributes)['caption'] ?? '');
        return `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n`;
      },
    )
    .replaceAll(/\[(\w+)=(https?:[^\s\]]+)\]/g, '[$1 $2]')
    .replaceAll(
      /\[([a-z][\w-]*)\b([^\][]*)\]([^[\n<]+)(\[\/\1\])?/gi,
      (written, name: string, attributes: string, words: string, end?: string) => {
        const { link = '', url = link, href = url } = attributesOf(attributes);
        const isWhole = end !== undefined || /^(button|btn)$/i.test(name);
        return (isWhole && linkTo(href, words.trim())) || written;
      },
    )
    .replaceAll(/\[embed[^\]]*\]\s*([^[\s]+)\s*\[\/embed\]/g, (_, url: string) => linkTo(url))
    .replaceAll(/\[(vc_raw_html|vc_raw_js)[^\]]*\][^]*?\[\/\1\]/g, (_, name: string) => {
      leaveOut(`[${name}]`);
      return '';
    });
  const closed = new Set([...whole.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return whole.replaceAll(tag, (written, end: string, name: string, rest: string) => {
    const isAlways = known.test(name) || (name.includes('_') && ofBuilders.test(name));
    if (rest === '' && !closed.has(name) && !isAlways) return written;
    if (end !== '') return '\n\n';
    const attributes = attributesOf(rest);
    if (name === 'gallery') {
      const ids = attributes['ids'] ?? attributes['include'];
      return `\n\n${(ids?.split(',') ?? ownImages).map((id) => imageById(id.trim())).join('')}\n\n`;
    }
    if (/^(video|audio|playlist)$/.test(name)) {
      const media = /https?:\/\/[^\s\]"']+/.exec(rest)?.[0];
      if (media === undefined) leaveOut(`[${name}]`);
      return media === undefined ? '' : linkTo(media);
    }
    const isWidget = known.test(name) || /form|slider|captcha/i.test(name);
    const shown = isWidget ? '' : shownBy(name, attributes, imageById) || linkTo(rest.trim());
    const isLost = (value: string) => /\p{L}\s+\S/u.test(value) && !shown.includes(escaped(value));
    const isPartial = shown === '' || Object.values(attributes).some(isLost);
    if (isPartial && !ofBuilders.test(name) && !/^(more|nextpage)$/.test(name))
      leaveOut(written.length > 120 ? `${written.slice(0, 120)}…` : written);
    return `\n\n${shown}\n\n`;
  });
}

/** A text whose shortcodes of code are elements. */
export const withCode = (html: string): string =>
  html.replaceAll(
    /\[(code|sourcecode|source|php|css|html|javascript|bash)([^\]]*)\]\n?([^]*?)\[\/\1\]/g,
    (_, name: string, rest: string, inside: string) => {
      const language = attributesOf(rest)['language'] ?? attributesOf(rest)['lang'] ?? name;
      const text = inside.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      return `<pre><code class="language-${/^(code|source)/.test(language) ? 'text' : language}">${text}</code></pre>`;
    },
  );

/** The HTML of a text with what its shortcodes show, but for those in code. */
export const withoutShortcodes = (html: string, context: ShortcodeContext): string =>
  html
    .split(/(<pre\b[^]*?<\/pre>|<code\b[^]*?<\/code>)/i)
    .map((part, index) => (index % 2 === 1 ? part : replaceAll(part, context)))
    .join('');
