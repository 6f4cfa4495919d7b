import { brandName } from '../../../config/brand.ts';
import type { DatabaseWords } from './facts.ts';

export const en: DatabaseWords = {
  head: {
    title: `Database Solutions | ${brandName}`,
    description:
      'Design, tuning and operation of SQL and NoSQL databases: fast, correct and restorable, with every change measured on a copy of your own workload.',
  },
  lead: 'Fast, correct and restorable, in that order of difficulty. We design, tune and run the databases your business stands on.',
  caption: 'Fig. 1. Ruled on the left, free on the right. Both carry load',
  features: {
    title: 'Design, tune, protect',
    lead: 'Three ways to start, depending on where it hurts.',
    cards: [
      {
        title: 'Design',
        description:
          'Models drawn from the questions you ask of the data, with the growth of the next three years worked in.',
        points: ['Data modeling', 'Engine selection', 'Capacity plan'],
      },
      {
        title: 'Tune',
        description:
          'We read the plans, not the rumors. Every change is measured on a copy of your own workload before it ships.',
        points: ['Query plans', 'Indexes and partitions', 'Connection pooling'],
      },
      {
        title: 'Protect',
        description:
          'Replicas that have been failed over on purpose, and backups that have been restored from, every quarter.',
        points: ['Replication', 'Point-in-time restore', 'Encryption and audit'],
      },
    ],
  },
  engines: {
    title: 'Two ways to keep a fact',
    lead: 'Some data wants rows and rules. Some wants room. We run ten engines and will tell you when you need fewer.',
  },
  sql: {
    title: 'SQL: ruled',
    lead: 'Every row the same shape, every change all or nothing.',
    items: {
      postgresql: { trait: 'Our default. Rich types, honest planner', use: 'Ledgers, bookings, reporting' },
      mysql: { trait: 'Simple replication, huge talent pool', use: 'Shops, content, SaaS' },
      mariadb: { trait: 'Open clustering, familiar tools', use: 'Read-heavy services' },
      sqlServer: { trait: 'Strong tooling around Windows estates', use: 'ERP, finance, analytics' },
      oracle: { trait: 'Kept where it earns its license', use: 'Core banking, telecoms' },
    },
  },
  noSql: {
    title: 'NoSQL: free',
    lead: 'Each record its own shape, spread over as many machines as it takes.',
    items: {
      mongodb: { trait: 'Documents', use: 'Catalogs and content whose shape changes weekly' },
      redis: { trait: 'Key and value', use: 'Sessions, queues, anything that must answer in a millisecond' },
      cassandra: { trait: 'Wide columns', use: 'Sensor data and events, written everywhere at once' },
      neo4j: { trait: 'Graph', use: 'Fraud rings, routes, who knows whom' },
      dynamodb: { trait: 'Managed key and value', use: 'Serverless products with sharp peaks' },
    },
  },
  batch: {
    title: 'From six hours to thirty-eight minutes',
    lead: 'Northline Freight’s night batch, on the same hardware. Four changes, each measured before the next.',
    caption: 'Fig. 2. Run time after each change. Columns drawn to scale.',
    steps: {
      found: { name: 'As found', duration: '6 h' },
      indexes: { name: 'Missing indexes', duration: '3 h 34' },
      writes: { name: 'Set-based writes', duration: '2 h 01' },
      partitions: { name: 'Partition by day', duration: '64 min' },
      pool: { name: 'Pool and prefetch', duration: '38 min' },
    },
  },
  closing: {
    title: 'Show us your slowest query',
    description:
      'Send it with its plan. Within two working days you hear what slows it down and what the cure would cost.',
  },
};
