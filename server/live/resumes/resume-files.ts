/** Where resumes lie: a folder, or a store that speaks S3 (docs/decisions/009-live-mode.md). */
export interface ResumeFiles {
  /** Writes a file under a key nobody has used; resolves when it is durable. Throws StoreUnavailable when it cannot be. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** All keys; for finding what no row knows. */
  keys(): AsyncIterable<string>;
  ping(): Promise<void>;
}
