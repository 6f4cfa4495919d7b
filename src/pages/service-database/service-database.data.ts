import { databaseHero } from '../../../artwork/out/database.ts';
import type { Technology } from '../../../content/service-details/page-words.ts';
import { databaseDetailsIn } from '../../../content/service-details/database.ts';
import type { EngineWords } from '../../../content/service-details/database/facts.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { serviceFrame, technologyMark } from '../../page-data/service-page.data.ts';
import type { Engine } from './database-engines.tsx';
import type { ServiceDatabaseProps } from './service-database.page.tsx';

const engine = ({ trait, use, ...technology }: Technology & EngineWords): Engine => ({
  ...technologyMark(technology),
  trait,
  use,
});

/** Database solutions (SPEC section 2, Service pages: Database). */
export const page: PageDefinition<ServiceDatabaseProps> = {
  route: 'database',
  view: 'service-database',
  load({ language, t }) {
    const details = databaseDetailsIn(language);
    const { features, engines, sql, noSql, batch } = details;
    const { head, hero, closing } = serviceFrame(t, 'database', details);
    return {
      head,
      props: {
        hero,
        picture: databaseHero,
        features,
        engines: {
          ...engines,
          ruled: { title: sql.title, lead: sql.lead, engines: sql.items.map(engine) },
          free: { title: noSql.title, lead: noSql.lead, engines: noSql.items.map(engine) },
        },
        batch,
        closing,
      },
    };
  },
};
