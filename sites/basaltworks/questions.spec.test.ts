import { expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { contactQuestionsIn, resourceQuestionsIn } from '../../content/faqs.ts';

it.each(languages)('four questions on Contact, five on Resources, %s (R197, R238)', (language) => {
  const [contact, resources] = [contactQuestionsIn(language), resourceQuestionsIn(language)];
  expect([contact.length, resources.length]).toEqual([4, 5]);
  for (const { question } of [...contact, ...resources]) expect(question).toMatch(/\?$/);
});

it('those of Resources are about what the specification names (R238)', () => {
  expect(resourceQuestionsIn('en').map(({ question }) => question)).toEqual([
    'What security certifications do you hold?',
    'How long does a cloud migration take?',
    'Do you offer ongoing support for what you build?',
    'Which technologies do you work with?',
    'How do you handle data privacy compliance?',
  ]);
});

it('the answers hold the durations and the certifications (R016, R017)', () => {
  const [certifications, durations] = resourceQuestionsIn('en').map(({ answer }) => answer);
  for (const part of ['2-4 months', '6-12 months']) expect(durations).toContain(part);
  for (const part of ['ISO 27001', 'SOC 2 Type II', 'HIPAA compliance'])
    expect(certifications).toContain(part);
});
