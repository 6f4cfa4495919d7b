import { hostileRequests } from '../../server/site/test-support/hostile-requests.ts';
import { exchangeRaw } from '../../server/site/test-support/raw-connection.ts';
import { meetSlowCrowd } from '../../server/site/test-support/slow-crowd.ts';
import { serveDist } from '../support/serve-dist.ts';

/**
 * `node tests/stress/attack.ts`, after a build: attacks the production server with its real limits: hostile requests,
 * then 400 slow connections while others request the home page. Takes 15 seconds; `npm test` does the same with 40
 * times shorter limits. Exits with 1 when the server accepts an attack.
 */

const connections = 400;
const closedWithinMs = 15_000;
/** Limit for other visitors' requests; the attacker runs on the same machine. */
const othersWithinMs = 250;

const site = await serveDist();
const port = Number(new URL(site.origin).port);

let passed = 0;
for (const { name, text, allowed } of hostileRequests) {
  const response = await exchangeRaw(port, text);
  const status = response === '' ? 'closed' : Number(response.split(' ', 2)[1]);
  if (allowed.includes(status)) passed += 1;
  else console.error(`${name}: answered with ${status}, allowed is ${allowed.join(', ')}`);
}
console.log(`${passed} of ${hostileRequests.length} hostile requests were refused as they should be.`);

const report = await meetSlowCrowd(port, {
  connections,
  tricklePauseMs: 1_000,
  visitPauseMs: 20,
  deadlineMs: closedWithinMs + 5_000,
});
await site.close();

const at = (share: number) =>
  report.othersMs[Math.min(report.othersMs.length - 1, Math.floor(report.othersMs.length * share))] ?? NaN;
const slowest95Ms = at(0.95);
console.log(
  `${connections} slow connections: ${report.leftOpen} left open, the last closed after ${(report.allClosedMs / 1000).toFixed(1)} s` +
    ` (${report.timedOut} with 408).`,
);
console.log(
  `${report.othersMs.length} requests of others meanwhile: ${report.othersRefused} refused, median ${at(0.5).toFixed(1)} ms,` +
    ` 95 % under ${slowest95Ms.toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms.`,
);

const isHeld =
  passed === hostileRequests.length &&
  report.leftOpen === 0 &&
  report.allClosedMs < closedWithinMs &&
  report.othersRefused === 0 &&
  slowest95Ms < othersWithinMs;
console.log(isHeld ? 'The server held.' : 'The server did not hold.');
if (!isHeld) process.exitCode = 1;
