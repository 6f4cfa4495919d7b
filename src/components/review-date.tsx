export interface ReviewedOn {
  /** `YYYY-MM-DD`, for the datetime attribute. */
  isoDate: string;
  /** "Reviewed November 22, 2026". */
  text: string;
}

/** The date of the last full review of a text; shown beside its publication date. */
export function ReviewDate({ isoDate, text }: ReviewedOn) {
  return <time dateTime={isoDate}>{text}</time>;
}
