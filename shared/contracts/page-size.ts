/** Items on a page of the dashboard's lists in live mode. */
export const pageSize = 25;
