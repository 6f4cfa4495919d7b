import type { Site } from '#content/load-site.ts';
import { claimsIn, weekdays, type Claim } from '#content/company-facts.ts';
import { weekdaysInShort } from '#shared/i18n/format.ts';
import type { Language } from '#shared/locales.ts';
import type { ProofClaim } from '#src/pages/home/proof.tsx';

/** The claims of the proof block with their figures (SPEC section 9). */
export const proofClaims = (site: Site, language: Language): ProofClaim[] =>
  claimsIn(site, language).map((claim) => proofClaim(site, language, claim));

/** A claim with the figure below it, if it has one. */
export function proofClaim(site: Site, language: Language, claim: Claim): ProofClaim {
  const { number, claim: what, text } = claim;
  const said = { number, claim: what, text };
  switch (claim.figure) {
    case 'week': {
      const { office, onCall, lit, litHour, caption } = claim;
      const { opens, closes } = site.settings.contact.officeHours;
      const week = {
        kind: 'week',
        days: weekdaysInShort(site, language),
        open: {
          from: parseInt(opens, 10),
          to: Math.ceil(parseInt(closes, 10) + Number(closes.slice(3)) / 60),
        },
        hour: { day: weekdays.indexOf(litHour.day), hour: litHour.hour },
        words: { open: office, rest: onCall, hour: lit },
      } as const;
      return { ...said, caption, figure: week };
    }
    case 'ranges': {
      const { ranges, rows, caption } = claim;
      const items = rows.map(({ name, time }, index) => {
        const { from = 0, to = 0 } = ranges[index] ?? {};
        return { name, value: time, least: from, most: to };
      });
      return { ...said, caption, figure: { kind: 'ranges', items, accent: 1 } };
    }
    case 'none':
      return said;
  }
}
