/** What is sent along with a form so that the API can tell where it came from and whether a person sent it. */
export interface FormFacts {
  page: string;
  language: string;
  /** What stands in the field that people do not see. */
  website: string;
  /** Whole milliseconds between showing the form and sending it. */
  elapsedMs: string;
}

/**
 * Looks the facts up at the moment a form is sent. Its time counts from the call of this function: when the form was first shown.
 * @param address where the form posts to, which finds it in the page
 */
export function createFormFacts(address: string): () => FormFacts {
  const shownAt = performance.now();
  return () => {
    const trap = document.querySelector<HTMLInputElement>(`form[action="${address}"] [name="website"]`);
    return {
      page: location.pathname,
      language: document.documentElement.lang,
      website: trap?.value ?? '',
      elapsedMs: String(Math.round(performance.now() - shownAt)),
    };
  };
}
