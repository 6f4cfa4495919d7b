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
      const { url = '', alt = '', caption = '' } = images[index] ?? {};
      const file = url.includes(' ') ? encodeURI(url.slice(1)) : 'x.jpg';
      return `![${alt || 'a picture'}](/images/${file}${caption === '' ? '' : ` "${caption}"`})`;
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
      '- One\\\n  1\\) Two\n- Three\\\n  more',
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
      'Write.\n! [contact-form-7 id="1" title="Form"]',
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
    ['without any text', '<!-- wp:spacer --><div></div><!-- /wp:spacer --><h2> </h2>', ''],
    ['with a heading at its end', 'Text\n<h2>Call <em>us</em> today</h2>', 'Text\n\nCall us today'],
    [
      'of headings only',
      '<h2>Servers</h2><h3>1. Networks</h3><h2>Telephones</h2>',
      'Servers\n\n1\\. Networks\n\nTelephones',
    ],
    [
      'with a link whose words have lines of their own',
      'Ask us\n<a\n  class="button" href="/contact">\n\tAsk for advice\n</a>\n<a href="/prices"><span>See\nprices</span><br></a>',
      'Ask us\\\n[Ask for advice](/contact)\\\n[See prices](/prices)',
    ],
    [
      'with a link around a path of Windows',
      '<p>In <a href="/disk">C:\\</a> or not</p>',
      'In [C:\\\\](/disk) or not',
    ],
    [
      'with a link around blocks',
      '<a href="/night"><h3>At night</h3><p>We are there.</p></a>',
      '## At night\n\nWe are there.\n! the link to /night, which was around several blocks',
    ],
    [
      'with raised and lowered digits',
      '<p>2<sup>10</sup>, 5 m<sup>2</sup>, 10<sup>-3</sup>, CO<sub>2</sub>, note<sup><a href="#n">1</a></sup>, the 1<sup>st</sup></p>',
      '2¹⁰, 5 m², 10⁻³, CO₂, note¹, the 1st',
    ],
    [
      'with letters that cannot be raised',
      '<p>a<sup>xy</sup> and b<sub>max</sub></p>',
      'axy and bmax\n! the raised or lowered place of “xy”\n! the raised or lowered place of “max”',
    ],
    [
      'with cells over several rows and columns',
      '<table><tr><th rowspan="2">Day</th><th colspan="2">Hours</th></tr><tr><td>9</td><td>12</td></tr><tr><td>Mon</td><td>x</td><td rowspan="0">y</td></tr></table>',
      '| Day | Hours |  |\n| --- | --- | --- |\n| Day | 9 | 12 |\n| Mon | x | y |',
    ],
    [
      'with a cell whose row span is larger than the table',
      '<table><tr><td rowspan="99999999">A</td><td colspan="99999999">B</td></tr><tr><td>C</td><td>D</td></tr></table>',
      '| A | B |  |\n| --- | --- | --- |\n| A | C | D |',
    ],
    [
      'with a table in a table',
      '<table><tr><td rowspan="2">A</td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr><tr><td>B</td></tr></table>',
      '| A | x y |\n| --- | --- |\n| A | B |',
    ],
    [
      'with a picture that is a link',
      '<a href="https://partner.example/"><img src="/x.jpg" alt="Our partner"></a>\n\n<a href="/wp-content/x-full.jpg"><img src="/x.jpg" alt="Our yard"></a>',
      '![Our partner](/images/x.jpg)\n\n![Our yard](/images/x.jpg)\n! the link of a picture to https://partner.example/',
    ],
    [
      'with a link in a caption',
      '<figure><img src="/x.jpg" alt="Our yard"><figcaption>By <a href="https://photo.example/">Ann</a></figcaption></figure>',
      '![Our yard](/images/x.jpg "By Ann")\n! the link of a caption to https://photo.example/',
    ],
    [
      'with pictures that are loaded late',
      '<p><img src="data:image/gif;base64,R0" data-src="/x.jpg" alt="Our yard"></p><p><img data-srcset="/y-300.jpg 300w, /y.jpg 900w" alt="Our roof"></p>',
      '![Our yard](/images/x.jpg)\n\n![Our roof](/images/x.jpg)',
    ],
    [
      'with a picture whose name has a space',
      '<a href="/our team.jpg"><img src="/our team.jpg"></a>',
      '![a picture](/images/our%20team.jpg)',
    ],
    [
      'with icons and emoji',
      '<p>Call<img src="/phone.png" width="48" height="48"> us <img class="emoji" src="/1f600.svg" alt="😀"></p>',
      'Call us 😀\n! the small picture /phone.png',
    ],
    [
      'with tags in code of a plugin',
      '[code language="xml"]\n<!-- settings -->\n<add key="x"/>\n&lt;b/&gt;\n[/code]',
      '```xml\n<!-- settings -->\n<add key="x"/>\n<b/>\n```',
    ],
    [
      'with columns made of spaces',
      '<pre class="wp-block-preformatted">Mon    9\nTue   10</pre>',
      '```text\nMon    9\nTue   10\n```',
    ],
    [
      'with a preformatted text without columns',
      '<pre class="wp-block-preformatted">Roses are red,\nviolets are blue.</pre>',
      'Roses are red,\\\nviolets are blue.',
    ],
    [
      'with a file and its button',
      '<!-- wp:file --><div class="wp-block-file"><a href="/list.pdf">Checklist</a><a href="/list.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->',
      '[Checklist](/list.pdf)',
    ],
    [
      'with the words and addresses of shortcodes of any plugin',
      '[accordion-item title="Delivery"]In a day.[/accordion-item]\n\n[youtube https://youtu.be/abcdefghijk]\n\n[vimeo=https://vimeo.com/1]\n\n[su_button url="https://acme.example/buy"]Buy[/su_button]\n\n[my_chart id="3" color="red"]',
      '## Delivery\n\nIn a day.\n\n[https://youtu.be/abcdefghijk](https://youtu.be/abcdefghijk)\n\n[https://vimeo.com/1](https://vimeo.com/1)\n\n[Buy](https://acme.example/buy)\n! [my_chart id="3" color="red"]',
    ],
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
