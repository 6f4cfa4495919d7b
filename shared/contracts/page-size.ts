/** Items per page in the lists of the live dashboard. */
export const pageSize = 25;
