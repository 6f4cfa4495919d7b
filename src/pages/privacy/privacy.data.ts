import { legalPageIn, retentionIn } from '../../../content/legal.ts';
import { legalPage } from '../../page-data/legal-page.data.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import type { PrivacyProps } from './privacy.page.tsx';

/** The privacy policy (SPEC section 2, Legal pages). */
export const page: PageDefinition<PrivacyProps> = {
  route: 'privacy',
  view: 'privacy',
  load({ language, t, mode }) {
    const { head, props } = legalPage(t, legalPageIn(language, 'privacy', mode));
    const bars = retentionIn(language);
    return { head, props: { ...props, retention: { bars, note: t('legal.retention.note') } } };
  },
};
