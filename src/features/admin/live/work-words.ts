/** Words of the team's work on records, in one language. */
export interface WorkWords {
  notes: {
    label: string;
    new: string;
    add: string;
    earlier: string;
    delete: string;
    deleteTitle: string;
    saving: string;
    failed: string;
  };
}
