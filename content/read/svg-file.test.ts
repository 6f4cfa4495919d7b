import { describe, expect, it } from 'vitest';
import { readSvg, SvgError, svgMaxBytes } from './svg-file.ts';

const svg = (content: string, attributes = 'viewBox="0 0 640 440"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('an SVG drawing', () => {
  it('has a view box and parts, and may follow the theme', () => {
    const plain = readSvg(svg('<path fill="#b00" d="M0 0h1v1z"/>', 'viewBox="-1, 0  12.5 8" fill="none"'));
    expect(plain).toMatchObject({
      viewBox: '-1 0 12.5 8',
      isThemed: false,
      parts: [],
      content: '<g fill="none"><path fill="#b00" d="M0 0h1v1z"/></g>',
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
    ['no view box', svg('', 'width="100%" height="10"'), 'its root element needs a viewBox'],
    ['an empty view box', svg('', 'viewBox="0 0 0 10"'), 'its root element needs a viewBox'],
    ['another root', '<html></html>', 'not an SVG file'],
    ['no XML', 'PNG', 'not valid SVG'],
    [
      'entities that are elements',
      `<!DOCTYPE svg [<!ENTITY a "<g/>">]>${svg('&a;')}`,
      'it declares entities',
    ],
    [
      'external entities',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>${svg('&a;')}`,
      'it declares entities',
    ],
    [
      'nested entities',
      `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${svg('&c;')}`,
      'it declares entities',
    ],
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

/** Drawings as programs save them, with the names and paths that they store. */
const programs = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape by jane.doe -->
<svg width="64mm" height="32mm" viewBox="0 0 64 32" version="1.1" id="svg5" sodipodi:docname="secret-offer.svg"
   inkscape:export-filename="C:\\Users\\jane.doe\\offer.png" xml:base="file:///home/jane.doe/"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm"/>
  <defs id="defs2"><linearGradient id="a"><stop style="stop-color:#c00" offset="0"/></linearGradient>
  <linearGradient xlink:href="#a" id="b" inkscape:collect="always"/><inkscape:path-effect effect="spiro"/></defs>
  <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><dc:creator xmlns:dc="x">jane.doe</dc:creator></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><title>jane.doe</title><svg:path style="fill:url(#b)" d="M0 0h64v32z" sodipodi:nodetypes="ccc"/></g>
</svg>`,
  Illustrator: `\u{FEFF}<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0, SVG Export Plug-In . SVG Version: 6.00 Build 0) -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px"
	 viewBox="0 0 64 32" style="enable-background:new 0 0 64 32;" xml:space="preserve">
<style type="text/css"><![CDATA[.st0{fill:url(#SVGID_1_);} .st1 > path{fill:#fff}]]></style>
<metadata><sfw xmlns="&ns_extend;"><slices author="jane.doe"/></sfw></metadata>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"></i:pgfRef></foreignObject>
	<g i:extraneous="self"><linearGradient id="SVGID_1_"><stop offset="0"/></linearGradient><path class="st0" data-name="C:\\jane.doe\\logo" d="M0 0h64v32z"/></g>
</switch>
<i:pgf id="adobe_illustrator_pgf"><![CDATA[eJzdjane.doe]]></i:pgf>
</svg>`,
  Figma: `<svg width="64" height="32" viewBox="0 0 64 32" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)" data-figma-owner="jane.doe"><path d="M0 0h64v32z" stroke="#C00"/><use xlink:href="#clip0_1_2"/></g><defs><clipPath id="clip0_1_2"><rect width="64" height="32" fill="white"/></clipPath></defs></svg>`,
  CorelDRAW: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW jane.doe -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="64px" height="32px" version="1.1" style="shape-rendering:geometricPrecision; fill-rule:evenodd"
viewBox="0 0 64 32" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs><font id="FontID0" horiz-adv-x="722"><font-face font-family="Corel"/></font>
  <style type="text/css"><![CDATA[ @font-face { font-family:"Corel";src:url("#FontID0") format(svg)} .fil0 {fill:url('#g')} ]]></style></defs>
 <g id="Ebene_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" fill="url(&quot;#g&quot;)" d="M0 0h64v32z"/></g></svg>`,
};

function problemIn(text: string): SvgError {
  try {
    readSvg(text);
  } catch (error) {
    if (error instanceof SvgError) return error;
  }
  throw new Error('it is correct XML');
}

it.each([
  ['<svg viewBox="0 0 9 9">\n<g>\n<path d=""/>\n</svg>', 4, '<g> of line 2 is not closed before </svg>'],
  ['<svg viewBox="0 0 9 9">\n<path d="M0 0/>\n</svg>', 2, 'a quote is not closed in <path>'],
  ['<svg viewBox="0 0 9 9">\n<text>A & B</text></svg>', 2, 'a & that begins no entity: write &amp;'],
  ['\n<?xml version="1.0"?><svg viewBox="0 0 9 9"/>', 2, 'something is before <?xml …?>'],
  ['<svg viewBox="0 0 9 9"></svg>\n<svg></svg>', 2, 'there is something after </svg>'],
  ['<svg viewBox="0 0 9 9" viewBox="0 0 1 1"/>', 1, 'the attribute viewBox is written twice'],
  [
    '<svg viewBox="0 0 9 9">\n<path hidden d=""/></svg>',
    2,
    'the attribute hidden is not written as hidden="value"',
  ],
  ['<svg viewBox="0 0 9 9"><g><g>', 1, 'it ends before its elements are closed'],
  ['<svg viewBox="0 0 9 9">', 1, '<svg> is not closed'],
  ['<svg viewBox="0 0 9 9"><9/></svg>', 1, '<9> is not the name of an element'],
  ['Sign in', 1, 'it has no <svg>'],
  [
    '<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n<svg viewBox="0 0 9 9">\n</g></svg>',
    5,
    '<svg> of line 4 is not closed before </g>',
  ],
])('mistakes of XML are named with their line: %s', (text, line, said) => {
  const found = problemIn(text);
  expect(found.problems[0]?.line).toBe(line);
  expect(found.message).toContain(said);
  expect(found.message).toMatch(/; fix it, or export it again$/);
});

it('a drawing that is nested too deeply is refused in own words', () => {
  expect(() => readSvg(svg('<g>'.repeat(3_000) + '</g>'.repeat(3_000)))).toThrow('nested too deeply');
});

describe('a drawing as a program saves it', () => {
  it.each(Object.entries(programs))('%s: is read without what the program stored for itself', (_, text) => {
    const { viewBox, content } = readSvg(text);
    expect(viewBox).toBe('0 0 64 32');
    expect(content).toContain('d="M0 0h64v32z"');
    expect(content).not.toMatch(/jane|sodipodi|inkscape|xlink|<!|CDATA|pgf|data-|metadata|xmlns|&ns_/i);
    expect(readSvg(svg(content)).content).toBe(content);
  });

  it('keeps what the content inherits from the root', () => {
    const inherited = (attributes: string) =>
      readSvg(svg('<path d=""/>', `viewBox="0 0 9 9" ${attributes}`)).content;
    expect(inherited('fill="none" stroke="#c00" id="a"')).toBe(
      '<g fill="none" stroke="#c00" id="a"><path d=""/></g>',
    );
    expect(inherited(`style='font-family:"A"' preserveAspectRatio="none"`)).toBe(
      '<g style="font-family:&quot;A&quot;"><path d=""/></g>',
    );
  });

  it('lets each part of a themed drawing inherit from the root, because pages show it alone', () => {
    const parts = '<g id="one" class="a"/><g fill="var(--ink)"/>';
    expect(readSvg(svg(parts, 'viewBox="0 0 9 9" id="Layer_1" fill="none"'))).toMatchObject({
      content: '<g fill="none" id="one"><g class="a"/></g><g fill="none"><g fill="var(--ink)"/></g>',
      parts: ['one'],
    });
  });

  it('may use its own prefix for SVG, and no viewBox beside a size', () => {
    const prefixed =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="1in" height="72pt"><s:g/><p xmlns="http://www.w3.org/1999/xhtml"/></s:svg>';
    expect(readSvg(prefixed)).toMatchObject({ viewBox: '0 0 96 96', content: '<g/>' });
  });

  it.each([
    [`<style>.a{fill:url("#g")}</style>`],
    [`<style>.a{fill:url( '#g' )}</style>`],
    ['<style>.a{fill:url(&quot;#g&quot;)}</style>'],
    ['<path fill="url(&#34;#g&#x22;)"/>'],
    [`<path fill='url("#g")'/>`],
  ])('may refer to itself: %s', (content) => {
    expect(readSvg(svg(content)).content).toContain('#g');
  });

  it.each([
    [String.raw`<style>@\69mport "https://x.example/a.css"</style>`],
    ['<style>.a{fill:url( "https://x.example/#g")}</style>'],
    [String.raw`<path style="fill:u\72l(https://x.example/)"/>`],
    ['<path fill="url(&quot;https://x.example/#a&quot;)"/>'],
    ['<style><![CDATA[.a{fill:url(//x.example/#g)}]]></style>'],
    [`<style>svg{background:image-set('https://x.example/a.png' 1x)}</style>`],
    [`<style>svg{background:-webkit-image-set("a.png" 1x)}</style>`],
    ['<path style="mask-image:src(&quot;https://x.example/a.png&quot;)"/>'],
    [String.raw`<path filter="\73rc('a.svg#f')"/>`],
    ['<path style="background:image(&quot;a.png&quot;)"/>'],
    ['<path style="background:cross-fade(&quot;a.png&quot;, &quot;b.png&quot;)"/>'],
  ])('must not refer to another file: %s', (content) => {
    expect(() => readSvg(svg(content))).toThrow('refers to another file');
  });

  it('may have names that look like CSS', () => {
    expect(readSvg(svg('<path id="image(2)" class="src(a)"/>')).isAlone).toBe(true);
  });

  it('hides what has no opacity from renderers that measure it', () => {
    const hidden =
      '<g style="display:inline;opacity:0"/><g opacity="0.0"/><g opacity="0.5" style="fill-opacity:0"/>';
    expect(readSvg(svg(hidden)).content).toBe(
      '<g style="display:inline;opacity:0;display:none"/><g opacity="0.0" style="display:none"/><g opacity="0.5" style="fill-opacity:0"/>',
    );
  });

  it('names the fonts of its texts that visitors lack', () => {
    const text = `<text font-family="Montserrat, Arial">a</text><text style="font-family:'Open Sans'">b</text><text font-family="Arial">c</text>`;
    expect(readSvg(svg(text)).fonts).toEqual(['Montserrat', 'Open Sans']);
    expect(readSvg(svg('<path style="font-family:Montserrat" d=""/>')).fonts).toEqual([]);
  });

  it('follows the theme only where it reads colours of the page', () => {
    expect(readSvg(svg('<style>g{--c:red;fill:var(--c)}</style>')).isThemed).toBe(false);
    expect(readSvg(svg('<g fill="var( --ink )"/>')).isThemed).toBe(true);
  });
});

describe('a logo, which is a file of its own', () => {
  const reasonsOf = (content: string): string => {
    try {
      readSvg(svg(content), 'logo');
      return '';
    } catch (error) {
      return error instanceof SvgError ? error.message : 'another error';
    }
  };

  it.each([
    ['<style>@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>', 'colours for the dark theme'],
    ['<style media="(prefers-color-scheme: dark)">.a{fill:#fff}</style>', 'colours for the dark theme'],
    [
      String.raw`<style>@m\65dia (prefers-color-scheme: d\61rk){.a{fill:#fff}}</style>`,
      'colours for the dark theme',
    ],
    ['<path fill="light-dark(#000, #fff)"/>', 'colours for the dark theme'],
    ['<path style="fill:light-dark(#000, #fff)"/>', 'colours for the dark theme'],
    ['<style>@media print{.a{fill:#000}}</style>', 'only in some cases (@media print)'],
    ['<style media="print">.a{fill:#000}</style>', 'only in some cases (@media print)'],
    ['<style>@media (max-width: 6em){.a{fill:#000}}</style>', 'only in some cases (@media (max-width: 6em))'],
    ['<style>@supports (color: lab(0 0 0)){.a{fill:#000}}</style>', 'only in some cases (@supports (color'],
    ['<style>.a{fill:#000;transition:fill 1s}</style>', 'it is animated'],
    ['<path style="transition: fill 1s"/>', 'it is animated'],
    ['<style>.a{/* slow */animation:a 1s}</style>', 'it is animated'],
    ['<style>.a{-webkit-animation-name:a}</style>', 'it is animated'],
    ['<style>@keyframes a{to{fill:#000}}</style>', 'it is animated'],
    [String.raw`<style>.a{tr\61nsition:fill 1s}</style>`, 'it is animated'],
  ])('would look different: %s', (content, reason) => {
    const reasons = reasonsOf(content);
    expect(reasons).toContain(reason);
    expect(reasons.includes('dark theme')).toBe(reason.includes('dark theme'));
  });

  it.each([
    ['<style>.animation{fill:#000} .animation:first-child,.md\\:transition{fill:#000}</style>'],
    ['<style>/* @media (prefers-color-scheme: dark) { animation: a } */ .a{fill:#000}</style>'],
    ['<style media="all">.a{fill:#000}</style><style media=" screen ">.a{fill:#000}</style>'],
    ['<style>.a{animation:none;transition: none}</style>'],
    ['<style>@charset "utf-8";@font-face{font-family:A}@namespace "x";.a{fill:#000}</style>'],
    ['<path class="animation" id="transition:a" aria-label="a@media.example"/>'],
  ])('looks the same with %s', (content) => {
    expect(reasonsOf(content)).toBe('');
  });

  it('is not hidden from the check by a comment in a string', () => {
    expect(reasonsOf(`<style>.a{content:"/*"} .b{animation:a 1s} .c{content:'*/'}</style>`)).toContain(
      'animated',
    );
  });
});
