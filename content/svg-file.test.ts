import { describe, expect, it } from 'vitest';
import { readSvg, svgMaxBytes } from './svg-file.ts';

const svg = (content: string, attributes = 'viewBox="0 0 640 440"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('an SVG drawing', () => {
  it('has a view box and parts, and may follow the theme', () => {
    const plain = readSvg(svg('<path fill="#b00" d="M0 0h1v1z"/>', 'viewBox="-1, 0  12.5 8" fill="none"'));
    expect(plain).toMatchObject({
      viewBox: '-1 0 12.5 8',
      isThemed: false,
      parts: [],
      attributes: { fill: 'none' },
      content: '<path fill="#b00" d="M0 0h1v1z"/>',
    });
    const themed = readSvg(
      `<?xml version="1.0"?><!-- drawn by hand -->\n${svg('<g id="one"><g id="inside"/></g><g id="two" fill="var(--ink)"/>')}`,
    );
    expect(themed).toMatchObject({ isThemed: true, parts: ['one', 'two'] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'it contains a script: remove it'],
    ['an event handler', '<g><path onclick="alert(1)" d=""/></g>', 'it contains an event handler (onclick)'],
    ['HTML', '<foreignObject><p>x</p></foreignObject>', 'it contains HTML (foreignObject)'],
    ['raster data', '<image href="data:image/png;base64,AA"/>', 'it contains a raster picture (image)'],
    ['another file', '<use href="other.svg#a"/>', 'it refers to another file (other.svg#a)'],
    [
      'an address with a prefix',
      '<a xlink:href="https://x.example">x</a>',
      'it refers to another file (https:',
    ],
    [
      'a fill from elsewhere',
      '<path fill="url(https://x.example/a.svg#b)"/>',
      'it refers to another file (url(',
    ],
    ['an imported style', '<style>@import "https://x.example/a.css";</style>', 'its style sheet refers to'],
    ['an animation', '<animate attributeName="x"/>', 'it is animated'],
    ['broken XML', '<g><path></g>', 'not valid SVG:'],
  ])('is rejected with %s', (_, content, reason) => {
    expect(() => readSvg(svg(content))).toThrow(reason);
  });

  it.each([
    ['no view box', svg('', 'width="10" height="10"'), 'its root element needs a viewBox'],
    ['an empty view box', svg('', 'viewBox="0 0 0 10"'), 'its root element needs a viewBox'],
    ['another root', '<html></html>', 'not an SVG file'],
    ['no XML', 'PNG', 'not valid SVG'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'it declares entities'],
    [
      '5 MB',
      svg(`<desc>${'x'.repeat(5_000_000)}</desc>`),
      `too large: 5001 KB, at most ${svgMaxBytes / 1000}`,
    ],
  ])('is rejected if it has %s', (_, text, reason) => {
    expect(() => readSvg(text)).toThrow(reason);
  });

  it('can have references within the file', () => {
    const gradient = '<linearGradient id="a"/><path fill="url(#a)"/><use href="#b"/><use xlink:href="#b"/>';
    expect(readSvg(svg(gradient)).parts).toEqual(['a']);
  });
});
