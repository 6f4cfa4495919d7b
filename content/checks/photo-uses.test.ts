import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { describeProblem } from '#content/site-file/problem.ts';
import { askedForIn, missingPhotos } from './photo-uses.ts';
import { SiteSource } from '#content/read/site-source.ts';

const siteOf = (files: Readonly<Record<string, string>>) =>
  new SiteSource('acme', new Map(Object.entries(files)));

const problemsIn = (source: SiteSource) =>
  missingPhotos({ site, source }).map((problem) => describeProblem(problem).replace('acme/', ''));

const article = '---\ntitle: T\n---\nOne.\n\n![What is seen](/images/yrad.jpg "Caption")\n';

it('a missing photo is reported with every file, line and field that names it', () => {
  const source = siteOf({
    'images/yard.jpg': 'x',
    'people/ada.yaml': 'name: Ada\nphoto: /images/portrait-of-ada.jpg\n',
    'projects/one.yaml': 'cover:\n  photo: /images/yard.jpg\n  focus: top\nother: /images/logo.svg\n',
    'posts/first.de.md': article,
  });
  expect(problemsIn(source)).toEqual([
    'people/ada.yaml:2: photo: no such picture: /images/portrait-of-ada.jpg; put it there',
    'posts/first.de.md:6: the text: no such picture: /images/yrad.jpg; did you mean “/images/yard.jpg”?',
    'projects/one.yaml:4: other: no such picture: /images/logo.svg; put it there',
  ]);
});

it('a name that differs only in case is suggested before a nearer one', () => {
  const source = siteOf({
    'images/100%.jpg': 'x',
    'images/Foto.JPEG': 'x',
    'images/hoto.jpeg': 'x',
    'a.yaml': 'photo: /images/foto.jpeg\n',
  });
  expect(problemsIn(source)).toEqual([
    'a.yaml:1: photo: no such picture: /images/foto.jpeg; did you mean “/images/Foto.JPEG”?',
  ]);
});

it('the same photo is found with spaces or %20, brackets, and composed or decomposed umlauts', () => {
  const [composed, decomposed] = ['Gr\u00FCn', 'Gru\u0308n'];
  const source = siteOf({
    'images/my yard (2).jpg': 'x',
    'images/a%20b.jpg': 'x',
    [`images/${decomposed} [1].jpg`]: 'x',
    'a.yaml': `one: /images/my yard (2).jpg\ntwo: /images/my%20yard%20(2).jpg\nthree: /images/a b.jpg\n`,
    'b.md': `---\n---\n![What is seen](/images/my%20yard%20(2).jpg)\n\n![What is seen](</images/${composed} [1].jpg>)\n`,
    'c.md': `---\n---\n![What is [not] seen](</images/my yrad (2).jpg>)\n`,
  });
  expect(problemsIn(source)).toEqual([
    'c.md:3: the text: no such picture: /images/my yrad (2).jpg; did you mean “/images/my yard (2).jpg”?',
  ]);
});

it('reports where an unusable photo is shown', () => {
  const source = siteOf({
    'a.yaml': 'photo: /images/a.jpg\n',
    'b.md': '---\n---\n![What is seen](/images/a.jpg)\n',
  });
  expect(askedForIn(site, 'images/a.jpg', source)).toBe(
    ' (shown by acme/a.yaml:1: photo, acme/b.md:3: the text)',
  );
  expect(askedForIn(site, 'images/other.jpg', source)).toBe('');
});

it('the examples of the how-tos have all their pictures', () => {
  expect(missingPhotos({ site, source: new SiteSource('docs/examples') })).toEqual([]);
});
