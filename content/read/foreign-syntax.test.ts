import { editionOf } from '#content/edition.ts';
import { describe, expect, it } from 'vitest';
import { foreignSyntaxIn } from './foreign-syntax.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { problemsOfFiles, starter, starterWith, type Edit } from '#content/test-support/site-fixture.ts';
import { testSite as site } from '#content/test-support/test-site.ts';

const inMarkdown = (markdown: string): string[] =>
  readArticle(editionOf(site, 'en'), markdown).problems.map(({ line, reason }) => `${line}: ${reason}`);
const inPlain = (text: string): string[] =>
  foreignSyntaxIn(text, 'plain').map(({ found, advice }) => `${advice}: ${found}`);

/** What is written, and a part of the one message about it. */
const inBoth: [written: string, said: string][] = [
  ['{{< figure src="/a.png" >}}', 'a tag of another system'],
  ['{{<figure src="/a.png" title="A">}}', 'a tag of another system'],
  ['{{% notice tip %}}', 'a tag of another system'],
  ['See {{page.title}} and more.', 'a tag of another system'],
  ['{% include a.html %}', 'a tag of another system'],
  ['{% image src:"http://acme.example/a.png" alt:"A" %}', 'a tag of another system'],
  ['{% highlight ruby %}', 'a tag of another system'],
  ['An unclosed {{ tag', 'a tag of another system'],
  ['<%= link_to "a" %>', 'a tag of another system'],
  ['{: .no_toc .lead}', 'attributes of another system'],
  ['Words\n{:toc}', 'list of contents'],
  ['{{toc}}', 'list of contents'],
  ['{{< toc >}}', 'list of contents'],
  ['__TOC__', 'list of contents'],
  ['{::options parse_block_html="true" /}', 'attributes of another system'],
  ['[Words]{.underline} more', 'attributes of another system'],
  ['[TOC]', 'list of contents'],
  ['[[_TOC_]]', 'list of contents'],
  ['[[toc]]', 'list of contents'],
  ['{toc}', 'list of contents'],
  ['$$ x $$', 'a formula'],
  ['$$E = mc^2$$', 'a formula'],
  ['$$ 5 + 3 $$', 'a formula'],
  ['So it is $$\\frac{a}{b}$$ here.', 'a formula'],
  ['$$\n\\sum_i x_i\n$$', 'a formula'],
  ['[caption id="1"]', 'a shortcode'],
  ['A cat[/caption]', 'a shortcode'],
  ['[gallery]', 'a shortcode'],
  ['[gallery ids="1,2"]', 'a shortcode'],
  ['[contact-form-7 id="12" title=”Form”]', 'a shortcode'],
  ['[url=https]', 'a shortcode'],
  ['[youtube https://video.example/x]', 'a shortcode'],
  ['[tweet 123456]', 'a shortcode'],
  ['[nextpage]', 'a shortcode'],
  ['{code:java}', 'a macro'],
  ['See page Error! Bookmark not defined.', 'Word has lost'],
  ['Siehe Fehler! Textmarke nicht definiert.', 'Word has lost'],
  ['[!NOTE]', 'a mark of GitHub or Obsidian'],
  ['[!tip]- Folded', 'a mark of GitHub or Obsidian'],
  ['We start :rocket: now', 'an emoji by its name'],
  [':+1:', 'an emoji by its name'],
  ['See [[Other page]].', 'a wiki link'],
  ['See [[2024 plan|the plan]].', 'a wiki link'],
  ['It is ==marked words==.', 'marked text'],
  ['It is ++new++.', 'underlined text'],
  ['!!! note', 'a note of another system'],
  ['!!! warning "Mind"', 'a note of another system'],
  ['??? tip', 'a note of another system'],
  ['::: tip', 'a note of another system'],
  ['.. note:: Mind the gap', 'a note of another system'],
  ['== History ==', 'a heading of another system'],
  ['h2. History', 'a heading of another system'],
  ["It is '''bold'''.", 'the mark-up of another system'],
  ['&foo; and', 'there is no such character'],
  ['##Contact', '#'],
  ['###Contact', '#'],
  ['A ** bold ** word', 'asterisks'],
  ['•\tOne', 'a list as Word pastes it'],
  ['• One', 'a list as Word pastes it'],
  ['o\tOne', 'a list as Word pastes it'],
  ['–\tOne', 'a list as Word pastes it'],
  ['a)\tOne', 'a list as Word pastes it'],
  ['\uF0B7 One', 'the character U+F0B7'],
  ['Seats\tPoints', 'a tab inside a line'],
  ['One\u000Btwo', 'U+000B'],
  ['One\u2028two', 'U+2028'],
  ['One\u0007two', 'U+0007'],
  ['One \uFFFD two', 'U+FFFD'],
  ['[1] One\n[2] Two', 'a line break is a space'],
  ['– One\n– Two', 'a line break is a space'],
  ['a) One\nb) Two', 'a line break is a space'],
];

