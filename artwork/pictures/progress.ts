/**
 * How far the thing in a hero has come: a page opens with it under way, and closes with it finished, when nothing is
 * drawn, missing or apart any more.
 */
export type Progress = 'under way' | 'finished';
