/** The texts of a site's folder, YAML and Markdown, by their paths in it: `legal/facts.yaml`. */
export type SiteTexts = Map<string, string>;

/**
 * One step of the data of a site. It stands on nothing that can change later: neither schemas nor words of the
 * product. It changes the texts in place (see yaml-text.ts), so that comments and order stay.
 */
export interface Migration {
  /** The version that the data has after it. */
  to: string;
  /** What it does, for the report of the upgrade: a sentence. */
  does: string;
  migrate(texts: SiteTexts): void;
}
