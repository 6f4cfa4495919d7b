import { Resvg } from '@resvg/resvg-js';
import { formatRgb } from 'culori';
import { describe, expect, it } from 'vitest';
import * as site from '../../../config/site.ts';
import { traceProblems, tracesOf } from './brand-traces.ts';

const { accent, contact, name: brandName, slug, wordmark } = site;
const traces = tracesOf(site);
const problemsIn = (name: string, text: string) => traceProblems(name, Buffer.from(text), traces);
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
    ['a colour in a spelling nobody reads', 'a.css', 'a{color:oklch(54% .16 41)}'],
  ])('are found: %s', (_, name, text) => {
    expect(problemsIn(name, text)).not.toEqual([]);
  });

  it('are found in the pixels of a picture', () => {
    expect(traceProblems('a.png', squareOf(accent.dark), traces)).toEqual([
      `a.png: the colour ${accent.dark}`,
    ]);
    expect(traceProblems('a.png', squareOf('#4fc3c7'), traces)).toEqual([]);
  });

  it('are told with file and surroundings', () => {
    expect(problemsIn('about.html', `<p>At ${brandName} we draw first.</p>`)[0]).toContain(
      `about.html: “${brandName}” in “<p>at${brandName.toLowerCase()}wedrawfirst.</p>”`,
    );
  });

  it('are not found in a site of somebody else', () => {
    expect(problemsIn('a.html', '<p style="color:#0b6b73">Northwind Harbour, hexagonal columns</p>')).toEqual(
      [],
    );
  });
});
