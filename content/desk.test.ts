import { expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { templateFields, templateWords } from '../schema/desk.ts';
import { problemsOf } from '../schema/parse-data.ts';
import { filledTemplate, firstStages, stageIds, stagesIn, templatesIn } from './desk.ts';

it('the stages of the specification come first, then those of the company, the same in every language', () => {
  expect(stageIds()).toEqual([...firstStages, ...stagesIn(languages[0] ?? '').map(({ id }) => id)]);
  for (const language of languages)
    expect(stagesIn(language).map(({ id }) => id)).toEqual(stageIds().slice(firstStages.length));
});

it('templates name only what is filled in, in every language', () => {
  for (const language of languages)
    for (const { repliesTo, subject, text } of templatesIn(language)) {
      const values = Object.fromEntries(templateFields[repliesTo].map((name) => [name, `<${name}>`]));
      const filled = filledTemplate({ subject, text }, values);
      expect(`${filled.subject}\n${filled.text}`).not.toMatch(/[{}]/);
    }
});

it('what a person is called is never filled in again', () => {
  const template = { subject: '{job}', text: 'Dear {firstName}, {sender}' };
  const values = { firstName: '{sender}', job: '{job}', sender: 'The team' };
  expect(filledTemplate(template, values)).toEqual({ subject: '{job}', text: 'Dear {sender}, The team' });
});

it.each([
  ['a field of another kind of record', 'enquiry', 'Hello {firstName}, thank you for your message.'],
  ['a field that there is none of', 'application', 'Hello {salary}, thank you for your application.'],
  ['a text that is too long for a mail', 'application', 'x'.repeat(4001)],
  ['no text', 'application', '\n'],
] as const)('%s stops the check of the site with file and field', (_, repliesTo, text) => {
  const value = { name: 'Invite', subject: 'Your message', text };
  const data = { file: 'desk.yaml', value, lineOf: () => 7 };
  expect(problemsOf(templateWords(repliesTo), data)).toMatchObject([
    { file: 'desk.yaml', line: 7, field: 'text' },
  ]);
});
