import { storageKey } from '#shared/storage-keys.ts';

/**
 * Keeps what is typed for the next load of this tab: a change of language in browsers without the Navigation API, tabs
 * there, and a reload after a deployment.
 */
interface Kept {
  /** Of the page that gets the texts. */
  path: string;
  texts: { name: string; value: string }[];
  /** False with a chosen file, which no page can give to another. */
  isComplete: boolean;
  focusId?: string | undefined;
}

/** No passwords, files or checkboxes. */
const typedFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type="password"], [type="file"], [type="checkbox"], [type="hidden"]), select, textarea',
  ),
];

function read(): Partial<Kept> | undefined {
  try {
    const kept: Partial<Kept> = JSON.parse(sessionStorage.getItem(storageKey('typedText')) ?? '');
    return kept;
  } catch {
    return undefined;
  }
}

/** @param focusId of the element that has the focus after the load */
export function keepTyped(path: string, focusId?: string): void {
  const files = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  const kept: Kept = {
    path,
    texts: typedFields().map(({ name, value }) => ({ name, value })),
    isComplete: ![...files].some((field) => field.files?.length),
    focusId,
  };
  try {
    sessionStorage.setItem(storageKey('typedText'), JSON.stringify(kept));
  } catch {
    // Blocked or full: then the browser asks before it leaves.
  }
}

/** Whether the next page gets everything that this one holds. */
export const isTypedKept = (): boolean => read()?.isComplete === true;

/** Fills empty fields, once and before hydration, so that React takes the texts for the visitor's. */
export function giveBackTyped(): void {
  const kept = read();
  if (!kept) return;
  sessionStorage.removeItem(storageKey('typedText'));
  if (kept.path !== location.pathname) return;
  for (const [index, field] of typedFields().entries()) {
    const text = kept.texts?.[index];
    if (text && text.name === field.name && (field.value === '' || field instanceof HTMLSelectElement))
      field.value = text.value;
  }
  if (kept.focusId !== undefined) document.getElementById(kept.focusId)?.focus();
}
