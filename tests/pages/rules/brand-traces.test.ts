import { Resvg } from '@resvg/resvg-js';
import { formatRgb } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as site from '../../../shared/site.ts';
import { readForTraces, traceProblems, tracesOf } from './brand-traces.ts';

const { accent, contact, name: brandName, slug, wordmark } = site;
const traces = tracesOf(site, ['Ada Byron', 'Alder', 'Oak & Sons', 'Trondheim']);
const problemsOf = (name: string, bytes: Buffer) => traceProblems(name, readForTraces(name, bytes), traces);
const problemsIn = (name: string, text: string) => problemsOf(name, Buffer.from(text));
const squareOf = (colour: string) =>
  Buffer.from(
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path fill="${colour}" d="M0 0h4v4H0z"/></svg>`,
    )
      .render()
      .asPng(),
  );
const [first, second] = wordmark;

describe('traces of a company in a file', () => {
  it.each([
    ['its name in capitals', 'a.html', `<p>${brandName.toUpperCase()}</p>`],
    ['its name in two elements', 'a.html', `<b>${first}</b><span>${second}</span>`],
    ['its name with a soft hyphen', 'a.html', `<p>${first}\u00AD${second}</p>`],
    ['its name folded in a calendar', 'a.ics', `SUMMARY:x ${first}\r\n ${second}\r\n`],
    ['its slug in a script', 'a.js', `localStorage.getItem("${slug}-theme")`],
    ['its domain in a feed', 'feed.xml', `<link>${site.origin}/blog</link>`],
    ['a mail address', 'a.html', `<a href="mailto:${contact.email.legal}">`],
    ['its telephone number', 'a.html', `<a href="tel:+${contact.phone.replace(/\D/g, '')}">`],
    ['its street, over two lines', 'a.txt', contact.address.street.replace(' ', '\n   ')],
    ['its accent', 'a.css', `a{color:${accent.light.toUpperCase()}}`],
    ['its accent, half transparent', 'a.css', `a{color:${accent.dark}2e}`],
    ['its accent as numbers', 'a.svg', `<path fill="${formatRgb(accent.light)}"/>`],
    ['a person, over two lines', 'a.html', '<p>By Ada\n  Byron</p>'],
    ['a client of one word', 'a.html', '<li>Alder</li>'],
    ['a client in markup', 'a.html', '<li>Oak &amp; Sons</li>'],
    ['a place in a script', 'a.js', 'const city="Trondheim"'],
    ['a colour in a spelling nobody reads', 'a.css', 'a{color:oklch(54% .16 41)}'],
  ])('are found: %s', (_, name, text) => {
    expect(problemsIn(name, text)).not.toEqual([]);
  });

  it('are found in the pixels of a picture', () => {
    expect(problemsOf('a.png', squareOf(accent.dark))).toEqual([`a.png: the colour ${accent.dark}`]);
    expect(problemsOf('a.png', squareOf('#010203'))).toEqual([]);
  });

  it('are found in the table of colours of a picture', async () => {
    const withTable = (colour: string) =>
      sharp(squareOf(colour)).removeAlpha().png({ palette: true }).toBuffer();
    expect(problemsOf('a.png', await withTable(accent.dark))).toEqual([`a.png: the colour ${accent.dark}`]);
    expect(problemsOf('a.png', await withTable('#010203'))).toEqual([]);
  });

  it('are told with file and surroundings', () => {
    expect(problemsIn('about.html', `<p>At ${brandName} we draw first.</p>`)[0]).toContain(
      `about.html: “${brandName}” in “<p>at${brandName.toLowerCase()}wedrawfirst.</p>”`,
    );
  });

  it('are not found in a site of somebody else', () => {
    const other = '<p style="color:#010203">Somebody Else, with alders and Aldermen</p>';
    expect(problemsIn('a.html', other)).toEqual([]);
  });
});
