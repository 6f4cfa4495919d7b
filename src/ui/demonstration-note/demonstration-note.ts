/** What a simulated build says of a form; a live build has none of it. */
export interface DemonstrationWords {
  /** At the button: what is typed goes nowhere. */
  form: string;
  /** After a success, beside the text of the specification. */
  done: string;
}

/** Props of the note. */
export interface DemonstrationNoteProps {
  /** Nothing is shown without one. */
  text: string | undefined;
}
