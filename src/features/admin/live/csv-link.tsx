import type { MouseEvent } from 'react';
import { downloadText } from '../../../lib/download-text.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import type { LiveAdminWords } from './desk-words.ts';
import { useMay } from './use-team.ts';

/**
 * Downloads a list as CSV, for those who may export. With a search the file is asked for by script: what is
 * looked for may be a person's and must not be in an address.
 * @param list what is exported
 * @param href address of the whole list
 * @param text what is looked for
 * @param email whose; empty for everybody
 */
export function CsvLink({
  desk,
  words,
  list,
  href,
  text,
  email = '',
}: {
  desk: AdminDesk;
  words: LiveAdminWords;
  list: 'applications' | 'enquiries' | 'subscribers';
  href: string;
  text: string;
  email?: string;
}) {
  const may = useMay(desk);

  async function save(event: MouseEvent): Promise<void> {
    if (text === '' && email === '') return;
    event.preventDefault();
    try {
      downloadText(`${list}.csv`, 'text/csv', await desk.csvOf(href, text, email));
    } catch {
      notify({ channel: 'status', tone: 'error', title: words.desk.failed });
    }
  }
  if (!may(`GET /admin/${list}.csv`)) return null;
  return (
    <ButtonLink size="small" href={href} download onClick={(event) => void save(event)}>
      <Icon name="download" /> {words.dashboard.exportCsv}
    </ButtonLink>
  );
}
