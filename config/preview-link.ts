/**
 * Name of the parameter of a link by which somebody sees drafts, and of the cookie that keeps it
 * (docs/how-to/show-a-draft.md).
 */
export const previewName = 'preview';

/** How long a link holds at most, in days. */
export const previewDays = 7;
