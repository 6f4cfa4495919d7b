import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { model, useEditor } from './edited-site.ts';
import { fieldOf, paneOf, pressSave } from './form.ts';
import { openFolder, readFile } from './local-folder.ts';

/* A text that is pasted into the form. build/editor/pasted-text.test.ts tests what each program writes. */

const editor = useEditor(model);

const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>
<!--StartFragment--><p class=MsoNormal><b>Drei</b> Kopien:</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>eine im Büro</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>zwei <a href="https://acme.example/a">an Land</a></p>
<!--EndFragment--></body></html>`;
const markdown = '**Drei** Kopien:\n\n- eine im Büro\n- zwei [an Land](https://acme.example/a)';

test('a text of Word is saved as Markdown, and the paste can be undone', async ({ page }) => {
  const [file = ''] = globSync('posts/*.de.md', { cwd: join(projectFolder, model) }).toSorted();
  await openFolder(page, editor.origin, model);
  const entry = file.replaceAll('\\', '/').replace('/', '/entries/').replace('.de.md', '');
  await page.goto(`${editor.origin}/edit#/collections/${entry}`);
  const box = (await fieldOf(paneOf(page, 'German'), 'Text')).locator('textarea');
  const before = await box.inputValue();
  /** Pastes at the end of the box, as the browser does. */
  const paste = (html: string, plain: string) =>
    box.evaluate(
      (target, [rich, text]) => {
        if (!(target instanceof HTMLTextAreaElement)) throw new TypeError('no text box');
        target.focus();
        target.setSelectionRange(target.value.length, target.value.length);
        const clipboardData = new DataTransfer();
        if (rich !== '') clipboardData.setData('text/html', rich);
        clipboardData.setData('text/plain', text);
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, plain] as const,
    );

  await paste(word, 'Drei Kopien');
  await expect(box).toHaveValue(`${before}${markdown}`);
  await box.press('ControlOrMeta+z');
  await expect(box).toHaveValue(before);
  await paste('<ol><li>Jetzt <s>59 €</s> 49 €<ol type="a"><li>im Monat</li></ol></li></ol>', 'Jetzt');
  await expect(box).toHaveValue(`${before}\n\n1. Jetzt (durchgestrichen: 59 €) 49 €\\\n   a) im Monat`);
  const field = await fieldOf(paneOf(page, 'German'), 'Text');
  await expect(field.getByRole('status')).toHaveText(/^Durchgestrichene Wörter stehen in Klammern/);
  await box.press('ControlOrMeta+z');
  await expect(field.getByRole('status')).toBeEmpty();
  await paste('', '•\teine\n•\tzwei');
  await expect(box).toHaveValue(`${before}\n\n- eine\n- zwei`);
  await pressSave(page);
  await expect.poll(() => readFile(page, `${model}/${file}`)).toContain('\n\n- eine\n- zwei\n');
});