const onlyMarkdown: [written: string, said: string][] = [
  ['Kund*innen und Mitarbeiter*innen', 'inside a word'],
  ['Alle Kund*innen, auch **neue** Kund*innen.', 'inside a word'],
  ['Term\n: What it means', 'a definition of another system'],
  ['| A | B |\n| 1 | 2 |', 'a table without a line'],
  ['*[HTML]: Hyper Text', 'an abbreviation'],
  ['[x]({{ site.baseurl }}/contact)', 'a tag of another system'],
  ['[x]({{site.baseurl}}/contact)', 'a tag of another system in an address'],
  ['[a [b] c](/my page)', 'not a link'],
  ['[docs][docs]', 'a link without its address'],
  ['[The docs][]', 'a link without its address'],
  ['[The docs][1]', 'a link without its address'],
  ['import X from "./x"', 'code of MDX'],
  ["import '#content/x.css'", 'code of MDX'],
  ['import Chart from "../components/chart.js";', 'code of MDX'],
  ["import { Tabs, Tab } from '@theme/Tabs'", 'code of MDX'],
  ["import * as React from 'react'", 'code of MDX'],
  ["import {\n  Tab\n} from '#content/tabs'", 'code of MDX'],
  ['export const meta = {', 'code of MDX'],
  ['export default Layout', 'code of MDX'],
  ['export default ({ children }) => children', 'code of MDX'],
  ['\\[ x \\]', 'a formula'],
  ['\\[\nE = mc^2\n\\]', 'a formula'],
  ['- One\n- \\[ a + b \\]', 'a formula'],
  ['It is \\(x_1 + x_2\\).', 'a formula'],
  ['#Überschrift', '## Heading, with a space'],
  ['#Contact us', '## Heading, with a space'],
  ['#kontakt\nWrite to us.', '## Heading, with a space'],
  ['One.\n#Éléments', '## Heading, with a space'],
  ['So[^1].', 'footnotes'],
  ['So^[See the report.].', 'footnotes'],
  ['$$\n\n', 'a formula'],
  ['[x](#)', 'a link without an address'],
  ['[x]()', 'a link without an address'],
  ['See [the docs](<>) first.', 'a link without an address'],
  ['[](https://a.b)', 'a link without words'],
  ['One [ ](/contact) two', 'a link without words'],
  ['##Four##', '(## Heading)'],
  ['## Four##', 'delete the ## at the end'],
  ['## Contact {.unnumbered}', 'attributes of another system'],
  ['[Words](/contact){target="_blank"}', 'attributes of another system'],
  ['[Dropbox](https://dropbox.com/my file.pdf)', 'with %20 for a space'],
  ['[x](https://acme.example/{{ y }})', 'not a link'],
  ['[Contact](/contact us "T")', 'with %20 for a space'],
  ['## Contact {#a .b}', 'attributes of another system'],
  ['**Note:**Mind the gap.', 'spaces around the asterisks'],
  ['Mo.–Fr.: 9–17\nSa.: 10–12', 'end each line with'],
  ['[Contact](contact us)', 'with %20 for a space'],
  ['[Write](mailto:a b@c.de)', 'with %20 for a space'],
  ['[Dropbox](https://dropbox.com “Home”)', 'typographic quotation marks'],
  ['[Dropbox](“https://dropbox.com”)', 'typographic quotation marks'],
  ['[Dropbox] (https://dropbox.com)', 'delete the space'],
  ['[2048] (https://acme.example/2048)', 'delete the space'],
  ['## The [Dropbox] (https://dropbox.com) page', 'delete the space'],
  ['(our docs)[https://acme.example]', 'the words are in square brackets'],
  ['![A yard](https://acme.example/my yard.png)', 'not a picture'],
  ['![[embed.png]]', ''],
  ['- One\n- {% include a.html %}', 'a tag of another system'],
  ['| A |\n| --- |\n| {{ x }} |', 'a tag of another system'],
  ['> [!NOTE]\n> Mind the gap.', 'a mark of GitHub'],
  ['A **bold heading**{{ x }}', 'a tag of another system'],
  ['**Our services**\nWe do all.', 'for a heading write ## Our services'],
  ['One.\n**Our services**\nWe do all.', 'for a heading write ## Our services'],
  ['Phone: 964 55 01 02\nWhatsApp: 600 11 22 33', 'end each line with \\'],
  ['```bars\ncaption: The {{ x }}\nunit: ms\na: 1\nb: 2\n```', 'a tag of another system'],
  ['```bars\ncaption: c\nunit: ms\n**a**: 1\nb: 2\n```', 'plain text'],
  ['![A yard in rain](/images/yard.jpg "{{ x }}")', 'a tag of another system'],
];

