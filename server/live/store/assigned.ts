/** Who of the team works on a record: the id of a user, or nobody. */
export interface Assigned {
  assignedTo: string | null;
}
