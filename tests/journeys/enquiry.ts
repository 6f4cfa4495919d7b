import type { Page, Dialog, Locator } from '@playwright/test';
import { textNames } from '#shared/forms/define-form.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';

/** Shared by the journeys of enquiries: the message form, and its input. */

export const form = (page: Page): Locator => page.locator('#message form');
export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
export const button = (page: Page): Locator => form(page).getByRole('button');
export const confirmation = (page: Page): Locator => page.locator('#message').getByRole('status');

export const enquiry: Record<string, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  message: 'The engine is slow.\nIt weaves algebraic patterns all day.',
};

/** Types the values. */
export async function fill(page: Page, values: Record<string, string> = enquiry): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** The values of the fields, in order. */
export async function valuesOf(page: Page): Promise<string[]> {
  return Promise.all(textNames(enquiryForm).map((name) => field(page, name).inputValue()));
}

/** As in apps that show no dialogs, and after "Prevent this page from creating additional dialogs". */
export function answerNoAtOnce(): void {
  window.confirm = () => false;
}

/** Answers the browser's dialogs and collects their texts. */
export function answer(page: Page, how: 'accept' | 'dismiss'): { type: string; message: string }[] {
  const asked: { type: string; message: string }[] = [];
  page.on('dialog', (dialog: Dialog) => {
    asked.push({ type: dialog.type(), message: dialog.message() });
    void dialog[how]();
  });
  return asked;
}
