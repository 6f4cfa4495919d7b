import { describe, expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { loadSite } from '#content/load-site.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { cleanHtml } from './clean-html.ts';
import { htmlToMarkdown } from '#content/markdown/html-to-markdown.ts';
import { finishedMarkdown } from './finished-markdown.ts';

const edition = editionOf(loadSite('sites/_starter'));
const image = (id: string) => `<img src="https://acme.example/${id}.jpg" alt="Picture ${id}">`;

/** What is left out is listed below the text. */
function convert(content: string, isPage = false): string {
  const left: string[] = [];
  const leaveOut = (what: string) => void left.push(what);
  const html = cleanHtml(content, {
    imageById: image,
    ownImages: ['8', '9'],
    leaveOut,
    blockById: (id) => (id === '5' ? '<!-- wp:paragraph --><p>Reused</p><!-- /wp:paragraph -->' : ''),
    footnotes: new Map([['n1', 'The law of 2019']]),
  });
  const resolve = (href: string) => (/^(https?:|\/)/.test(href) ? href : null);
  const { markdown, images } = htmlToMarkdown(html, { resolve, leaveOut });
  const body = finishedMarkdown(markdown, {
    edition,
    isPage,
    picture: (index) => {
      const { alt = '', caption = '' } = images[index] ?? {};
      return `![${alt || 'a picture'}](/images/x.jpg${caption === '' ? '' : ` "${caption}"`})`;
    },
    isLinkFine: () => true,
    onChange: (what) => void left.push(what),
  });
  expect(readArticle(edition, body).problems).toEqual([]);
  return [body, ...left].join('\n! ');
}

describe('a text of WordPress as Markdown', () => {
  it.each([
    [
      'of the block editor',
      '<!-- wp:heading {"level":1} -->\n<h1>Plan</h1>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>One <strong>bold</strong>&nbsp;word</p>\n<!-- /wp:paragraph -->',
      '## Plan\n\nOne **bold** word',
    ],
    [
      'of the classic editor, with empty lines and line breaks',
      'First line\nsecond line\n\nNext <em>paragraph</em>',
      'First line\\\nsecond line\n\nNext _paragraph_',
    ],
    ['with bold lines as headings', '<b>What we did</b>\n\nWe tested.', '## What we did\n\nWe tested.'],
    ['with a bold sentence', '<b>Call us today!</b>\n\nWe answer.', '**Call us today!**\n\nWe answer.'],
    [
      'with a list inside a list',
      '<ul><li>One<ol><li>Two</li></ol></li><li><p>Three</p><p>more</p></li></ul>',
      '- One\n- Two\n- Three\\\n  more',
    ],
    ['with bullets of Word', '<p>•\tOne</p><p>·  Two</p>', '- One\n- Two'],
    ['with dashes as a list', '– One\n– Two', '- One\n- Two'],
    ['with numbers as a list', '1) One\n2) Two', '1. One\n2. Two'],
    [
      'with a table without a head, of unequal rows, with signs',
      '<table><tr><td>A|B</td><td>C<br>D</td></tr><tr><td colspan="2">E</td></tr></table>',
      '| A\\|B | C D |\n| --- | --- |\n| E |  |',
    ],
    [
      'with a table for the layout',
      '<table><tr><td>Only</td></tr><tr><td>one</td></tr></table>',
      'Only\n\none',
    ],
    [
      'with a quote and its source',
      '<blockquote><p>To be.</p><p>Or not.</p><cite>Hamlet</cite></blockquote>',
      '> To be.\\\n> Or not.\n>\n> Hamlet',
    ],
    ['with code', '<pre class="lang-bash">a &lt; b\n\n```\n</pre>', "```bash\na < b\n\n'''\n```"],
    ['with code without a language', '<pre>a[0]=1 [b c="d"]</pre>', '```text\na[0]=1 [b c="d"]\n```'],
    ['with code in a line', 'Run <code>a_b {x}</code> now', 'Run `a_b {x}` now'],
    [
      'with a picture in a paragraph and a caption',
      '[caption id="a" width="300"]<a href="/x.jpg"><img src="/x.jpg" alt="Our yard"></a> In May[/caption]\nText',
      '![Our yard](/images/x.jpg "In May")\n\nText',
    ],
    [
      'with a picture in a list',
      '<ul><li>One <img src="/x.jpg" alt="Our yard"></li></ul>',
      '- One\n\n![Our yard](/images/x.jpg)',
    ],
    ['with a gallery', '[gallery ids="1, 2"]', '![Picture 1](/images/x.jpg)\n\n![Picture 2](/images/x.jpg)'],
    [
      'with a gallery of its own pictures',
      '[gallery]',
      '![Picture 8](/images/x.jpg)\n\n![Picture 9](/images/x.jpg)',
    ],
    [
      'with videos',
      '<iframe src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe>\n\n[embed]https://vimeo.com/1[/embed]',
      '[youtube.com/watch?v=abcdefghijk](https://www.youtube.com/watch?v=abcdefghijk)\n\n[https://vimeo.com/1](https://vimeo.com/1)',
    ],
    [
      'with a block that embeds an address',
      '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/1\n</div></figure><!-- /wp:embed -->',
      '[https://vimeo.com/1](https://vimeo.com/1)',
    ],
    [
      'with footnotes',
      '<!-- wp:paragraph --><p>As the law says<sup data-fn="n1" class="fn"><a href="#n1">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
      'As the law says (The law of 2019).',
    ],
    ['with a reusable block', '<!-- wp:block {"ref":5} /-->', 'Reused'],
    [
      'with a block that WordPress fills in',
      '<!-- wp:heading {"level":2} --><h2>News</h2><!-- /wp:heading --><p>Here</p><!-- wp:latest-posts {"a":1} /-->',
      '## News\n\nHere\n! block latest-posts',
    ],
    [
      'of WPBakery',
      '[vc_row][vc_column width="1/2"][vc_custom_heading text="Why us"][vc_column_text]We <b>answer</b>.[/vc_column_text][vc_single_image image="4"][vc_btn title="Call" link="url:https%3A%2F%2Facme.example%2Fcall|title:x"][/vc_column][/vc_row]',
      '## Why us\n\nWe **answer**.\n\n![Picture 4](/images/x.jpg)\n\n[Call](https://acme.example/call)',
    ],
    [
      'of Divi',
      '[et_pb_section fb_built="1"][et_pb_row][et_pb_blurb title="Fast"]<p>In a day.</p>[/et_pb_blurb][et_pb_button button_url="https://acme.example/" button_text="Go" /][/et_pb_row][/et_pb_section]',
      '## Fast\n\nIn a day.\n\n[Go](https://acme.example/)',
    ],
    [
      'with a form of a plugin',
      'Write.\n\n[contact-form-7 id="1" title="Form"]',
      'Write.\n! [contact-form-7]',
    ],
    [
      'with a button of a plugin',
      '[button link="https://acme.example/buy" color="red"]Buy[/button]\n\n[btn url="/more"]More\n\nEnd',
      '[Buy](https://acme.example/buy)\n\n[More](/more)\n\nEnd',
    ],
    [
      'with a field of a form in prose',
      'Write [your_name] first. [vc_separator]',
      'Write \\[your\\_name\\] first.',
    ],
    [
      'with a button',
      'Text <button type="button"> Read <b>more</b></button>',
      'Text\n! the button “Read more”',
    ],
    ['with an empty button', 'Text <button></button>', 'Text'],
    [
      'with a list that begins later',
      '<ol start="4"><li>Four</li></ol><ol start="1"><li>One</li></ol>',
      '1. Four\n\n1. One\n! the first number of a list, 4',
    ],
    [
      'with words in brackets',
      'He said [sic] “so” [1] [[gallery]]',
      'He said \\[sic\\] “so” \\[1\\] \\[\\[gallery\\]\\]',
    ],
    [
      'with signs of other systems',
      'A {name} ~~b~~ $$c$$ :rocket: ==d== *e* #f',
      'A \\{name\\} \\~\\~b\\~\\~ \\$\\$c\\$\\$ \\:rocket: \\==d\\== \\*e\\* #f',
    ],
    ['with emphasis inside a word', 'un<b>friend</b>ly and <b> spaced </b>.', 'unfriendly and **spaced** .'],
    ['with HTML that nothing closes', '<div><p>One<div>Two</b></i><ul><li>Three', 'One\n\nTwo\n\n- Three'],
    ['with a script', 'A<script>alert(1)</script><style>b{}</style> B', 'A B'],
    [
      'with a link that leads nowhere',
      '<a href="javascript:x()">Click</a> <a href="#top">up</a>',
      'Click up',
    ],
    [
      'with an address that has brackets',
      '<a href="https://x.example/a_(b)">x</a>',
      '[x](https://x.example/a_%28b%29)',
    ],
    ['with letters that no font shows', 'A\u0007B \uE005 0 \uE005 \u200BC', 'AB 0 C'],
    [
      'with elements that are nested too deeply',
      `${'<div>'.repeat(3000)}x`,
      '\n! its text, whose elements are nested too deeply',
    ],
    ['without any text', '<!-- wp:spacer --><div></div><!-- /wp:spacer --><h2> </h2><h3>End</h3>', ''],
  ])('%s', (_, content, markdown) => {
    expect(convert(content)).toBe(markdown);
  });

  it('is plain text where nothing else can be shown', () => {
    expect(convert('<p>h2. A heading of <b>Textile</b></p>')).toBe(
      'h2\\. A heading of Textile\n! simplified',
    );
  });

  it('has neither code nor quotes on a page that is only text', () => {
    expect(convert('<pre>a\nb</pre><blockquote><p>To be</p><cite>H</cite></blockquote>', true)).toBe(
      '`a`\\\n`b`\n\nTo be\\\n– H',
    );
  });
});
