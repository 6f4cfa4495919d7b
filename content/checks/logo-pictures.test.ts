import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { LogoFiles } from '#content/site-file/configured-site.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { discLogo, hostileLogo, programLogos, wideLogo } from '#content/test-support/logos.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { readDrawings } from './drawings.ts';
import { logoAdvice, onlyGround } from './logo-advice.ts';
import { renderPicture, rasterPicture, readLogo, svgOf, type LogoPicture } from './logo-pictures.ts';

/** A folder with the files of a logo, as `site.yaml` names them. */
function sourceOf(files: Readonly<Record<string, string | Uint8Array>>): SiteSource {
  const fields = Object.keys(files).map((name, index) => `  ${['file', 'dark'][index]}: /${name}\n`);
  return new SiteSource(
    'acme',
    new Map([['site.yaml', `logo:\n${fields.join('')}`], ...Object.entries(files)]),
  );
}

const siteWithLogo = (settings: Partial<LogoFiles> = {}) =>
  siteFixture({ site: { logo: { file: '/images/logo.svg', ...settings } } });

const read = async (svg: string, settings: Partial<LogoFiles> = {}) =>
  readLogo(siteWithLogo(settings), sourceOf({ 'images/logo.svg': svg }));

/** What is advised about a logo with these files. */
async function adviceOn(files: Partial<Record<'file' | 'dark' | 'icon', string>>): Promise<string[]> {
  const paths = Object.keys(files).map((field) => [field, `/images/${field}.svg`]);
  const site = siteFixture({ site: { logo: { file: '', ...Object.fromEntries(paths) } } });
  const yaml = paths.map(([field, path]) => `  ${field}: ${path}\n`).join('');
  const source = new SiteSource(
    'acme',
    new Map([
      ['site.yaml', `logo:\n${yaml}`],
      ...Object.entries(files).map(([field, svg]): [string, string] => [`images/${field}.svg`, svg]),
    ]),
  );
  const { pictures, problems } = await readLogo(site, source);
  expect(problems).toEqual([]);
  return logoAdvice(site, source, pictures).map((one) =>
    describeProblem(one).replace(/^acme\/site\.yaml:\d+: logo\./, ''),
  );
}

describe('a logo from a drawing program', () => {
  it.each(Object.entries(programLogos))('looks as it does there: %s', async (_, svg) => {
    const { pictures, problems } = await read(svg);
    expect(problems).toEqual([]);
    const pixels = [pictures.file!, { width: 60, height: 60, content: discLogo }].map(
      (one) => renderPicture(one, 60).pixels,
    );
    const [made = Buffer.of(), meant = Buffer.of()] = pixels;
    expect(made).toHaveLength(4 * 60 * 60);
    const different = made.filter((value, at) => Math.abs(value - (meant[at] ?? 0)) > 24);
    expect(different.length).toBeLessThan(40);
  });

  it('keeps white, order, gradients and transforms in the published file', async () => {
    const { pictures } = await read(programLogos.illustrator);
    expect(pictures.file?.content).toMatch(/linearGradient.*translate\(10 10\).*clipPath/s);
    expect(pictures.file?.content).not.toMatch(/DOCTYPE|ns_ai|aipgf|foreignObject/);
  });
});

describe('a logo that would look different', () => {
  it('is refused with all reasons at once and their lines', () => {
    const site = siteFixture({ site: { logo: { file: '/images/logo.svg' } } });
    const source = sourceOf({ 'images/logo.svg': hostileLogo });
    const said = readDrawings(site, source).problems.map((one) => describeProblem(one));
    const line = (number: number, reason: string) =>
      expect.stringContaining(`acme/images/logo.svg:${number}: (the picture): ${reason}`);
    expect(said).toEqual([
      line(2, 'it contains a script: remove it'),
      line(3, 'its style sheet refers to another file'),
      line(3, 'it has other colours for the dark theme: save the dark version as a file'),
      line(4, 'it contains an event handler (onload)'),
      line(5, 'it refers to another file (photo.png): embed that'),
      line(6, 'it contains HTML (foreignObject)'),
      line(7, 'its letters need their font: convert them to outlines (“Create Outlines”'),
      line(9, 'it is animated'),
      line(10, 'it refers to another file (https://x.example/a.svg#a)'),
    ]);
    expect(said[6]).toContain('(also in line 8) (shown by acme/site.yaml:2: logo.file)');
  });
});

