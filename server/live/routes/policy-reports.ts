import { Hono } from 'hono';
import type { LiveParts } from '../parts.ts';
import { violationsIn } from '../security/policy-report.ts';
import { admit, pageOfThisSite } from './answer-post.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import type { LiveBindings } from './live-context.ts';
import { decodeText, mediaTypeOf, readInTime } from './read-body.ts';

/** A report has less than 3 KB; the Reporting API sends several at once. */
const reportMaxBytes = 32 * 1024;
const reportTypes = ['application/csp-report', 'application/reports+json'];

/** Counts begin with this, then directive and path. */
const keyStart = 'policy:';
/** A count begins anew after so long. */
const countedMs = 30 * 86_400_000;

/**
 * POST /reports: counts what browsers report as blocked by the content security policy, by directive and page.
 * Nothing else of a report is kept or logged. Addresses that are no page of the site count together, so that
 * nobody can fill the store.
 */
export function policyReportRoutes(parts: LiveParts): Hono<{ Bindings: LiveBindings }> {
  const { store, now, pageAt } = parts;
  const app = new Hono<{ Bindings: LiveBindings }>();
  app.post('/reports', async (context) => {
    try {
      if (!reportTypes.includes(mediaTypeOf(context))) throw new Refusal(415, 'type');
      await admit(context, parts, 'policyReport');
      const violations = violationsIn(decodeText(await readInTime(context, reportMaxBytes)));
      for (const { directive, path } of violations) {
        const page = pageOfThisSite(path);
        const known = page !== null && (await pageAt(page)) !== null ? page : '';
        await store.countEvent(`${keyStart}${directive} ${known}`, now().toISOString(), countedMs);
      }
      return context.body(null, 204);
    } catch (error) {
      return answerRefusal(context, refusalOf(error));
    }
  });
  return app;
}

/** A directive and how often it blocked something on a page; the path is empty for what is no page. */
export interface CountedViolation {
  directive: string;
  path: string;
  count: number;
}

/** What was blocked in the last 30 days at most, the most frequent first. @throws StoreUnavailable */
export async function countedViolations({
  store,
  now,
}: Pick<LiveParts, 'store' | 'now'>): Promise<CountedViolation[]> {
  const counted = await store.eventCounts(keyStart, now().toISOString());
  return counted
    .map(({ key, count }) => {
      const [directive = '', path = ''] = key.slice(keyStart.length).split(' ');
      return { directive, path, count };
    })
    .toSorted((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1));
}