const onlyPlain: [written: string, said: string][] = [
  ['**Founded** in 2019', 'plain text'],
  ['Founded *early* in 2019', 'plain text'],
  ['__Founded in__ 2019', 'plain text'],
  ['the [company](https://x.example)', 'no links or pictures'],
  ['the [company](/about)', 'no links or pictures'],
  ['![A yard](/images/yard.jpg)', 'no links or pictures'],
  ['in 2019 <br> and', 'without HTML'],
  ['<p class="lead">In 2019', 'without HTML'],
  ['It is <b>', 'without HTML'],
  ['more</strong>', 'without HTML'],
  ['the [company]()', 'no links or pictures'],
  ['the [](https://a.b)', 'no links or pictures'],
  ['<!-- note -->', 'without HTML'],
  ['one&nbsp;two', 'write a space'],
  ['one &amp; two', 'the character itself, &'],
  ['Caf&eacute;', 'the character itself, é'],
  ['&#8364; 20', 'the character itself, €'],
  ['# Heading', 'delete the #'],
  ['Run `npm start` now', 'backticks'],
  ['~~old~~ new', 'plain text'],
  ['- One\n- Two', 'a line break is a space'],
  ['1. One\n2. Two', 'a line break is a space'],
];

/** Texts that look like foreign syntax and are none. */
const right = [
  'Our office in {city} since {foundedYear}, price "{price}" and {count} people.',
  'Open 9:00-14:00 and 16:00-19:00, backup at 10:30:00.',
  'std::vector and a::b::c in C++ and Notepad++, C#, F#, .NET.',
  'If a < b and b > c, then a<b.',
  'The value of arrays[0] and matrix[0][1], says [1] and [1][2].',
  'R&D, AT&T; H&M; Q&A and Bed&Breakfast; fish & chips.',
  'We are #1, not #2, says #hashtag.',
  'Write to first.last@acme.example or call +1 415 555 0100.',
  'A snake_case_name and another_one here.',
  'Kolleg:innen und Mitarbeiter*innen: alle.',
  'Choose [Weiter] (rechts unten) for [Kunde A] (Logistik), or IBM [z/OS] (mainframe).',
  'Prices from 49 €* (*plus VAT), 5 * 3 * 2 = 30 and 2**3 or 2 ** 3.',
  'The key (see below): a -> b; note: this is it.',
  'A talk [video] and [more], see [quote].',
  'It is [sic] so [...] and [live] too.',
  'a == b == c, and 1 == 1.',
  'i++ and j++ are the same.',
  '++i and i++',
  '++count or count++, ++i and j++',
  'From $20 to $x$, $5 and $10, $$ to $$$, and $$ or $$.',
  'import of goods from "abroad"',
  'import goods from "abroad"',
  "export default values, import 'as is'.",
  '^[a-z]+$ and [^0-9]* ^[abc] and ^[A-Z ]{2}$',
  'We are #1 in #cloud; C# and F#.',
  '#1 in the region',
  '– A dash at the start.',
  '✓ Included in the price',
  'Un texte : avec des deux-points : partout ; et « guillemets ».',
  'Opción A: 10:00h · Opción B: 12:00h',
  '> 99.9 % uptime',
  'A line\nof text that\ngoes on.',
  '{brand} — “quoted”, ‘single’, …',
  'Call f(x)[0] or list[1](2).',
  'The 2024/25 plan @ 10% (ca. 5 %), 100 % || nothing',
];

