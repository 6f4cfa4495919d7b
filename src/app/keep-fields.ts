type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a page by kind, name and place among those alike, because other software may have added some. */
function fieldsIn(container: Element): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of container.querySelectorAll<Field>('input, select, textarea')) {
    let place = 0;
    while (fields.has(`${field.type} ${field.name} ${place}`)) place += 1;
    fields.set(`${field.type} ${field.name} ${place}`, field);
  }
  return fields;
}

function copyInput(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    if (from.type === 'file') to.files = from.files;
  }
  if (from.type !== 'file' && from.type !== 'hidden') to.value = from.value;
}

/**
 * Keeps what a visitor has entered before hydration. React renders the page again when other software has changed it:
 * a translator, a password manager, a proxy (https://react.dev/errors/418). The old fields still hold the input then.
 * @returns call it when the page is rendered, before effects that read the fields
 */
export function keepFields(container: HTMLElement): () => void {
  const before = fieldsIn(container);
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  container.addEventListener('focusin', onFocus);
  return () => {
    container.removeEventListener('focusin', onFocus);
    const after = fieldsIn(container);
    for (const [key, field] of before) {
      const next = after.get(key);
      if (!next || field.isConnected) continue;
      copyInput(field, next);
      if (field !== focused || document.activeElement !== document.body) continue;
      next.focus({ preventScroll: true });
      if ('selectionStart' in field && 'setSelectionRange' in next && field.selectionStart !== null)
        next.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}
