import { describe, expect, it } from 'vitest';
import { readPlan, slowestStep } from './query-plan.ts';

const postgres = `                    QUERY PLAN
 Sort  (cost=90.1..90.2 rows=9 width=4) (actual time=99.0..100.0 rows=9 loops=1)
   Sort Key: total
   ->  Nested Loop  (cost=0.3..80.0 rows=9 width=4) (actual time=0.1..90.0 rows=9 loops=1)
         ->  Seq Scan on clients c  (cost=0.0..9.0 rows=3 width=4) (actual time=0.0..5.0 rows=3 loops=1)
               Filter: (city = 'Oslo'::text)
         ->  Index Scan using bills_client on bills  (cost=0.3..8.0 rows=3 width=4) (actual time=0.1..20.0 rows=3 loops=4)
 Execution Time: 100.2 ms`;

const estimated = ` Hash Join  (cost=10.00..100.00 rows=5 width=8)
   ->  Seq Scan on a  (cost=0.00..70.00 rows=5 width=8)
   ->  Hash  (cost=8.00..8.00 rows=5 width=8)
         ->  Seq Scan on b  (cost=0.00..8.00 rows=5 width=8)`;

const said = (text: string) =>
  readPlan(text).map(({ depth, name, share }) => `${depth} ${name} ${Math.round(share * 100)}`);

describe('a query plan', () => {
  it('of PostgreSQL has its steps with their own time, loops counted', () => {
    expect(said(postgres)).toEqual([
      '0 Sort 10',
      '1 Nested Loop 5',
      '2 Seq Scan on clients c 5',
      '2 Index Scan using bills_client on bills 80',
    ]);
    expect(slowestStep(readPlan(postgres))).toBe(3);
  });

  it('without times has its cost', () => {
    expect(said(estimated)).toEqual([
      '0 Hash Join 22',
      '1 Seq Scan on a 70',
      '1 Hash 0',
      '2 Seq Scan on b 8',
    ]);
  });

  it('has no time for steps that were never taken', () => {
    const plan = `${postgres}
   ->  Seq Scan on archive  (cost=0.0..90000.0 rows=9 width=4) (never executed)`;
    expect(said(plan)).toEqual([...said(postgres), '1 Seq Scan on archive 0']);
  });

  it('counts the time of processes side by side once', () => {
    const plan = `Sort  (cost=9.0..9.1 rows=9 width=4) (actual time=700.0..800.0 rows=9 loops=1)
  ->  Gather  (cost=9.0..9.1 rows=9 width=4) (actual time=1.0..500.0 rows=9 loops=1)
        Workers Launched: 2
        ->  Parallel Seq Scan on bills  (cost=0.0..8.0 rows=9 width=4) (actual time=0.1..200.0 rows=3 loops=3)`;
    expect(said(plan)).toEqual(['0 Sort 38', '1 Gather 38', '2 Parallel Seq Scan on bills 25']);
  });

  it('is read with the quotes of a copied table, and with large costs', () => {
    const plan = `"Sort  (cost=1e+6..2e+6 rows=9 width=4)"\n"  ->  Seq Scan on bills  (cost=0.0..1.5e+6 rows=9 width=4)"`;
    expect(said(plan)).toEqual(['0 Sort 25', '1 Seq Scan on bills 75']);
  });

  it.each([
    ['nothing', ''],
    ['nonsense', 'lorem (cost= ) ((((('],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a query', 'SELECT * FROM bills WHERE id = 1'],
  ])('is not found in %s', (_, text) => {
    expect(readPlan(text)).toEqual([]);
  });

  it('is looked for in long lines too, in no time', () => {
    const start = performance.now();
    expect(readPlan(`${'a (cost='.repeat(8000)}\n${' '.repeat(60_000)}x`)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
