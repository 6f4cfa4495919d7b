import { costLabels, proof } from '../../../../artwork/out/proof.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import type { Axis } from '../proof-figures.tsx';
import type { ProofClaim } from '../proof.tsx';

/** The four claims of the why-choose section with what is drawn under each (SPEC section 9). */
export function proofClaims(t: Translator): ProofClaim[] {
  const months: Axis = [t('proof.month', { number: 1 }), t('proof.month', { number: 12 })];
  return [
    {
      number: t('proof.cost.number'),
      claim: t('proof.cost.claim'),
      text: t('proof.cost.text'),
      caption: t('proof.cost.caption'),
      alternative: t('proof.cost.alt'),
      figure: {
        kind: 'cost',
        picture: proof.cost,
        words: {
          marks: [
            { text: '100', at: costLabels.full },
            { text: '50', at: costLabels.half },
          ],
          saving: { text: t('proof.cost.less'), at: costLabels.saving },
          axis: months,
        },
      },
    },
    {
      number: t('proof.deploy.number'),
      claim: t('proof.deploy.claim'),
      text: t('proof.deploy.text'),
      caption: t('proof.deploy.caption'),
      alternative: t('proof.deploy.alt'),
      figure: {
        kind: 'strips',
        rows: [
          { label: t('proof.deploy.before'), value: '100', isHot: false, picture: proof.deployBefore },
          { label: t('proof.deploy.after'), value: '20', isHot: true, picture: proof.deployAfter },
        ],
      },
    },
    {
      number: t('proof.week.number'),
      claim: t('proof.week.claim'),
      text: t('proof.week.text'),
      caption: t('proof.week.caption'),
      alternative: t('proof.week.alt'),
      figure: {
        kind: 'week',
        picture: proof.week,
        words: {
          days: [
            t('proof.week.monday'),
            t('proof.week.tuesday'),
            t('proof.week.wednesday'),
            t('proof.week.thursday'),
            t('proof.week.friday'),
            t('proof.week.saturday'),
            t('proof.week.sunday'),
          ],
          hours: ['0', '6', '12', '18', '24'],
          office: t('proof.week.office'),
          onCall: t('proof.week.onCall'),
          night: t('proof.week.night'),
        },
      },
    },
    {
      number: t('proof.migrate.number'),
      claim: t('proof.migrate.claim'),
      text: t('proof.migrate.text'),
      caption: t('proof.migrate.caption'),
      alternative: t('proof.migrate.alt'),
      figure: {
        kind: 'strips',
        rows: [
          {
            label: t('proof.migrate.small'),
            value: t('proof.migrate.smallRange'),
            isHot: true,
            picture: proof.migrateSmall,
          },
          {
            label: t('proof.migrate.enterprise'),
            value: t('proof.migrate.enterpriseRange'),
            isHot: true,
            picture: proof.migrateEnterprise,
          },
        ],
        axis: months,
      },
    },
  ];
}
