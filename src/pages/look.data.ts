import { look } from '../../shared/site.ts';

/** A drawing of columns where `look` in `site.yaml` is basalt; null on other sites, whose components leave it out. */
export const ofBasalt = <Drawn>(drawn: Drawn): Drawn | null => (look === 'basalt' ? drawn : null);

/** Whether the site shows no drawings of columns, not even of data. */
export const isUndrawn: boolean = look !== 'basalt';
