/** Storage for resumes: a folder or an S3 service (docs/decisions/009-live-mode.md). */
export interface ResumeFiles {
  /** Writes a file under a new key; resolves when it is durable, throws StoreUnavailable when that fails. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Null when the file does not exist. */
  read(key: string): Promise<Uint8Array | null>;
  /** Does nothing when the file does not exist. */
  remove(key: string): Promise<void>;
  /** All keys, for finding files without a row. */
  keys(): AsyncIterable<string>;
  /** Identity of the site that the files belong to; null when none is written down. */
  owner(): Promise<string | null>;
  setOwner(identity: string): Promise<void>;
  ping(): Promise<void>;
}
