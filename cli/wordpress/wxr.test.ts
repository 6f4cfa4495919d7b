import { describe, expect, it } from 'vitest';
import { wxrFile } from './test-support/wxr-file.ts';
import { metaOf, readExport } from './wxr.ts';

describe('an export of WordPress', () => {
  it('is read with its authors, terms, posts and custom fields', () => {
    const exported = readExport(
      wxrFile({
        categories: ['news'],
        items: [
          {
            id: 7,
            title: 'R&amp;D ]]> & more',
            terms: [['category', 'news', 'News']],
            meta: { _yoast_wpseo_title: 'T' },
          },
        ],
      }),
    );
    expect(exported).toMatchObject({ url: 'https://acme.example', language: 'en' });
    expect(exported.authors.get('maria')).toBe('María López');
    expect(exported.terms).toEqual([
      { taxonomy: 'category', id: '1', slug: 'news', name: 'news', parent: '' },
    ]);
    const [item] = exported.items;
    expect(item).toMatchObject({
      id: '7',
      title: 'R&amp;D ]]> & more',
      link: 'https://acme.example/2019/05/post-7/',
      terms: [{ taxonomy: 'category', slug: 'news', name: 'News' }],
    });
    expect(item && metaOf(item, '_yoast_wpseo_title')).toBe('T');
    expect(item && metaOf(item, 'missing')).toBe('');
  });

  it('may have texts outside of CDATA, with entities, and lack whatever it likes', () => {
    const xml = `<rss xmlns:wp="http://wordpress.org/export/1.0/"><channel><link>https://acme.example/</link>
      <item><title>Tom &amp; J&#233;r&#xF4;me</title><link>https://acme.example/?p=9</link></item></channel></rss>`;
    const [item] = readExport(xml).items;
    expect(item).toMatchObject({
      id: '9',
      type: 'post',
      status: 'publish',
      title: 'Tom & Jérôme',
      content: '',
    });
  });

  it('has names of authors, ids of categories that belong together, and comments that were approved', () => {
    const author = (id: number, login: string, shown: string, first = '') =>
      `<wp:author><wp:author_id>${id}</wp:author_id><wp:author_login>${login}</wp:author_login><wp:author_display_name>${shown}</wp:author_display_name><wp:author_first_name>${first}</wp:author_first_name></wp:author>`;
    const comment = (approved: string) =>
      `<wp:comment><wp:comment_approved>${approved}</wp:comment_approved></wp:comment>`;
    const exported = readExport(`<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>
      ${author(1, 'admin', 'admin')}${author(2, 'ann', 'Ann Lee')}${author(3, 'bo', 'bo', 'Bo')}
      <wp:term><wp:term_taxonomy>term_translations</wp:term_taxonomy><wp:term_description>a:2:{s:2:"de";i:3;s:2:"en";i:9;}</wp:term_description></wp:term>
      <item><wp:is_sticky>1</wp:is_sticky>${comment('1')}${comment('1')}${comment('spam')}</item></channel></rss>`);
    expect([...exported.authors]).toEqual([
      ['admin', ''],
      ['ann', 'Ann Lee'],
      ['bo', 'Bo'],
    ]);
    expect(exported.authorIds).toEqual(['1', '2', '3']);
    expect(exported.translations.map((group) => [...group])).toEqual([
      [
        ['de', '3'],
        ['en', '9'],
      ],
    ]);
    expect(exported.items).toMatchObject([{ isSticky: true, comments: 2 }]);
  });

  it.each([
    ['another XML file', '<feed><title>x</title></feed>', 'not an export of WordPress'],
    ['a page', '<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>Log in', 'this file is a web page'],
    ['a page of XHTML', '\n<html><body/></html>', 'this file is a web page'],
    ['a feed', '<rss version="2.0"><channel><title>x</title></channel></rss>', 'not an export of WordPress'],
    ['a file that was cut off', wxrFile({ items: [{ id: 1 }] }).slice(0, -40), 'the export is cut off'],
    ['crossed elements', '<rss><channel><a><b></a></b></channel></rss>', 'not valid XML (line 1'],
    [
      'entities of its own',
      `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(99)}">]>${wxrFile({ items: [] })}`,
      'has a DOCTYPE',
    ],
    [
      'a DOCTYPE later on',
      '<rss xmlns:wp="w"><!DOCTYPE rss [<!ENTITY a "b">]><channel/></rss>',
      'the export',
    ],
  ])('is not %s', (_, xml, reason) => {
    expect(() => readExport(xml)).toThrow(reason);
  });
});
