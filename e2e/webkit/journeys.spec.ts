import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { resourceTabs, hasPage } from '../../content/site-pages.ts';
import { jobPath } from '../journeys/application.ts';
import {
  otherLanguage,
  pageOfFooter,
  say,
  sayInOther,
  withoutJobs,
  withoutNewsletter,
  withoutOtherLanguage,
} from '../site-under-test.ts';
import { alive, test } from './visit.ts';
import type { Visitor } from './visitor.ts';

/** A visitor's first actions in WebKit, without Navigation API before Safari 26.2. Generous time limit. */
const soon = { timeout: 30_000 };

const textOf = (visitor: Visitor, selector: string) =>
  visitor.run((found) => document.querySelector(found)?.textContent.trim() ?? null, selector);
const valueOf = (visitor: Visitor, selector: string) =>
  visitor.run((found) => document.querySelector<HTMLInputElement>(found)?.value ?? null, selector);
const pathOf = (visitor: Visitor) => visitor.run(() => location.pathname + location.hash);
const isShown = (visitor: Visitor, selector: string) =>
  visitor.run((found) => document.querySelector(found)?.checkVisibility() ?? false, selector);
const toasts = (visitor: Visitor) =>
  visitor.run(
    (label) => document.querySelector(`[aria-label="${label}"]`)?.textContent ?? '',
    say('notifications.label'),
  );

const bar = `nav[aria-label="${say('landmark.main')}"]`;

const enquiry = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'The engine is slow.' };
const applicant = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
};

async function fill(visitor: Visitor, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await visitor.type(`${form} [name="${name}"]`, value);
}

test('a message is sent (R194)', async ({ visitor, visit }) => {
  await visitor.resize(1440, 900);
  await visit('/contact');
  await fill(visitor, '#message form', enquiry);
  await visitor.click('#message form button');
  await expect
    .poll(() => textOf(visitor, '#message [role="status"]'), soon)
    .toContain(say('contact.sent.title'));
});

test('an address is subscribed to the newsletter (R178, R179)', async ({ visitor, visit }) => {
  test.skip(...withoutNewsletter);
  await visitor.resize(1440, 900);
  await visit('/');
  await visitor.type('#newsletter form input', 'ada@example.com');
  await visitor.press('Enter');
  await expect.poll(() => textOf(visitor, '#newsletter'), soon).toContain(say('newsletter.thanks.title'));
  await expect.poll(() => toasts(visitor), soon).toContain(say('newsletter.toast.text'));
});

test('an application with a resume is sent, and Careers shows that it was (R221, R222)', async ({
  visitor,
  visit,
}, info) => {
  test.skip(...withoutJobs);
  await visitor.resize(1440, 900);
  await visit(jobPath);
  await fill(visitor, '#apply form', applicant);
  const resume = info.outputPath('resume.pdf');
  writeFileSync(resume, Buffer.alloc(400 * 1024, 'basalt '));
  await visitor.type('#apply form [name="resume"]', resume);
  await visitor.click('#apply form button[type="submit"]');
  await expect.poll(() => pathOf(visitor), soon).toBe('/careers');
  await expect.poll(() => toasts(visitor), soon).toContain(say('application.succeeded'));
});

test('a tab opens by a press and by an arrow key, and stands in the address (R232)', async ({
  visitor,
  visit,
}) => {
  test.skip(resourceTabs.filter(hasPage).length < 2, 'the resources have one tab');
  await visitor.resize(1440, 900);
  await visit('/resources');
  const selected = () => textOf(visitor, '[role="tab"][aria-selected="true"]');
  const first = await selected();
  await visitor.click('[role="tab"][aria-selected="false"]');
  await expect.poll(selected).not.toBe(first);
  const second = await selected();
  const place = await pathOf(visitor);
  expect(place).not.toBe('/resources');
  await visitor.press('ArrowRight');
  await expect.poll(selected).not.toBe(second);
  await visitor.back();
  await expect.poll(selected).toBe(second);
});

test('a change of language keeps what was typed (R093)', async ({ visitor, visit }) => {
  test.skip(...withoutOtherLanguage);
  await visitor.resize(1440, 900);
  await visit('/contact');
  await fill(visitor, '#message form', enquiry);
  await visitor.click(`${bar} button[aria-label^="${defaultLanguage.toUpperCase()},"]`);
  await visitor.click(`${bar} a[lang="${otherLanguage}"]`);
  await expect.poll(() => pathOf(visitor), soon).toBe(pathTo(otherLanguage, 'contact'));
  await expect
    .poll(() => textOf(visitor, '#message form button'), soon)
    .toBe(sayInOther('contact.form.send'));
  for (const [name, value] of Object.entries(enquiry))
    await expect.poll(() => valueOf(visitor, `#message form [name="${name}"]`), `${name} stays`).toBe(value);
});

test('the theme is chosen and stays (R087, R088)', async ({ visitor, visit }) => {
  await visitor.resize(1440, 900);
  await visit('/');
  const ground = () => visitor.run(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await visitor.click(`${bar} button[aria-label="${say('theme.label')}"]`);
  await visitor.click(`${bar} [popover] button`, say('theme.dark'));
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await visitor.reload();
  await alive(visitor);
  expect(await ground()).toBe(dark);
});

test('the menu of a phone opens, leads on, and is closed there (R065)', async ({ visitor, visit }) => {
  await visitor.resize(390, 844);
  await visit('/');
  await visitor.click(`header button[aria-label="${say('shell.menu.open')}"]`);
  await expect.poll(() => isShown(visitor, 'dialog[open]')).toBe(true);
  await visitor.click('dialog[open] a[href="/contact"]');
  await expect.poll(() => pathOf(visitor), soon).toBe('/contact');
  await expect.poll(() => isShown(visitor, 'dialog[open]')).toBe(false);
});

test('Back and Forward lead to the pages that were there, from the top (R042)', async ({
  visitor,
  visit,
}) => {
  await visitor.resize(1440, 900);
  await visit('/');
  const home = await textOf(visitor, 'h1');
  await visitor.click(`footer a[href="${pageOfFooter.address}"]`);
  await expect.poll(() => textOf(visitor, 'h1'), soon).not.toBe(home);
  const about = await textOf(visitor, 'h1');
  expect(await pathOf(visitor)).toBe(pageOfFooter.address);
  await visitor.back();
  await expect.poll(() => textOf(visitor, 'h1'), soon).toBe(home);
  await visitor.forward();
  await expect.poll(() => textOf(visitor, 'h1'), soon).toBe(about);
  await expect.poll(() => visitor.run(() => scrollY)).toBe(0);
});
