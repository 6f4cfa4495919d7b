import { describe, expect, it } from 'vitest';
import { contrastProblems, valuesWith } from '../build/contrast.ts';
import { askFor } from './ask-for.ts';
import { questions, readSiteName, siteParts, WrongAnswer } from './site-choices.ts';

/** Why an accent is refused. */
function refusalOf(answer: string): string {
  try {
    questions.accent.read(answer);
    return 'taken';
  } catch (error) {
    return error instanceof WrongAnswer ? error.message : String(error);
  }
}

describe('an answer about a new site', () => {
  it.each([
    ['acme.com', 'https://acme.com'],
    ['https://www.acme.com/', 'https://www.acme.com'],
    ['münchen.de', 'https://xn--mnchen-3ya.de'],
  ])('may be the domain %s', (answer, origin) => {
    expect(questions.domain.read(answer)).toBe(origin);
  });

  it('may be languages in one or another way, of which the product need not speak any', () => {
    expect(questions.languages.read('de, en it')).toEqual(['de', 'en', 'it']);
  });

  it('may be one colour: the other value follows, and both are enough', () => {
    const accent = questions.accent.read('#C8102E');
    expect(accent.light).toBe('#c8102e');
    expect(contrastProblems(valuesWith(accent))).toEqual([]);
    expect(questions.accent.read('#c8102e,#ff6b76')).toEqual({ light: '#c8102e', dark: '#ff6b76' });
  });

  it('may be all parts, some, or none', () => {
    expect(questions.parts.read('all')).toEqual(siteParts);
    expect(questions.parts.read('blog,faq')).toEqual(['blog', 'faq']);
    expect(questions.parts.read('none')).toEqual([]);
  });

  it.each([
    ['company', '', 'a name of 1 to 60 characters'],
    ['domain', 'acme.com/site', 'not a domain like acme.com: acme.com/site'],
    ['domain', 'http://acme.com', 'not a domain like acme.com: http://acme.com'],
    ['languages', 'en,xx', 'not a language code like de: xx'],
    ['languages', 'de-AT', 'not a language code like de: de-AT'],
    ['languages', 'en,en', 'a language is named twice'],
    ['accent', 'red', 'not a colour like #1b5e8c: red'],
    ['parts', 'blogs', 'no such part: blogs; did you mean “blog”?'],
    ['look', 'plane', 'no such look: plane; did you mean “plain”?'],
  ] as const)('is refused in one line: --%s "%s"', (name, answer, reason) => {
    expect(() => questions[name].read(answer)).toThrow(new WrongAnswer(reason));
  });

  it('is refused as a colour that is hard to read, with the nearest that can be taken as it is', () => {
    const [, offer = ''] =
      /^#ffd400 is hard to read on light ground; the nearest: (#\w{6},#ffd400)$/.exec(refusalOf('#ffd400')) ??
      [];
    expect(questions.accent.read(offer)).toEqual({ light: offer.slice(0, 7), dark: '#ffd400' });
  });

  it.each(['a/b', 'Acme', '../acme', '', '9lives'])('is refused as the name of a folder: "%s"', (name) => {
    expect(() => readSiteName(name)).toThrow('small letters, digits and hyphens only');
  });
});

describe('all answers', () => {
  const given = { company: 'Acme Systems', domain: 'acme.com' };

  it('are the options, and what is usual', async () => {
    expect(await askFor({ ...given, languages: 'de,en' })).toMatchObject({
      company: 'Acme Systems',
      origin: 'https://acme.com',
      languages: ['de', 'en'],
      look: 'basalt',
      parts: siteParts,
    });
  });

  it('are told what is wrong all at once, where nobody can be asked', async () => {
    await expect(askFor({ languages: 'xx', look: 'nice' })).rejects.toThrow(
      [
        '--company: missing',
        '--domain: missing',
        '--languages: not a language code like de: xx',
        '--look: no such look: nice; known are basalt, photos, plain',
      ].join('\n'),
    );
  });

  it('are asked for until they can be used; Enter takes what stands in brackets', async () => {
    const answers = ['Acme Systems', 'acme.com', 'de en', '#ffd400', '', 'blog', ''];
    const asked: string[] = [];
    const said: string[] = [];
    const choices = await askFor(
      {},
      (question) => {
        asked.push(question);
        return Promise.resolve(answers.shift() ?? '');
      },
      (line) => said.push(line),
    );
    expect(asked.at(4)).toMatch(/^Accent colour \[#\w{6},#ffd400\]: $/);
    expect(said).toEqual([expect.stringContaining('is hard to read')]);
    expect(choices).toMatchObject({ languages: ['de', 'en'], parts: ['blog'], accent: { dark: '#ffd400' } });
  });
});
