import type { PageDefinition } from '../../page-data/page-definition.ts';
import { page as simulated } from './careers.data.ts';
import type { LiveCareersProps } from './careers.page.live.tsx';

/** The Careers page of a live build (docs/decisions/009). */
export const page: PageDefinition<LiveCareersProps> = {
  ...simulated,
  async load(context) {
    const { head, props } = await simulated.load(context);
    return { head, props: { ...props, applicationSent: { title: context.t('application.succeeded') } } };
  },
};
