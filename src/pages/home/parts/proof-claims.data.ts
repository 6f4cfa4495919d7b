import { claimPictures, costLabels } from '#artwork/proof.ts';
import type { Picture } from '../../../../artwork/picture.ts';
import { claimsIn } from '../../../../content/company-facts.ts';
import { weekdaysInShort } from '../../../../shared/i18n/format.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { Claim } from '../../../../content/schema/claims.ts';
import type { Axis } from '../proof-figures.tsx';
import type { ProofClaim, ProofFigure } from '../proof.tsx';
import { ofBasalt } from '../../pictures.data.ts';

/** The claims of the proof block with their figures (SPEC section 9). */
export function proofClaims(t: Translator): ProofClaim[] {
  return claimsIn(t.language).map((claim, index) => {
    const { number, claim: what, text } = claim;
    const figure = figureOf(t, claim, ofBasalt(claimPictures[index]) ?? []);
    if (claim.figure === 'none' || !figure) return { number, claim: what, text };
    return { number, claim: what, text, drawn: { caption: claim.caption, alternative: claim.alt, figure } };
  });
}

/** The figure under a claim; undefined without pictures. @param pictures from top to bottom */
export function figureOf(t: Translator, claim: Claim, pictures: readonly Picture[]): ProofFigure | undefined {
  const [picture, below] = pictures;
  if (!picture) return undefined;
  const months: Axis = [t('proof.month', { number: 1 }), t('proof.month', { number: 12 })];
  switch (claim.figure) {
    case 'cost': {
      const marks = [
        { text: '100', at: costLabels.full },
        { text: '50', at: costLabels.half },
      ];
      const saving = { text: claim.saving, at: costLabels.saving };
      return { kind: 'cost', picture, words: { marks, saving, axis: months } };
    }
    case 'deploy': {
      const before = { label: claim.before, value: '100', picture };
      const after = { label: claim.after, value: String(100 - claim.percent), isHot: true };
      return { kind: 'strips', rows: below ? [before, { ...after, picture: below }] : [before] };
    }
    case 'week': {
      const { office, onCall, lit: night } = claim;
      const hours = ['0', '6', '12', '18', '24'];
      return {
        kind: 'week',
        picture,
        words: { days: weekdaysInShort(t.language), hours, office, onCall, night },
      };
    }
    case 'migrate':
      return {
        kind: 'strips',
        rows: pictures.flatMap((strip, index) => {
          const row = claim.rows[index];
          return row ? [{ label: row.name, value: row.time, isHot: true, picture: strip }] : [];
        }),
        axis: months,
      };
    case 'none':
      return undefined;
  }
}
