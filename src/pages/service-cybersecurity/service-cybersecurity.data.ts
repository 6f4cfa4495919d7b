import { ruleBooks, securityWall, securityWallNumbers } from '../../../artwork/out/security.ts';
import { securityDetailsIn } from '../../../content/service-details/security.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { bannerOf, serviceFrame } from '../../page-data/service-page.data.ts';
import type { ServiceCybersecurityProps } from './service-cybersecurity.page.tsx';

/** Cybersecurity and compliance (SPEC section 2, Service pages: Cybersecurity). */
export const page: PageDefinition<ServiceCybersecurityProps> = {
  route: 'cybersecurity',
  view: 'service-cybersecurity',
  load({ language, t }) {
    const details = securityDetailsIn(language);
    const { features, services, compliance } = details;
    const { head, hero, closing } = serviceFrame(t, 'security', details);
    return {
      head,
      props: {
        hero,
        wall: { picture: securityWall, tops: securityWallNumbers },
        services: {
          title: services.title,
          lead: services.lead,
          items: services.items.map(({ title, description }) => ({ title, description })),
        },
        features,
        compliance: {
          title: compliance.title,
          lead: compliance.lead,
          books: compliance.blocks.map(({ id, name, count, description, points }) => ({
            name,
            count,
            description,
            points,
            picture: ruleBooks[id],
          })),
        },
        closing: bannerOf(closing),
      },
    };
  },
};
