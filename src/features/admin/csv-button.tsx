import { Button } from '#src/components/button.tsx';
import { Icon } from '#src/components/icon.tsx';
import { notify } from '#src/components/notifications/notifications-store.ts';
import type { AdminWords } from './admin-words.ts';
import { downloadText } from './download-text.ts';

/** Saves a list as a file. Fetched by script, because the search text must not be in a URL. */
export function CsvButton({
  words,
  file,
  load,
}: {
  words: AdminWords;
  file: string;
  load: () => Promise<BlobPart>;
}) {
  async function save(): Promise<void> {
    try {
      downloadText(file, 'text/csv', await load());
    } catch {
      notify({ channel: 'status', tone: 'error', title: words.unavailable });
    }
  }
  return (
    <Button size="small" onClick={() => void save()}>
      <Icon name="download" /> <span>{words.dashboard.exportCsv}</span>
    </Button>
  );
}
