import { setTimeout as wait } from 'node:timers/promises';
import { listOf, lossesOf, startAcknowledgedLoad } from './acknowledged.ts';
import { startLiveServer } from '../support/live-server.ts';

const loadMs = 1500;
const recoveryLimitMs = 5000;

/**
 * Lets a live server's storage fail again and again while enquiries and applications arrive over HTTP. The
 * process exits with 1 when an answer is not 201, 507 or 503 with Retry-After in whole seconds (no answer is
 * wrong too); when `/readyz` is not 503 or `/healthz` not 200 meanwhile; when something acknowledged, its mail or
 * its resume is lost or stored twice; or when storing does not work again after 5 s.
 * @param options.environment of the server
 * @param options.outageMs duration of an outage
 * @param options.begin starts one; rounds count from 0
 */
export async function goThroughOutages({
  environment,
  rounds,
  outageMs,
  begin,
  end,
}: {
  environment: Readonly<Record<string, string>>;
  rounds: number;
  outageMs: number;
  begin: (round: number) => Promise<void> | void;
  end: () => Promise<void> | void;
}): Promise<void> {
  const server = await startLiveServer(environment);
  const statusOf = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).status;
  try {
    const load = startAcknowledgedLoad(server.port);
    const recoveries: number[] = [];
    const health = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await wait(loadMs);
      await begin(round);
      await wait(outageMs);
      health.add(`/readyz ${await statusOf('/readyz')}, /healthz ${await statusOf('/healthz')}`);
      await end();
      const recoveryMs = await load.untilStored(2 * recoveryLimitMs);
      recoveries.push(recoveryMs);
      console.log(`Outage ${round + 1}: storing again ${Math.round(recoveryMs)} ms after its end.`);
    }
    await wait(loadMs);
    await load.end();
    await server.kill('SIGTERM');
    const lost = await lossesOf(load.acknowledged, environment);
    const { acknowledged, answers, wrongAnswers } = load;
    console.log(
      [
        `${rounds} outages under load: ${acknowledged.enquiries.size} enquiries and ${acknowledged.applications.size} applications acknowledged.`,
        `Answers: ${listOf(answers)}; the longest took ${Math.round(load.longestAnswerMs())} ms.`,
        `Answers that must not be: ${listOf(wrongAnswers)}.`,
        `Meanwhile: ${[...health].join('; ')}.`,
        `Lost or left over: ${listOf(new Map(Object.entries(lost)))}.`,
        `Longest recovery ${Math.round(Math.max(...recoveries))} ms.`,
      ].join('\n'),
    );
    const isWell =
      [...answers.keys()].some((what) => /^50[37]/.test(what)) &&
      wrongAnswers.size === 0 &&
      acknowledged.enquiries.size > 0 &&
      acknowledged.applications.size > 0 &&
      [...health].every((said) => said === '/readyz 503, /healthz 200') &&
      Object.values(lost).every((count) => count === 0) &&
      Math.max(...recoveries) <= recoveryLimitMs;
    if (!isWell) process.exitCode = 1;
  } finally {
    await server.kill('SIGKILL');
  }
}
