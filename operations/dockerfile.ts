/** A line of a Dockerfile, such as `COPY server server`. */
export interface Step {
  name: string;
  rest: string;
}

/** What follows a `FROM`. */
export interface Stage {
  /** The image that it begins with. */
  base: string;
  /** How later stages call it; the last one has none. */
  name: string | null;
  steps: Step[];
}

/**
 * Reads a Dockerfile whose instructions have one line each.
 * @throws Error for a line before the first stage, or one that is not understood
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, rest] = /^([A-Z]+) (.+[^\\])$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`Not understood: ${line}`);
    if (name === 'FROM') {
      const [, base = '', stage = null] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name: stage, steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`There is no stage for ${line}`);
    stage.steps.push({ name, rest });
  }
  return stages;
}

/** The parts of a COPY: the stage it copies from (null for the project), the sources and the target. */
export function readCopy(rest: string): { from: string | null; sources: string[]; target: string } {
  const [, from = null, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(rest) ?? [];
  const sources = paths.split(' ');
  const target = sources.pop() ?? '';
  return { from, sources, target };
}

/** The values of the last lines of a name, such as the command of `CMD`; parsed, when it is in JSON. */
export function commandOf({ steps }: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const { rest } = steps.findLast((step) => step.name === name) ?? { rest: '[]' };
  const parsed: unknown = JSON.parse(rest.slice(rest.indexOf('[')));
  return Array.isArray(parsed) ? parsed.map(String) : [];
}
