import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFolderTransport } from './folder-transport.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes a mail as one file that a mail program opens, again over itself, and logs no address', async () => {
  const info = vi.fn<(event: string, facts?: object) => void>();
  const transport = createFolderTransport({
    folder: join(folder, 'new'),
    sender: 'Site <site@site.example>',
    log: { info, error: info },
  });
  const mail = {
    messageId: '<7f-1@site.example>',
    to: 'ada@sender.example',
    subject: 'Vielen Dank für Ihre Bewerbung',
    text: 'Guten Tag Ada,\n',
  };
  await transport.send(mail);
  await transport.send(mail);
  await transport.send({ ...mail, messageId: '<../../x@site.example>' });
  await transport.close();
  expect(readdirSync(join(folder, 'new')).toSorted()).toEqual(['7f-1.eml', '______x.eml'].toSorted());
  expect(readdirSync(folder)).toEqual(['new']);
  const text = readFileSync(join(folder, 'new', '7f-1.eml'), 'utf8');
  expect(text).toContain('To: ada@sender.example\r\n');
  expect(text).toContain('Message-ID: <7f-1@site.example>\r\n');
  expect(text).toMatch(/^Subject: =\?UTF-8\?Q\?Vielen_Dank/m);
  expect(text).toContain('\r\n\r\nGuten Tag Ada,');
  expect(info).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(info.mock.calls)).not.toContain('@');
});
