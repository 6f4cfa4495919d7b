/** Writes lines in batches. */
export interface LineGatherer {
  write: (line: string) => void;
  /** Writes the waiting lines now, for the end of the process. */
  flush: () => void;
}

/**
 * Writes lines of the same event loop turn together: each write is a system call, and under load there are
 * several lines per request.
 * @param write writes a text, such as `process.stdout.write`
 * @param soon runs work after the current turn, such as `setImmediate`
 */
export function gatherLines(write: (text: string) => void, soon: (work: () => void) => void): LineGatherer {
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const text = `${waiting.join('\n')}\n`;
    waiting = [];
    write(text);
  };
  return {
    write(line) {
      if (waiting.length === 0) soon(flush);
      waiting.push(line);
    },
    flush,
  };
}
