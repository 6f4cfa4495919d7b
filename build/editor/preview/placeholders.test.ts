import { describe, expect, it } from 'vitest';
import { editorFixture } from '#build/editor/test-support/editor-fixtures.ts';
import { withPlaceholders } from './placeholders.ts';

const { collections } = editorFixture({
  languages: ['es', 'en'],
  choices: { author: [{ value: 'ada', label: 'Ada' }], category: [{ value: 'news', label: 'Avisos' }] },
});
const fieldsOf = (name: string) =>
  collections.find((one) => one.name === name)?.fields ??
  collections.flatMap(({ files = [] }) => files).find((one) => one.name === name)?.fields ??
  [];
const empty = { title: '', headTitle: '', description: '', excerpt: '', author: '', category: '', date: '' };

describe('a form of which nothing is written', () => {
  it('of an article has the labels of its texts, today and the first choices', () => {
    expect(withPlaceholders(empty, fieldsOf('posts'), true)).toMatchObject({
      title: 'Título…………',
      excerpt: expect.stringMatching(/^Extracto…{32}$/),
      description: expect.stringMatching(/^Descripción…{39}$/),
      author: 'ada',
      category: 'news',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it.each([
    ['jobs', { title: 'Título', responsibilities: ['Elemento'], requirements: ['Elemento'] }],
    ['services', { bullets: ['Elemento'], page: { lead: expect.stringMatching(/^Entradilla/) } }],
    ['people', { name: 'Nombre', role: expect.stringMatching(/^Cargo/) }],
  ])('of %s has as many items as it needs', (name, expected) => {
    expect(withPlaceholders({}, fieldsOf(name), true)).toMatchObject(expected);
  });
});

it('keeps what is written, and makes it long enough', () => {
  const values = { ...empty, title: 'Aviso', headTitle: 'Aviso de cierre', date: '2031-05-06', author: 'bo' };
  expect(withPlaceholders(values, fieldsOf('posts'), true)).toMatchObject({
    title: 'Aviso……………',
    headTitle: 'Aviso de cierre',
    date: '2031-05-06',
    author: 'bo',
  });
});

it('leaves out what is optional, and the fields of the first language in another', () => {
  const other = withPlaceholders({ title: '' }, fieldsOf('posts'), false);
  expect(Object.keys(other).toSorted()).toEqual(['description', 'excerpt', 'headTitle', 'title']);
  expect(withPlaceholders(empty, fieldsOf('posts'), true)).not.toHaveProperty('coverAlt');
});

it('fills the items of lists', () => {
  const questions = { contact: [{ es: { question: '', answer: '' } }], resources: [] };
  expect(withPlaceholders(questions, fieldsOf('questions'), true)).toMatchObject({
    contact: [
      { es: { question: expect.stringMatching(/^Pregunta/), answer: expect.stringMatching(/^Resp/) } },
    ],
    resources: [],
  });
});
