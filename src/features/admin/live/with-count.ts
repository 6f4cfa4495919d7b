/** `Waiting (3)` */
export const withCount = (label: string, count = 0): string => (count > 0 ? `${label} (${count})` : label);
