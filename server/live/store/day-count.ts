/** New records of one day. */
export interface DayCount {
  /** YYYY-MM-DD in UTC. */
  day: string;
  applications: number;
  enquiries: number;
  subscribers: number;
}
