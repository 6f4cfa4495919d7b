import { describe, expect, it } from 'vitest';
import { marked } from 'marked';
import { markdownFromHtml } from './page-markdown.ts';

const write = (html: string) => markdownFromHtml(`<main>${html}</main>`, 'https://site.example/de/services');

describe('the text of a page', () => {
  it('leaves out controls, drawings and hidden elements', () => {
    const left = [
      '<svg><text>drawn</text></svg>',
      '<img src="a" alt="seen">',
      '<button>press</button>',
      '<nav><a href="/">home</a></nav>',
      '<form><label>name</label></form>',
      '<dialog open>asked</dialog>',
      '<p hidden>later</p>',
      '<span aria-hidden="true">twice</span>',
      '<div role="slider">3</div>',
      '<p aria-live="polite">said</p>',
      '<ul role="tablist"><li><button>tab</button></li></ul>',
      '<ol><li><button>slide</button></li></ol>',
    ];
    expect(left.filter((html) => !/^Text(?:\s+1\.)?$/.test(write(`<p>Text</p>${html}`).trim()))).toEqual([]);
  });

  it('has absolute links and no soft hyphens', () => {
    expect(write('<p><a href="/de/contact">Kon\u00ADtakt</a> <a href="#a(b)">da</a></p>')).toBe(
      '[Kontakt](https://site.example/de/contact) [da](https://site.example/de/services#a%28b%29)\n',
    );
    expect(write('<p><a href="mailto:a@b.example">Mail</a></p>')).toContain('(mailto:a@b.example)');
  });

  it('keeps tables, and code with its language', () => {
    const head = '<thead><tr><th>A</th><th>B</th></tr></thead>';
    expect(write(`<table>${head}<tbody><tr><td>a|b</td><td><code>x</code></td></tr></tbody></table>`)).toBe(
      '| A | B |\n| --- | --- |\n| a\\|b | `x` |\n',
    );
    expect(write('<figure><div><span>Shell</span></div><pre><code>ls *\n</code></pre></figure>')).toBe(
      '```Shell\nls *\n```\n',
    );
  });
});

it.each([
  '2 * 3 * 4 and snake_case, _private_ and [brackets](not a link)',
  '1. not a list',
  '# no heading',
  '- no item',
  '> no quote',
  '<b>no HTML</b> & no &amp; entity',
  '`no code` ~~not struck~~',
])('escapes %s', (text) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const shown = marked.parse(write(`<p>${escaped}</p>`), { async: false }).replace(/<[^>]*>/g, '');
  const decoded = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  expect(decoded.trim()).toBe(text);
});
