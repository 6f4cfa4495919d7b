import { askOverNetwork, checkDeployment } from './deployment-check.ts';

/**
 * `npm run check-deployment -- <origin>`: requests a few dozen addresses of a deployed site (SPEC section 2,
 * route table) and reports status, language, security headers, caching, compression and types. Exits with 1
 * when something is wrong.
 */

function readOrigin(text: string | undefined): URL {
  const url = text === undefined ? null : URL.parse(text);
  if (
    url === null ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== ''
  ) {
    throw new Error('Usage: npm run check-deployment -- <origin>, such as https://www.example.com');
  }
  return url;
}

try {
  const { origin } = readOrigin(process.argv[2]);
  const findings = await checkDeployment(origin, askOverNetwork);
  const marks = { right: 'right ', advice: 'advice', wrong: 'WRONG ' };
  for (const { verdict, about, detail } of findings) console.log(`${marks[verdict]} ${about}: ${detail}`);
  const count = (verdict: keyof typeof marks) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  console.log(
    `${origin}: ${count('right')} right, ${count('advice')} could be better, ${count('wrong')} wrong.`,
  );
  if (count('wrong') > 0) process.exitCode = 1;
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  console.error(`${error instanceof Error ? error.message : String(error)}${cause}`);
  process.exitCode = 1;
}
