import { enquiryBody, type Answer } from '../test-support/live-server.ts';
import { startTwoServers } from './two-servers.ts';
import type { Visitor } from './visitor.ts';

/** The failed checks of behind-nginx.ts. */
export const failed: string[] = [];
/** Prints the result of a check. */
export function check(what: string, isRight: boolean, measured: string): void {
  console.log(`${isRight ? 'right' : 'WRONG'}  ${what}: ${measured}`);
  if (!isRight) failed.push(what);
}

export const json = { 'content-type': 'application/json' };
/** The statuses of answers. */
export const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
/** How often a status occurs. */
export const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;
/** A text or number in a JSON answer; empty when it is missing. */
export const textIn = (answer: Answer, name: string): string => {
  const value: unknown = answer.body.startsWith('{') ? JSON.parse(answer.body) : {};
  const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

/** The servers of this command. */
export const site = await startTwoServers().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
export const { nginx, newVisitor, share } = site;

/** Sends an enquiry with a mark to recognise it. */
export const enquire = (visitor: Visitor, mark: string, headers: Record<string, string> = {}) =>
  visitor.ask('/api/enquiries', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: enquiryBody(mark),
  });

/** Repeats work in sequence. */
export async function inTurn<Value>(times: number, work: (turn: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let turn = 0; turn < times; turn += 1) values.push(await work(turn));
  return values;
}

/** A forged client address. */
export const forged = (turn: number) => ({ 'X-Forwarded-For': `203.0.113.${turn}` });
