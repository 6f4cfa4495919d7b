import { compareVersions } from '../../schema/data-version.ts';

/** A version in the changelog. */
export interface Section {
  version: string;
  /** `2026-11-22`; undefined as long as it is not released. */
  date?: string | undefined;
  /** What an adopter has to know, without its heading; empty where nothing is said. */
  forAdopters: string;
}

/** The sections of CHANGELOG.md, the newest first. */
export function sectionsOf(changelog: string): Section[] {
  return changelog
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => {
      const [, version = '', date] = /^## (\d+\.\d+\.\d+) \((?:(\d{4}-\d\d-\d\d)|[^)]*)\)/.exec(text) ?? [];
      const [, notes = ''] = /^### For adopters\n+([\s\S]*?)(?=^### |(?![\s\S]))/m.exec(text) ?? [];
      return { version, date, forAdopters: notes.trim() };
    });
}

/** What adopters have to know who go from one version to another, as lines of the report. */
export function notesForAdopters(changelog: string, from: string, to: string): string[] {
  return sectionsOf(changelog)
    .filter(
      ({ version }) =>
        version !== '' && compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
    )
    .flatMap(({ version, forAdopters }) =>
      forAdopters ? [`What ${version} asks of you:`, '', forAdopters, ''] : [],
    );
}
