/** The pictures of the service pages, with what they count and where their labels stand. */
import { appHero, appStage } from '../pictures/app-tiers.ts';
import { closings } from '../pictures/closings.ts';
import { cloudHero, cloudStage } from '../pictures/cloud.ts';
import { databaseHero } from '../pictures/database.ts';
import { comb, devopsHero } from '../pictures/devops-stair.ts';
import { drillCore, frieze } from '../pictures/drill-core.ts';
import { ruleBook, securityWall } from '../pictures/security-wall.ts';
import { supportHero } from '../pictures/support.ts';
import { causeway, webHero } from '../pictures/web-pavement.ts';
import { cutOut, picture, pictures, single, spots } from './module-parts.ts';
import { publish, publishModule } from './output.ts';
import { publishSprite } from './publish-sprite.ts';
import { spriteFile } from './sprite.ts';

/** Writes the families of the services overview and of the seven service pages. */
export function publishServices(): void {
  const core = drillCore();
  const slices = Object.fromEntries(core.slices.map((marks, index) => [`s${index}`, marks]));
  const address = publish('art/drill-core', 'svg', spriteFile({ ground: core.ground, ...slices }));
  publishModule(
    'drill-core',
    ['Picture'],
    [
      {
        name: 'drillCore',
        value: {
          viewBox: `0 0 ${core.width} ${core.height}`,
          ground: `${address}#ground`,
          slices: core.slices.map((_, index) => `${address}#s${index}`),
        },
        type: '{ viewBox: string; ground: string; slices: readonly string[] }',
        comment:
          'Seven slices, the first on top. Paint `ground`, then the slices from the last to the first; a slice is lit by setting its stone and formation inks to those of ember.',
      },
      picture('frieze', single('frieze', frieze()), 'Four states of one ground: plan, drawn, built, tuned.'),
    ],
  );

  const stages = { survey: cloudStage('survey'), move: cloudStage('move'), run: cloudStage('run') };
  publishModule(
    'cloud',
    ['Picture'],
    [
      picture('cloudHero', single('cloud-hero', cloudHero()), 'The formation above its footprint.'),
      pictures('cloudStages', publishSprite('cloud-stages', stages), 'Survey, move, run.'),
    ],
  );
  publishModule(
    'database',
    ['Picture'],
    [picture('databaseHero', single('database-hero', databaseHero()), 'A ruled block and a free cluster.')],
  );

  const { tiers } = appHero();
  const whole = { width: 400, height: 430, marks: tiers.flatMap(({ marks }) => marks) };
  const steps = {
    discovery: appStage('discovery'),
    design: appStage('design'),
    development: appStage('development'),
    support: appStage('support'),
  };
  publishModule(
    'app',
    ['Picture'],
    [
      picture('appHero', single('app-hero', whole), 'One product as four tiers, pulled apart.'),
      pictures('appStages', publishSprite('app-stages', steps), 'The same tiers in the four steps.'),
    ],
  );
  publishModule(
    'web',
    ['Picture'],
    [
      picture('webHero', single('web-hero', webHero()), 'A pavement of tiles around the page in the middle.'),
      picture('causeway', single('causeway', causeway()), 'Five stepping stones, for five steps.'),
    ],
  );
  publishModule(
    'devops',
    ['Picture'],
    [
      picture('devopsHero', single('devops-hero', devopsHero()), 'A stair of twelve that closes on itself.'),
      {
        name: 'devopsComb',
        value: comb(2),
        comment: 'The comb in plan: 1 release, 6 stages, 12 tools; places in per cent of a box of `ratio`.',
      },
    ],
  );

  const wall = securityWall();
  const gaps = wall.numbers.map((_, index) => [`g${index}`, securityWall(index).drawing] as const);
  publishModule(
    'security',
    ['Picture', 'Spot'],
    [
      picture('securityWall', single('security-wall', wall.drawing), 'Ten columns around one, two left out.'),
      spots(
        'securityWallNumbers',
        wall.numbers,
        'The tops of the ten columns, in the order of the services.',
      ),
      {
        name: 'securityWallGaps',
        value: Object.values(publishSprite('security-gaps', Object.fromEntries(gaps))),
        type: 'readonly Picture[]',
        comment: 'The wall without each of the ten columns, in a file that is fetched when one is taken out.',
      },
      pictures(
        'ruleBooks',
        publishSprite(
          'rule-books',
          { gdpr: ruleBook(99, 15, 17), hipaa: ruleBook(18, 14, 9), pciDss: ruleBook(12, 12, 6) },
          'none',
        ),
        'GDPR 15 of 99 articles, HIPAA 14 of 18 standards, PCI DSS all 12 requirements.',
      ),
    ],
  );
  publishModule(
    'support',
    ['Picture'],
    [picture('supportHero', single('support-hero', supportHero()), 'The one column that is being put back.')],
  );
  const finished = Object.entries(closings).map(([name, draw]) => {
    return [name, cutOut(`closing-${name}`, draw(), 'hot joints')];
  });
  publishModule(
    'closings',
    ['Picture'],
    [
      pictures(
        'closings',
        Object.fromEntries(finished),
        'What the hero of a page shows under way, finished; on dark ground, with heat in the joints.',
      ),
    ],
  );
}
