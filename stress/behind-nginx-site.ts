import { enquiryBody, type Answer } from '../test-support/live-server.ts';
import { startTwoServers } from './two-servers.ts';
import type { Visitor } from './visitor.ts';

/** What all parts of behind-nginx.ts work with. */

/** What was wrong. */
export const failed: string[] = [];
/** Prints one line for one thing looked at. */
export function check(what: string, isRight: boolean, measured: string): void {
  console.log(`${isRight ? 'right' : 'WRONG'}  ${what}: ${measured}`);
  if (!isRight) failed.push(what);
}

export const json = { 'content-type': 'application/json' };
/** The statuses of answers. */
export const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
/** How many of them are this one. */
export const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;
/** A text or number of an answer in JSON; empty when there is none. */
export const textIn = (answer: Answer, name: string): string => {
  const value: unknown = answer.body.startsWith('{') ? JSON.parse(answer.body) : {};
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

/** The servers, started for this command. */
export const site = await startTwoServers().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
export const { nginx, newVisitor, share } = site;

/** Sends an enquiry that can be told by its mark. */
export const enquire = (visitor: Visitor, mark: string, headers: Record<string, string> = {}) =>
  visitor.ask('/api/enquiries', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: enquiryBody(mark),
  });

/** Does something again and again, one after the other. */
export async function inTurn<Value>(times: number, work: (turn: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let turn = 0; turn < times; turn += 1) values.push(await work(turn));
  return values;
}

/** What anybody may claim about where they come from. */
export const forged = (turn: number) => ({ 'X-Forwarded-For': `203.0.113.${turn}` });