const asItIs = [
  'The `{{ x }}` of `[TOC]`, `:rocket:` and `**/*.ts` and `<b>`.',
  '```html\n{{ x }} <b>**a**</b>\n##a\n```',
  'Write \\{{ x }}, \\:rocket: or \\[[x]] or \\*\\*a\\*\\* here.',
  '## Contact {#contact}\n\n## `npm start`{#start}',
  '- ✓ One\n- ✓ Two\n\n| A |\n| --- |\n| ✓ one |\n| ✓ two |',
  'Phone: 964\\\nFax: 965',
  '#cloud #security',
  '#cloud#security',
  'From $$ to $$, or\n$$$.',
  '#Cloud, #Sicherheit #Übung',
  'Follow us with\n#weareacme on the way.',
  '- #cloud\n- #security',
  '\\#Contact',
  '\\[sic\\], \\[ Buy now \\], \\[ \\] and \\(see below\\), \\[Name\\_des\\_Kunden\\].',
  'Run `++i and i++`, `$$ x $$`, `\\[ x \\]`, `^[a-z]+$` and `import x from "./y"`.',
  '**Note:**\nIt is so.',
  '- **Fast**\n- **Good**',
  'Read <https://acme.example/a_b> and https://acme.example/a?b=[c]&d;',
  'A [link](/about "We"), **bold**, *soft*, ***both*** and __bold__ `code`.',
  'Fish &amp; chips &mdash; &#8364;',
  'One.\n\n[//]: # (a comment)',
];

const plainToo = ['The <dialog> element, Array<string> and Map<K, V>.', 'What __init__ does', 'C <-> D'];

describe('syntax of other systems is named with advice', () => {
  it.for([...inBoth, ...onlyMarkdown])('in Markdown: %j: %s', ([written, said]) => {
    expect(inMarkdown(written)).toEqual([expect.stringContaining(said)]);
  });

  it.for([...inBoth, ...onlyPlain])('in a field: %j: %s', ([written, said]) => {
    expect(inPlain(written)).toEqual([expect.stringContaining(said)]);
  });

  it('in Markdown once for each piece, with its line', () => {
    const text = 'One {{ a }}\nand {{ a }}.\n\n- {{ b }}\n- Two\n- **c** {% d %}\n\n> Three.\n> :smile:';
    expect(inMarkdown(text).map((one) => one.replace(/ .*: /, ' '))).toEqual([
      '1: {{ a }}',
      '2: {{ a }}',
      '4: {{ b }}',
      '6: {% d %}',
      '9: :smile:',
    ]);
  });
});

describe('no foreign syntax is', () => {
  it.for([...right, ...asItIs])('in Markdown: %j', (text) => {
    expect(inMarkdown(text)).toEqual([]);
  });

  it.for([...right, ...plainToo])('in a field: %j', (text) => {
    expect(inPlain(text)).toEqual([]);
  });
});

/** A file, and a text in it with something after it. */
const places: [file: string, found: string | null, text: string][] = [
  ['posts/first-article.en.md', '(/contact)', '(/contact) {{ x }}'],
  ['posts/first-article.de.md', 'excerpt: ', 'excerpt: A {% x %} '],
  ['legal/privacy.en.md', '{email}', '{email} {{email}}'],
  ['pages/notes.en.md', null, starter('legal/terms.en.md').replaceAll('{minimumAge}', '{{ x }}')],
  ['people/robin.yaml', 'Systems Engineer', 'Systems {{ x }} Engineer'],
  ['jobs/systems-engineer.yaml', 'title: ', 'title: The {{ x }} '],
  ['questions.yaml', 'question: How', 'question: For {{ x }} how'],
  ['site.yaml', '1 Street', '1 Street {{ x }}'],
  ['words/en.yaml', null, 'nav.blog: The {{ x }}'],
];

describe('in each kind of file', () => {
  it.for(places)('%s', ([file, before, text]) => {
    const edit: Edit = before === null ? [file, null, text] : [file, before, text];
    const found = problemsOfFiles(starterWith(edit));
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}:\\d+: .*a tag of another system`)),
    );
    expect(new Set(found.map((one) => one.split(':', 1)[0]))).toEqual(new Set([file]));
  });
});

it.each(['markdown', 'typed', 'paragraph', 'plain'] as const)(
  'reads a line once, however long it is: %s',
  (place) => {
    // A picture as base64, capitals, brackets, headings, lists, tags, columns.
    const lines = ['Ab0/', 'ABC ', '[', '(', '# ', '- a ', '{ ', '<a ', 'Ab: c ', '| a '];
    const slow = lines.filter((line) => {
      const startedAt = performance.now();
      foreignSyntaxIn(line.repeat(200_000 / line.length), place);
      return performance.now() - startedAt > 5_000;
    });
    expect(slow).toEqual([]);
  },
);
