/** What a test says of a post; all else is as WordPress would write it. */
export interface WrittenItem {
  id: number;
  type?: string;
  status?: string;
  title?: string;
  slug?: string;
  link?: string;
  date?: string;
  author?: string;
  content?: string;
  excerpt?: string;
  password?: string;
  parent?: number;
  attachment?: string;
  terms?: readonly (readonly [taxonomy: string, slug: string, name?: string])[];
  meta?: Readonly<Record<string, string>>;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function itemXml(item: WrittenItem): string {
  const { id, type = 'post', status = 'publish', title = `Post number ${id}`, slug = `post-${id}` } = item;
  const { date = '2019-05-02 09:30:00', author = 'maria', terms = [], meta = {} } = item;
  const link =
    item.link ??
    `https://acme.example/${type === 'post' ? `${date.slice(0, 7).replace('-', '/')}/` : ''}${slug}/`;
  return `<item>
<title>${cdata(title)}</title>
<link>${link}</link>
<pubDate>Thu, 02 May 2019 07:30:00 +0000</pubDate>
<dc:creator>${cdata(author)}</dc:creator>
<description></description>
<content:encoded>${cdata(item.content ?? `<!-- wp:paragraph -->\n<p>The text of post number ${id}, which says enough for an excerpt.</p>\n<!-- /wp:paragraph -->`)}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date.replace(/ 09:/, ' 07:'))}</wp:post_date_gmt>
<wp:post_modified>${cdata(date)}</wp:post_modified>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(item.password ?? '')}</wp:post_password>
${item.attachment === undefined ? '' : `<wp:attachment_url>${cdata(item.attachment)}</wp:attachment_url>`}
${terms.map(([taxonomy, name, words = name]) => `<category domain="${taxonomy}" nicename="${name}">${cdata(words)}</category>`).join('\n')}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
</item>`;
}

/** An uploaded file as an export lists it. */
export const attachment = (id: number, path: string, more: Partial<WrittenItem> = {}): WrittenItem => ({
  id,
  type: 'attachment',
  status: 'inherit',
  slug: `file-${id}`,
  attachment: `https://acme.example/wp-content/uploads/${path}`,
  content: '',
  ...more,
  meta: { _wp_attached_file: path, ...more.meta },
});

interface WrittenExport {
  items: readonly WrittenItem[];
  language?: string;
  /** Categories, by their slugs; below another one as `security/privacy`. */
  categories?: readonly string[];
  /** Ids of categories that are translations of each other, as `a:1:{s:2:"de";i:1;}`. */
  translations?: readonly string[];
  /** More logins, whose names are the same. */
  logins?: readonly string[];
}

function categoryXml(path: string, index: number): string {
  const [slug = '', parent = ''] = path.split('/').toReversed();
  return `<wp:category><wp:term_id>${index + 1}</wp:term_id><wp:category_nicename>${cdata(slug)}</wp:category_nicename><wp:category_parent>${cdata(parent)}</wp:category_parent><wp:cat_name>${cdata(slug)}</wp:cat_name></wp:category>`;
}

/** An export as WordPress 6 writes it. */
export const wxrFile = ({
  items,
  language = 'en-US',
  categories = [],
  translations = [],
  logins = [],
}: WrittenExport): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.8" created="2026-11-01 08:00" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Acme</title>
<link>https://acme.example</link>
<language>${language}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://acme.example</wp:base_site_url>
<wp:base_blog_url>https://acme.example</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('maria')}</wp:author_login><wp:author_email>${cdata('maria@acme.example')}</wp:author_email><wp:author_display_name>${cdata('María López')}</wp:author_display_name></wp:author>
${logins.map((login, index) => `<wp:author><wp:author_id>${index + 2}</wp:author_id><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(login)}</wp:author_display_name></wp:author>`).join('\n')}
${categories.map(categoryXml).join('\n')}
${translations.map((written) => `<wp:term><wp:term_taxonomy>term_translations</wp:term_taxonomy><wp:term_description>${cdata(written)}</wp:term_description></wp:term>`).join('\n')}
${items.map(itemXml).join('\n')}
</channel>
</rss>
`;
