import { privacyPolicyIn, retentionIn } from '../../../content/legal.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { legalPageProps } from '../../page-data/legal-page.data.ts';
import { jointsPreview } from '../../page-data/preview-art.data.ts';
import type { PrivacyProps } from './privacy.page.tsx';

/** The privacy policy (SPEC section 2, Legal pages). */
export const page: PageDefinition<PrivacyProps> = {
  route: 'privacy',
  view: 'privacy',
  load({ language, t, mode }) {
    const policy = privacyPolicyIn(language, mode);
    const bars = retentionIn(language, mode).map(({ id, name, duration, months }) => ({
      id,
      name,
      lasts: duration,
      months,
      // A subscription lasts until its reader ends it.
      isOpen: id === 'newsletter',
    }));
    return {
      head: { ...policy.head, lastModified: policy.lastUpdated, previewArt: jointsPreview },
      props: { ...legalPageProps(t, policy), retention: { bars, note: t('legal.retention.note') } },
    };
  },
};
