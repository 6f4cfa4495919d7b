export interface ReviewedOn {
  /** `YYYY-MM-DD`, for the datetime attribute. */
  isoDate: string;
  /** "Reviewed November 22, 2026". */
  text: string;
}

/** When somebody last read a text from start to end and found it true; stands beside its date. */
export function ReviewDate({ isoDate, text }: ReviewedOn) {
  return <time dateTime={isoDate}>{text}</time>;
}
