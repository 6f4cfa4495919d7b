/** The document head of a page. */
export interface Head {
  title: string;
  /** The text under the title on a result page, 120 to 158 characters. */
  description: string;
}

/** A heading with the text below it. */
export interface Titled {
  title: string;
  description: string;
}

/** A card that ends in a list. */
export interface ListFeature extends Titled {
  points: readonly [string, string, string];
}

/** A card that starts with a number, written as the language writes it, and what the number counts. */
export interface FigureFeature extends Titled {
  figure: string;
  figureLabel: string;
}

export type Three<Item> = readonly [Item, Item, Item];
export type Four<Item> = readonly [Item, Item, Item, Item];
export type Five<Item> = readonly [Item, Item, Item, Item, Item];

/**
 * The words every service page has (SPEC section 2, Service pages): the text of the hero, the features grid of three
 * and the closing call. Its buttons are the same everywhere and come from the messages.
 */
export interface ServicePageWords<Feature extends Titled> {
  head: Head;
  lead: string;
  /** What the drawing of the hero shows. */
  caption: string;
  features: { title: string; lead: string; cards: Three<Feature> };
  closing: Titled;
}

/** A technology: its name, and its logo where there is one to show (a simple-icons name, otherwise empty). */
export interface Technology {
  name: string;
  logo: string;
}