describe('white around a logo', () => {
  const onWhite = (shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><style>.a{fill:#fff}</style><g><rect class="a" width="60" height="60"/>${shapes}</g></svg>`;
  const drawn = discLogo.replace(/<\/?svg[^>]*>/g, '');
  const alphaAt = (svg: string, x: number, y: number) => {
    const { pixels, width } = renderPicture({ width: 60, height: 60, content: svg }, 60);
    return pixels[4 * (y * width + x) + 3];
  };

  it('stays, unless the company asks', async () => {
    const { pictures } = await read(onWhite(drawn));
    expect(alphaAt(svgOf(pictures.file!), 1, 1)).toBe(255);
    const without = await read(onWhite(drawn), { withoutWhite: true });
    expect(without.pictures.file).toMatchObject({ width: 600, height: 600 });
    expect(alphaAt(svgOf(without.pictures.file!), 1, 1)).toBe(0);
    expect(alphaAt(svgOf(without.pictures.file!), 30, 30)).toBe(255);
  });

  it('is named where there is none', async () => {
    const { problems } = await read(discLogo, { withoutWhite: true });
    expect(problems.map(describeProblem)).toEqual([
      expect.stringContaining('logo.withoutWhite: there is no white around what is drawn'),
    ]);
  });
});

describe('a logo that a ground swallows', () => {
  const site = siteFixture();
  const grounds = async (svg: string) => onlyGround(site, (await read(svg)).pictures.file!);

  it.each([
    ['a white disc on blue', discLogo, undefined],
    ['dark lettering beside a blue sign', wideLogo, 'light'],
    ['white lettering', wideLogo.replace('#14202e', '#fff'), 'dark'],
  ])('is found part by part: %s', async (_, svg, ground) => {
    expect(await grounds(svg)).toBe(ground);
  });

  it('is named, as are margins, a wide form without an icon, and a mark that nobody sees', async () => {
    const margins = wideLogo.replace('0 0 280 40', '-200 -400 700 900');
    const source = new SiteSource(
      'acme',
      new Map([
        ['site.yaml', 'logo:\n  file: /images/logo.svg\n'],
        ['images/logo.svg', margins],
        ['logo.svg', discLogo],
      ]),
    );
    const { pictures } = await readLogo(siteWithLogo(), source);
    const found = logoAdvice(siteWithLogo(), source, pictures);
    expect(found.map(describeProblem)).toEqual([
      expect.stringMatching(
        /^acme\/site\.yaml:2: logo\.file: \d+% of it cannot be seen on the dark background/,
      ),
      expect.stringContaining('without its empty margins'),
      expect.stringContaining('acme/logo.svg: (the whole file): not shown'),
    ]);
    expect((await adviceOn({ file: wideLogo })).join('\n')).toContain('7.0 times as wide as high');
  });

  const disc = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><circle fill="${colour}" cx="30" cy="30" r="30"/></svg>`;

  it('is named on its own ground where there is one for each, also if they are swapped', async () => {
    expect(await adviceOn({ file: disc('#000'), dark: disc('#fff') })).toEqual([]);
    expect(await adviceOn({ file: disc('#fff'), dark: disc('#000') })).toEqual([
      'file: 100% of it cannot be seen on the light background: are logo.file and logo.dark swapped?',
      'dark: 100% of it cannot be seen on the dark background: are logo.file and logo.dark swapped?',
    ]);
    expect(await adviceOn({ file: disc('#fff'), dark: disc('#fff') })).toEqual([
      'file: 100% of it cannot be seen on the light background: use a darker version',
    ]);
  });

  it('is named where only icons show it', async () => {
    expect(await adviceOn({ file: discLogo, icon: disc('#fff') })).toEqual([
      expect.stringContaining(
        'icon: 100% of it cannot be seen on a light background, so icons have a dark one',
      ),
    ]);
    expect(await adviceOn({ file: discLogo, icon: disc('#000') })).toEqual([]);
  });
});

describe('a logo with a small view box', () => {
  it.each([
    ['0 0 1 .3', 1200, 360],
    ['0 0 12.7 3.2', 1200, 302],
    ['-5 -5 900 1800', 300, 600],
  ])('keeps its shape in whole pixels: %s', async (viewBox, width, height) => {
    const { pictures } = await read(discLogo.replace('0 0 60 60', viewBox));
    expect([pictures.file!.width, pictures.file!.height].map(Math.round)).toEqual([width, height]);
    expect(pictures.file!.content).toContain(`viewBox="${viewBox}"`);
  });
});

describe('a logo of pixels', () => {
  const png = (svg: string) => sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
  /** Red, green, blue and opacity of one pixel of a picture of 120 by 120. */
  async function pixel(made: LogoPicture, x: number, y: number): Promise<number[]> {
    const { data, info } = await sharp(made.content).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(info.channels * (y * info.width + x), info.channels * (y * info.width + x + 1))];
  }

  it('keeps its transparency and its white', async () => {
    const made = await rasterPicture(await png(discLogo.replace('#0b5fff', 'none')), false);
    expect(made).toMatchObject({ width: 120, height: 120 });
    expect((await pixel(made, 2, 2))[3]).toBe(0);
    expect(await pixel(made, 60, 60)).toEqual([255, 255, 255, 255]);
    expect(onlyGround(siteFixture(), made)).toBe('dark');
  });

  it('loses the white around it, and not the white in it, where the company asks', async () => {
    const flat = await sharp(await png(discLogo))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await pixel(await rasterPicture(flat, false), 2, 2))[3]).toBe(255);
    const made = await rasterPicture(flat, true);
    expect((await pixel(made, 2, 2))[3]).toBe(0);
    expect((await pixel(made, 60, 60))[3]).toBe(255);
    expect((await pixel(made, 20, 20))[3]).toBe(255);
  });

  it('says so where no white is around it', async () => {
    await expect(
      rasterPicture(await png(discLogo.replace('<path', '<path stroke="#0b5fff" stroke-width="20"')), true),
    ).rejects.toThrow('no white around');
  });

  it('is refused in plain words where it is broken', async () => {
    for (const broken of ['PNG', ''])
      await expect(rasterPicture(Buffer.from(broken), false)).rejects.toThrow('save it again as PNG or SVG');
    const source = sourceOf({ 'images/logo.png': 'PNG' });
    const { problems } = await readLogo(siteWithLogo({ file: '/images/logo.png' }), source);
    expect(problems.map(describeProblem)).toEqual([
      'acme/images/logo.png: (the picture): it cannot be read: save it again as PNG or SVG (shown by acme/site.yaml:2: logo.file)',
    ]);
  });
});
