import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { contactQuestionsIn } from '#content/faqs.ts';
import { test, visit } from '#tests/support/visit.ts';

/** The contact page without its form: contact data, map, questions (SPEC sections 2 and 9, Contact). */

test('the questions unfold their answers, by mouse and by keyboard (R197)', async ({ page }) => {
  const asked = contactQuestionsIn(site, site.defaultLanguage);
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
