import { describe, expect, it } from 'vitest';
import { markOf, readMark } from './mark.ts';

const svg = (shapes: string, root = 'viewBox="0 0 24 26"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${shapes}</svg>`;

describe('the mark of a logo', () => {
  it('draws black and grey shapes in the text colour, coloured ones in the accent', () => {
    const { ink, accent } = markOf(
      svg(
        '<!-- drawn by hand --><title>Sign</title><g fill="#222"><path d="M0 0h4v4z"/><path d="M9 9h1v1z" fill="#0a5"/></g>' +
          '<path class="ink" fill="#00f" d="M5 5h2v2z"/><path style="fill: #0a5; stroke: none; opacity: 1" d="M7 7h2v2z"/>',
      ),
    );
    expect(ink).toBe('M0 0h4v4zM5 5h2v2z');
    expect(accent).toBe('M9 9h1v1zM7 7h2v2z');
  });

  it('leaves out what a drawing program hides', () => {
    const { ink, accent } = markOf(
      svg(
        '<path d="M0 0h4v4z"/><g style="display:none" transform="scale(2)"><text>Draft</text><path fill="#fff" d="M1 1h1v1z"/></g>' +
          '<path display="none" d="M2 2h1v1z"/><g visibility="hidden"><path d="M3 3h1v1z"/><path style="visibility:visible" d="M4 4h1v1z"/></g>' +
          '<path style="visibility: collapse !important" d="M5 5h1v1z"/>',
      ),
    );
    expect(ink).toBe('M0 0h4v4zM4 4h1v1z');
    expect(accent).toBe('');
  });

  it.each([
    ['fill="#0b6b73"', 'M9 9h1v1z', 'M0 0h4v4z'],
    ['fill="none"', 'M0 0h4v4zM9 9h1v1z', ''],
    ['style="fill:none;fill-rule:evenodd"', 'M0 0h4v4zM9 9h1v1z', ''],
  ])('inherits the fill of the root, but not its absence: %s', (root, ink, accent) => {
    const shapes = '<path d="M0 0h4v4z"/><path fill="#000" d="M9 9h1v1z"/>';
    expect(markOf(svg(shapes, `viewBox="0 0 24 26" ${root}`))).toMatchObject({ ink, accent });
  });

  it('is scaled to a height of 26', () => {
    const mark = markOf(svg('<path d="m100 50 20 0v20H100z"/>', 'viewBox="100 50 104 52"'));
    expect(mark).toEqual({
      width: 52,
      height: 26,
      ink: 'M0 0l10 0v10H0z',
      accent: '',
      inkTop: 0,
      inkBottom: 10,
    });
  });

  it.each([
    ['<script>alert(1)</script><path d="M0 0h1z"/>', '<script>: the only shapes allowed are'],
    ['<path fill="url(#a)" d="M0 0h1z"/>', 'fill="url(#a)": give the shape one plain colour'],
    ['<path style="fill: url(https://a.example/x)" d="M0 0h1z"/>', 'give the shape one plain colour'],
    ['<style>path{fill:red}</style><path d="M0 0h1z"/>', 'a style sheet'],
    ['<use href="#a"/>', '<use>: the only shapes allowed are'],
    ['<path opacity=".5" d="M0 0h1z"/>', 'opacity'],
    ['<path stroke="#000" d="M0 0h1z"/>', 'a stroke'],
    ['<path d="M0 0h1z"/><path fill="#c0c0c0" d="M0 0h1z"/>', 'white or grey (#c0c0c0)'],
    ['<path d="M0 0h1z"/><path fill="white" d="M0 0h1z"/>', 'white or grey (white)'],
    [
      '<path d="M0 0h1z"/><path fill="#e00" d="M0 0h1z"/><path fill="#0a5" d="M0 0h1z"/>',
      '#e00 and #0a5 would',
    ],
    [
      '<path fill="#e00" d="M0 0h9v9z"/>\n<path d="M2 2h3v3z"/>',
      'the accent shape in line 1 would cover this one',
    ],
    ['<path transform="scale(2)" d="M0 0h1z"/>', 'a transform'],
    ['<text>Acme</text>', '<text>: the only shapes allowed are'],
    ['<path fill="none" stroke="#000" d="M0 0h1z"/>', 'without a fill'],
    ['<path fill-rule="evenodd" d="M0 0h1z"/>', 'evenodd'],
    ['<path d="L0 0"/>', 'it begins with M'],
    ['<path d="M0 0h"/>', 'h with 0 numbers'],
    ['<path fill="#e00" d="M0 0h1z"/>', 'no shape in the text colour'],
  ])('is rejected: %s', (shapes, reason) => {
    expect(() => markOf(svg(shapes))).toThrow(reason);
  });

  it('is rejected, with its file name, if it has no viewBox or is not an SVG file', () => {
    expect(() => markOf(svg('<path d="M0 0h1z"/>', ''))).toThrow('no viewBox');
    expect(() => markOf('<html>')).toThrow('it has no <svg>');
    const many = svg(
      '<path fill="#fff" d="M0 0h1z"/>\n<path transform="scale(2)" stroke="red" d="M0 0h1z"/>',
    );
    expect(() => readMark(Buffer.from(many), 'sites/acme/logo.svg')).toThrow(
      /logo\.svg:1: \(the mark\): white or grey.*\n.*:2: \(the mark\): a transform.*\n.*:2: .*a stroke.*; or show the logo as it is: /,
    );
    expect(() => readMark(undefined, 'sites/acme/logo.svg')).toThrow(
      'sites/acme/logo.svg: (the whole file): missing',
    );
  });
});
