import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { loadSite } from '#content/load-site.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { pastedMarkdown } from './pasted-text.ts';
import { splitFile } from './written-form.ts';

const nothing = { before: '', after: '' };
const edition = editionOf(loadSite('sites/_starter'));

/** What a paste into an empty field writes, which a page shows without problems or advice. */
function paste(clipboard: { html?: string; plain?: string }): string {
  const markdown = pastedMarkdown({ html: '', plain: '', ...clipboard }, nothing);
  const { problems, advice } = readArticle(edition, markdown);
  expect([problems, advice]).toEqual([[], []]);
  return markdown;
}

/** As Windows hands over the HTML of a program. */
const ofWord = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-text:·;} --></style>
</head>
<body lang=ES style='tab-interval:35.4pt'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body></html>`;

/** @param mark what Word draws before the item, in a font of its own */
const wordItem = (place: string, mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const ofGoogle = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f0c1a2b-7fff-1a2b-3c4d-0123456789ab">${body}</b><br class="Apple-interchange-newline">`;
const run = (words: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;${style}white-space:pre;white-space:pre-wrap;">${words}</span>`;
const bold = (words: string) => run(words).replace('font-weight:400', 'font-weight:700');
const italic = (words: string) => run(words).replace('font-style:normal', 'font-style:italic');

describe('a text pasted from Word', () => {
  it.each([
    [
      'with headings, bold and italic',
      `<h1><span lang=ES>Copias de seguridad<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=ES>Tres</span></b><span lang=ES> copias, <i>siempre</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Dónde</h2>
<p class=MsoNormal>Fuera de la
oficina.</p>`,
      '## Copias de seguridad\n\n**Tres** copias, _siempre_.\n\n## Dónde\n\nFuera de la oficina.',
    ],
    [
      'with a list',
      `<p class=MsoNormal>Son:</p>${wordItem('First', '·', 'Tres copias')}${wordItem('Middle', 'o', '<b>Dos</b> soportes')}${wordItem('Last', '', 'Una fuera')}`,
      'Son:\n\n- Tres copias\n- **Dos** soportes\n- Una fuera',
    ],
    [
      'with a numbered list',
      wordItem('First', '1.', 'Uno') +
        wordItem('Middle', '2.', 'Dos<br>\nmás') +
        wordItem('Last', '3)', 'Tres'),
      '1. Uno\n2. Dos\\\n   más\n3. Tres',
    ],
    [
      'with letters below a number',
      wordItem('First', '1.', 'Llamar') +
        wordItem('Middle', '2.', 'Pedir accesos') +
        wordItem('Middle', 'a.', 'correo', 2) +
        wordItem('Middle', 'b.', 'dominio<br>\ny DNS', 2) +
        wordItem('Last', '3.', 'Firmar'),
      '1. Llamar\n2. Pedir accesos\\\n   a) correo\\\n   b) dominio\\\n   y DNS\n3. Firmar',
    ],
    [
      'with bullets on three levels',
      wordItem('First', '·', 'Uno') +
        wordItem('Middle', 'o', 'Dos', 2) +
        wordItem('Middle', '§', 'Tres', 3) +
        wordItem('Middle', 'o', 'Cuatro', 2) +
        wordItem('Last', '·', 'Cinco'),
      '- Uno\\\n  – Dos\\\n  – Tres\\\n  – Cuatro\n- Cinco',
    ],
    [
      'with roman numerals at the end',
      wordItem('First', '1.', 'Uno') +
        wordItem('Middle', 'i.', 'Dos', 2) +
        wordItem('Last', 'ii.', 'Tres', 2),
      '1. Uno\\\n   i) Dos\\\n   ii) Tres',
    ],
    [
      'with a table',
      `<table class=MsoTableGrid border=1><tr><td valign=top><p class=MsoNormal><b>Puestos<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Precio</b></p></td></tr>
<tr><td><p class=MsoNormal>1–10</p></td><td><p class=MsoNormal>1&nbsp;250&nbsp;€</p></td></tr></table>`,
      '| Puestos | Precio |\n| --- | --- |\n| 1–10 | 1\u00A0250\u00A0€ |',
    ],
    [
      'with tabs instead of a table',
      `<p class=MsoNormal>Puestos<span style='mso-tab-count:1'>        </span>Precio</p><p class=MsoNormal>1–10<span style='mso-tab-count:2'>&nbsp;&nbsp;&nbsp; </span>950 €</p>`,
      '| Puestos | Precio |\n| --- | --- |\n| 1–10 | 950 € |',
    ],
    [
      'with a title, a table of contents and bold lines as headings',
      `<p class=MsoTitle>Informe</p><p class=MsoToc1><a href="#_Toc1">Qué<span style='mso-tab-count:1 dotted'>.... </span>1</a></p><p class=MsoNormal><b>Qué hicimos</b></p><p class=MsoNormal>Probamos.</p>`,
      '## Informe\n\n### Qué hicimos\n\nProbamos.',
    ],
    [
      'with links and an address without its beginning',
      `<p class=MsoNormal><a href="https://acme.example/a"><span style='color:blue'>Acme</span></a>, <a href="file:///C:/x.docx">x</a>, www.cobalto.es/mi_red.</p>`,
      '[Acme](https://acme.example/a), x, [www.cobalto.es/mi\\_red](https://www.cobalto.es/mi_red).',
    ],
    [
      'with soft breaks',
      `<p class=MsoNormal>Teléfono: 964 55<br>\nWhatsApp: 600 12</p>`,
      'Teléfono: 964 55\\\nWhatsApp: 600 12',
    ],
    [
      'with tracked changes and a comment',
      `<p class=MsoNormal><del>viejo</del><ins>nuevo</ins> precio<span class=MsoCommentReference><a href="#_msocom_1">[RL1]</a></span></p><div style='mso-element:comment-list'><p class=MsoCommentText>Mirar esto.</p></div>`,
      'nuevo precio',
    ],
    [
      'with links that hide their address, or have one in capitals',
      `<p class=MsoNormal><a href="https://www.google.com/url?q=&url=https://acme.example/x">Uno</a>, <a href="https://www.google.com/url?q=javascript:alert(1)">dos</a>, <a href="HTTPS://acme.example/y">tres</a></p>`,
      '[Uno](https://acme.example/x), dos, [tres](HTTPS://acme.example/y)',
    ],
    [
      'with bullets and numbers that somebody typed',
      `<p class=MsoNormal>•<span style='mso-tab-count:1'> </span>Uno</p><p class=MsoNormal>• Dos</p><p class=MsoNormal>Y:</p><p class=MsoNormal>1) Tres</p><p class=MsoNormal>2) Cuatro</p><p class=MsoNormal>- Cinco</p><p class=MsoNormal>- Seis</p>`,
      '- Uno\n- Dos\n\nY:\n\n1. Tres\n2. Cuatro\n\n- Cinco\n- Seis',
    ],
  ])('%s', (_, body, markdown) => {
    expect(paste({ html: ofWord(body) })).toBe(markdown);
  });
});

describe('a text pasted from Google Docs', () => {
  it.each([
    [
      'with a heading and runs',
      `<h2 dir="ltr" style="line-height:1.38;">${run('Copias', 'font-size:16pt;')}</h2><p dir="ltr">${bold('Tr')}${bold('es')}${run(' copias, ')}${italic('siempre')}${run('.')}</p><br />`,
      '## Copias\n\n**Tres** copias, _siempre_.',
    ],
    [
      'with lists inside one another',
      `<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${run('Uno')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${run('Dos')}</p></li></ul><li dir="ltr"><p dir="ltr">${run('Tres')}</p></li></ul>`,
      '- Uno\\\n  – Dos\n- Tres',
    ],
    [
      'with numbers, and letters below one',
      `<ol><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr">${run('Pedir')}</p></li><ol><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr">${run('correo')}</p></li><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr">${run('dominio')}</p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr">${run('Firmar')}</p></li></ol>`,
      '1. Pedir\\\n   a) correo\\\n   b) dominio\n2. Firmar',
    ],
    [
      'with a table and a link that Google wraps',
      `<div dir="ltr" align="left"><table><colgroup><col width="10"/><col width="20"/></colgroup><tbody><tr><td><p dir="ltr">${bold('A')}</p></td><td><p dir="ltr">${bold('B')}</p></td></tr><tr><td><p dir="ltr">${run('1')}</p></td><td><p dir="ltr"><a href="https://www.google.com/url?q=https://acme.example/x&amp;sa=D" style="text-decoration:none;">${run('x')}</a></p></td></tr></tbody></table></div>`,
      '| A | B |\n| --- | --- |\n| 1 | [x](https://acme.example/x) |',
    ],
  ])('%s', (_, body, markdown) => {
    expect(paste({ html: ofGoogle(body) })).toBe(markdown);
  });
});

describe('a text pasted from LibreOffice', () => {
  const ofLibre = (body: string) =>
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">\n<HTML><HEAD><META HTTP-EQUIV="CONTENT-TYPE" CONTENT="text/html; charset=utf-8"><TITLE></TITLE><STYLE TYPE="text/css"><!-- P { margin-bottom: 0.25cm } --></STYLE></HEAD>\n<BODY LANG="es-ES" DIR="LTR">\n${body}\n</BODY></HTML>`;
  it.each([
    [
      'with a heading, fonts and a list',
      `<H1 CLASS="western">Copias</H1>\n<P STYLE="margin-bottom: 0cm"><FONT FACE="Arial"><FONT SIZE=2><B>Tres</B> copias</FONT></FONT></P>\n<UL>\n\t<LI><P STYLE="margin-bottom: 0cm">Uno</P>\n\t<LI><P>Dos</P>\n</UL>`,
      '## Copias\n\n**Tres** copias\n\n- Uno\n- Dos',
    ],
    [
      'with tabs instead of a table',
      '<P>Puestos\tPrecio</P>\n<P>1–10\t\t<B>950 €</B></P>',
      '| Puestos | Precio |\n| --- | --- |\n| 1–10 | **950 €** |',
    ],
    [
      'with a table',
      '<TABLE WIDTH=100%>\n\t<COL WIDTH=128*>\n\t<COL WIDTH=128*>\n\t<TR VALIGN=TOP>\n\t\t<TD><P><B>A</B></P></TD>\n\t\t<TD><P><B>B</B></P></TD>\n\t</TR>\n\t<TR>\n\t\t<TD><P>1</P></TD>\n\t\t<TD><P>2</P></TD>\n\t</TR>\n</TABLE>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
  ])('%s', (_, body, markdown) => {
    expect(paste({ html: ofLibre(body) })).toBe(markdown);
  });
});

describe('a text pasted from a mail', () => {
  it.each([
    [
      'of Gmail, with lines and empty lines',
      '<div dir="ltr"><div>Hola:</div><div><br></div><div>Teléfono: 964 55</div><div>WhatsApp: 600 12</div><div><br></div><div>Un <b>saludo</b></div></div>',
      'Hola:\n\nTeléfono: 964 55\\\nWhatsApp: 600 12\n\nUn **saludo**',
    ],
    [
      'of Outlook on the web',
      '<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;">Primero</div><div class="elementToProof"><br></div><div class="elementToProof"><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Facme.example%2Fx&amp;data=05">Acme</a><br><br>Fin<br></div>',
      'Primero\n\n[Acme](https://acme.example/x)\n\nFin',
    ],
    [
      'with items that somebody typed',
      '<div>Trae:</div><div>- uno</div><div>- dos</div><div><br></div><div>Gracias</div>',
      'Trae:\n\n- uno\n- dos\n\nGracias',
    ],
  ])('%s', (_, html, markdown) => {
    expect(paste({ html })).toBe(markdown);
  });
});

describe('a plain text', () => {
  const full = 'Una línea de un correo que el programa parte porque está llena';
  const long = 'Una frase que es más larga que una línea, porque quien la escribió no la partió. '
    .repeat(2)
    .trim();
  it.each([
    ['with bullets', 'Son:\n•\tTres\n•\tDos\n·  Una\nFin', 'Son:\n\n- Tres\n- Dos\n- Una\n\nFin'],
    ['with numbers', '1)\tUno\n2)\tDos', '1. Uno\n2. Dos'],
    ['with letters', 'a) Uno\nb) Dos', '1. Uno\n2. Dos'],
    ['with dashes', '– Uno\n– Dos', '- Uno\n- Dos'],
    ['with minus signs', '– 5 °C\n\n– 10 °C', '– 5 °C\n\n– 10 °C'],
    ['with numbers from 3', '3) Uno\n4) Dos', '3) Uno\n4) Dos'],
    [
      'with an address',
      'Cobalto Redes S.L.\nCalle Mayor 3\n12540 Vila-real\n\nLlámenos.',
      'Cobalto Redes S.L.\\\nCalle Mayor 3\\\n12540 Vila-real\n\nLlámenos.',
    ],
    ['with signs', '📞 964 55 01 02\n✉️ info@acme.es', '📞 964 55 01 02\\\n✉️ info@acme.es'],
    ['with hours', 'Lunes: 9 a 14\nMartes: cerrado\n', 'Lunes: 9 a 14\\\nMartes: cerrado\n'],
    ['with full lines', `${full}\n${full}\nFin`, `${full}\n${full}\nFin`],
    ['with one long line', `Uno\ndos\n${long}`, `Uno\ndos\n${long}`],
    [
      'with a table of Excel',
      'Puestos\tPrecio\r\n1–10\t950 | 990\r\n',
      '| Puestos | Precio |\n| --- | --- |\n| 1–10 | 950 \\| 990 |\n',
    ],
    ['with values after tabs', 'Tel.:\t964\nFax:\t965', 'Tel.: 964\\\nFax: 965'],
    ['with a tab', 'Uno\tdos', 'Uno dos'],
    ['with soft breaks', 'Uno\u000Bdos\u2028tres', 'Uno\\\ndos\\\ntres'],
    ['with a paragraph in each line', `${long}\n${long}`, `${long}\n\n${long}`],
    [
      'with addresses',
      'Vea www.cobalto.es, `www.a.es` y https://www.b.es.',
      'Vea [www.cobalto.es](https://www.cobalto.es), `www.a.es` y https://www.b.es.',
    ],
    ['with invisible characters', 'U\u200Bno\uFEFF', 'Uno'],
  ])('%s', (_, plain, markdown) => {
    expect(paste({ plain })).toBe(markdown);
  });
});

describe('Markdown', () => {
  const bodies = globSync('{sites/*,docs/examples}/**/*.md')
    .map((file) => [file, splitFile(readFileSync(file, 'utf8')).body ?? ''] as const)
    .filter(([, body]) => body.trim() !== '');

  it('stays as it is', () => {
    expect(bodies.length).toBeGreaterThan(20);
    for (const [file, body] of bodies)
      expect([file, pastedMarkdown({ html: '', plain: body }, nothing)]).toEqual([file, body]);
  });

  const cell = 'una palabra '.repeat(12).trim();
  it.each([
    [`| a | b |\n| --- | --- |\n| c | ${cell} |`],
    [`- ${cell}\n- b`],
    [`\`\`\`text\n${cell}\n\`\`\``],
  ])('stays as it is without empty lines: %j', (plain) => {
    expect(paste({ plain })).toBe(plain);
  });

  it.each([
    ['```text\n', 'www.acme.example\ta'],
    ['[Acme](', 'www.acme.example'],
    ['Run `', 'www.acme.example'],
  ])('is not made of what is pasted after %j', (before, plain) => {
    expect(pastedMarkdown({ html: '', plain }, { before, after: '' })).toBe(plain);
  });

  it('has one line in a cell of a table', () => {
    const html = '<p>Uno</p><p>dos</p>';
    expect(pastedMarkdown({ html, plain: '' }, { before: '| a | b |\n| --- | --- |\n| ', after: ' |' })).toBe(
      'Uno dos',
    );
  });

  it('stays as it is, copied from a code editor', () => {
    const html =
      '<meta charset="utf-8"><div style="color:#ccc;font-family:Consolas;white-space:pre;"><div><span>## Title</span></div><div><span>**bold**</span></div></div>';
    expect(pastedMarkdown({ html, plain: '## Title\n\n**bold**' }, nothing)).toBe('## Title\n\n**bold**');
  });
});

it.each([
  ['', '', '## Título\n\nTexto'],
  ['## Antes\n\n', '', '### Título\n\nTexto'],
  ['## Antes', '\n\nmás', '\n\n### Título\n\nTexto'],
])('keeps headings of the third level below a section that exists: %j', (before, after, markdown) => {
  const html = '<h3>Título</h3><p>Texto</p>';
  expect(pastedMarkdown({ html, plain: '' }, { before, after })).toBe(markdown);
});

it.each([
  ['Son: ', ' y más', '\n\n- uno\n\n'],
  ['Son:\n', '\n', '\n- uno'],
  ['', '\nMás', '- uno\n'],
])('begins a list in a line of its own, between %j and %j', (before, after, markdown) => {
  expect(pastedMarkdown({ html: '', plain: '• uno' }, { before, after })).toBe(markdown);
});

it('keeps the spaces that were selected with a word', () => {
  const html = '<p><span> palabra</span></p>';
  expect(pastedMarkdown({ html, plain: ' palabra' }, { before: 'una', after: ' más' })).toBe(' palabra');
});

it('goes on with words in the line of the text', () => {
  const html = '<p>una <b>palabra</b></p>';
  expect(pastedMarkdown({ html, plain: '' }, { before: 'Es ', after: '.' })).toBe('una **palabra**');
});

it.each([
  [
    'of Excel',
    '<table><!--StartFragment--><col width=80><tr><td>Cuota</td><td>IVA</td></tr><tr><td>49,90</td><td>21</td></tr><!--EndFragment--></table>',
    '| Cuota | IVA |\n| --- | --- |\n| 49,90 | 21 |',
  ],
  [
    'of the body of a table',
    '<table><tbody>\n<!--StartFragment--><TR><TD>a</TD><TD>b</TD></TR><!--EndFragment--></tbody></table>',
    '| a | b |\n| --- | --- |',
  ],
  [
    'of cells',
    '<table><tr><!--StartFragment--><td>a</td><td>b</td><!--EndFragment--></tr></table>',
    '| a | b |\n| --- | --- |',
  ],
  ['of items', '<ul>\n<!--StartFragment--><li>a</li><li>b</li><!--EndFragment--></ul>', '- a\n- b'],
  [
    'of numbered items',
    '<ul></ul><ol><!--StartFragment--><li>a</li><li>b</li><!--EndFragment--></ol>',
    '1. a\n2. b',
  ],
  ['of words', '<ul><li><!--StartFragment-->a <b>c</b><!--EndFragment--></li></ul>', 'a **c**'],
])('knows what the copied part %s is in', (_, html, markdown) => {
  expect(pastedMarkdown({ html, plain: '' }, nothing)).toBe(markdown);
});

it.each([
  ['gratis, <s>bueno</s> y limitado', 'gratis, y limitado'],
  ['Antes 60 € <del>50 €</del>, ahora 40 €', 'Antes 60 €, ahora 40 €'],
  ['<s>Antes</s> ahora', 'ahora'],
  ['Ahora <strike>antes</strike>', 'Ahora'],
  ['(<s>no</s> sí)', '(sí)'],
  ['sub<del>marino</del>acuático', 'subacuático'],
  ['uno <s>dos</s> <s>tres</s> cuatro', 'uno cuatro'],
])('closes the gap of deleted words: %s', (html, markdown) => {
  expect(pastedMarkdown({ html: `<p>${html}</p>`, plain: '' }, nothing)).toBe(markdown);
});

it.each([
  ['<ol><li>A<ul><li>b</li><li>c</li></ul></li><li>D</li></ol>', '1. A\\\n   – b\\\n   – c\n2. D'],
  ['<ul><li>A<ol type="I"><li>b</li><li>c</li></ol>', '- A\\\n  I) b\\\n  II) c'],
  ['<ol><li>A</li><li><ol><li>b</li></ol></li><li>C</li></ol>', '1. A\\\n   1\\) b\n2. C'],
  ['<ul><li>A<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>', '- A\\\n  – b\\\n  – c'],
  [
    '<table><tr><td>A</td><td><ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></td></tr></table>',
    '| A | b 1\\) c; d |\n| --- | --- |',
  ],
])('keeps what lists within lists mean: %s', (html, markdown) => {
  expect(paste({ html })).toBe(markdown);
});

it.each([
  ['<p>Ahora <s>59 €</s> 49 €.</p>', 'Ahora (tachado: 59 €) 49 €.'],
  ['<p><strike>59</strike> 49</p>', '(tachado: 59) 49'],
  ['<p>Solo <span style="text-decoration:line-through;">59</span></p>', 'Solo (tachado: 59)'],
  ['<p><s><span style="text-decoration: line-through">a b</span></s> c</p>', '(tachado: a b) c'],
  ['<p>Antes 60 € <del>50 €</del>, ahora 40 €</p>', 'Antes 60 €, ahora 40 €'],
])('names what is struck out: %s', (html, markdown) => {
  expect(pastedMarkdown({ html, plain: '' }, nothing, (words) => `(tachado: ${words})`)).toBe(markdown);
});

it('keeps raised and lowered digits', () => {
  const html = '<p>30 m<sup>2</sup> y CO<sub>2</sub></p>';
  expect(pastedMarkdown({ html, plain: '' }, nothing)).toBe('30 m² y CO₂');
});
