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
    expect(exported.terms).toEqual([{ taxonomy: 'category', id: '1', slug: 'news', name: 'news' }]);
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

  it.each([
    ['another XML file', '<html><body/></html>', 'not an export of WordPress'],
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
