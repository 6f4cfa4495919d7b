import type { Locator, Page } from '@playwright/test';
import { say } from './site-under-test.ts';

/** The visible notifications. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: say('notifications.label') }).getByRole('listitem');
