import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { projectFolder } from '../../build/project-paths.ts';

const folder = join(projectFolder, 'docs/how-to/pictures');

/**
 * Takes a picture for docs/how-to/edit-in-the-browser.md, where `PICTURES=new playwright test --project full-editor`
 * asks for them; so they show what the journey does.
 * @param page to be seen
 * @param height of it, from its top, in pixels; all by default
 */
export async function takePicture(page: Page, name: string, height?: number): Promise<void> {
  if (process.env['PICTURES'] !== 'new') return;
  const taken = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const { width, height: whole } = await taken.metadata();
  mkdirSync(folder, { recursive: true });
  await taken
    .extract({ left: 0, top: 0, width, height: Math.min(height ?? whole, whole) })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
