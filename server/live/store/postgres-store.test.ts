import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';
import { openPostgresStore } from './postgres-store.ts';
import { describeStoreContract } from './store-contract.ts';

const given = process.env.TEST_DATABASE_URL;
let server: PostgresServer | null = null;
let connectionString = given ?? '';

beforeAll(async () => {
  if (given) return;
  server = await startPostgresServer({ isDurable: false });
  connectionString = server.connectionString;
}, 6 * 60_000);

afterAll(async () => {
  await server?.remove();
});

async function query(sql: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

describeStoreContract('PostgreSQL', async () => {
  const name = `live_test_${randomUUID().replaceAll('-', '')}`;
  await query(`create database ${name}`);
  const url = new URL(connectionString);
  url.pathname = name;
  return {
    open: () => openPostgresStore({ connectionString: url.href }),
    remove: () => query(`drop database ${name} with (force)`),
  };
});
