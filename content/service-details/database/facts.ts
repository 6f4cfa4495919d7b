import type { Five, ListFeature, ServicePageWords, Technology } from '../page-words.ts';

/** Five SQL engines (SPEC section 2, Database), in order; without a logo they show two letters. */
export const sqlEngines = [
  { id: 'postgresql', name: 'PostgreSQL', logo: 'postgresql' },
  { id: 'mysql', name: 'MySQL', logo: 'mysql' },
  { id: 'mariadb', name: 'MariaDB', logo: 'mariadb' },
  { id: 'sqlServer', name: 'SQL Server', logo: '' },
  { id: 'oracle', name: 'Oracle Database', logo: '' },
] as const satisfies Five<Technology & { id: string }>;

/** Five NoSQL engines (SPEC section 2, Database), in order. */
export const noSqlEngines = [
  { id: 'mongodb', name: 'MongoDB', logo: 'mongodb' },
  { id: 'redis', name: 'Redis', logo: 'redis' },
  { id: 'cassandra', name: 'Cassandra', logo: 'apachecassandra' },
  { id: 'neo4j', name: 'Neo4j', logo: 'neo4j' },
  { id: 'dynamodb', name: 'DynamoDB', logo: '' },
] as const satisfies Five<Technology & { id: string }>;

/** Run time of the night batch after each change, in minutes; the columns are drawn to scale. */
export const batchSteps = [
  { id: 'found', minutes: 360 },
  { id: 'indexes', minutes: 214 },
  { id: 'writes', minutes: 121 },
  { id: 'partitions', minutes: 64 },
  { id: 'pool', minutes: 38 },
] as const;

export type SqlEngineId = (typeof sqlEngines)[number]['id'];
export type NoSqlEngineId = (typeof noSqlEngines)[number]['id'];
export type BatchStepId = (typeof batchSteps)[number]['id'];

export interface EngineWords {
  /** What is good about it (SQL), or what kind of store it is (NoSQL). */
  trait: string;
  /** What we use it for. */
  use: string;
}

export interface DatabaseWords extends ServicePageWords<ListFeature> {
  engines: { title: string; lead: string };
  sql: { title: string; lead: string; items: Record<SqlEngineId, EngineWords> };
  noSql: { title: string; lead: string; items: Record<NoSqlEngineId, EngineWords> };
  batch: {
    title: string;
    lead: string;
    caption: string;
    steps: Record<BatchStepId, { name: string; duration: string }>;
  };
}
