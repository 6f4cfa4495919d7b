/** A writer of lines, and the way to have all of them out. */
export interface LineGatherer {
  write: (line: string) => void;
  /** Writes what waits; before the process ends. */
  flush: () => void;
}

/**
 * Writes lines of the same moment together: each write is a call of the system, and under load there are several lines for each request.
 * @param write takes text, such as `process.stdout.write`
 * @param soon runs work after what is under way now, such as `setImmediate`
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
