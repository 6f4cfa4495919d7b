/** Sent with a form: its origin, and what the spam check needs. */
export interface FormFacts {
  page: string;
  language: string;
  /** Value of the hidden field. */
  website: string;
  /** Whole milliseconds between showing the form and sending it. */
  elapsedMs: string;
}

/**
 * Reads these values when a form is sent. The time starts when this function is called: when the form was
 * first shown.
 * @param address where the form posts to; used to find it in the page
 */
export function createFormFacts(address: string): () => FormFacts {
  const shownAt = performance.now();
  return () => {
    const trap = document.querySelector<HTMLInputElement>(`form[action="${address}"] [name="website"]`);
    return {
      page: location.pathname,
      language: document.documentElement.lang,
      website: trap?.value ?? '',
      // Rounded up, so that a wait until a time is never short of it.
      elapsedMs: String(Math.ceil(performance.now() - shownAt)),
    };
  };
}
