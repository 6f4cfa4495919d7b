/** Something in the content that must not be published. */
export interface Problem {
  /** The file an editor has to open. */
  file: string;
  /** Where in the file, for instance `cloud.bullets[2]`. */
  field: string;
  reason: string;
}
