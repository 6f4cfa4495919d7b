import { look } from '../../shared/site.ts';

/**
 * A picture of columns, for a site that looks like that (`look` in `site.yaml`); for any other null, and what
 * shows it leaves its place out.
 */
export const ofBasalt = <Drawn>(drawn: Drawn): Drawn | null => (look === 'basalt' ? drawn : null);

/** Whether the site shows no columns at all, of data neither. */
export const isUndrawn: boolean = look !== 'basalt';
