import { expect } from '@playwright/test';
import { brand } from '../../config/brand.ts';
import { look } from '../../config/site.ts';
import { defaultLanguage } from '../../config/locales.ts';
import { contactQuestionsIn } from '../../content/faqs.ts';
import { pageWords } from '../../content/page-words.ts';
import { formatTime } from '../../i18n/format.ts';
import { say } from '../site-under-test.ts';
import { test, visit } from '../visit.ts';

/** The contact page without its form: contact data, map, questions (SPEC sections 2 and 9, Contact). */

test('contact information: phone, e-mail, address, hours (R009, R011, R012, R013, R185)', async ({
  page,
}) => {
  await visit(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
    'href',
    /^tel:\+\d{8,}$/,
  );
  const mail = main.locator('dl').getByRole('link', { name: brand.email.general });
  await expect(mail).toHaveAttribute('href', `mailto:${brand.email.general}`);
  const facts = main.locator('dl');
  const { days, support = days } = pageWords('contact', defaultLanguage);
  const time = (clock: string) => formatTime(defaultLanguage, clock);
  const { opens, closes } = brand.officeHours;
  const times = say('contact.hours.times', { opens: time(opens), closes: time(closes) });
  for (const text of [brand.address.street, brand.address.cityLine, days, times, support]) {
    await expect(facts.getByText(text).first()).toBeVisible();
  }
});

test('the map, where there is one, is a drawing of our own: no frame, no request to anybody else (R196)', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
  });
  await visit(page, '/contact');
  // Maps and rings name the address; a look without drawings has neither.
  if (look === 'basalt')
    await expect(
      page.getByRole('img', { name: new RegExp(RegExp.escape(brand.address.street)) }),
    ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(strangers).toEqual([]);
});

test('the questions unfold their answers, by mouse and by keyboard (R197)', async ({ page }) => {
  const asked = contactQuestionsIn(defaultLanguage);
  const [first, second] = asked;
  test.skip(!second, 'the site has less than two questions here');
  await visit(page, '/contact');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(asked.length);
  await expect(questions.nth(0).getByText(first?.answer ?? 'no question')).toBeVisible();
  const answerText = questions.nth(1).getByText(second?.answer ?? 'no question');
  await expect(answerText).toBeHidden();
  await questions.nth(1).locator('summary').click();
  await expect(answerText).toBeVisible();
  await questions.nth(1).locator('summary').press('Enter');
  await expect(answerText).toBeHidden();
});
