import { chromium } from '@playwright/test';
import { mkdtempSync, mkdirSync } from 'node:fs';
import { startLiveServer, testPassword } from '/work/w/desk/test-support/live-server.ts';
import { browserArguments, findBrowser } from '/work/w/desk/test-support/browser.ts';
const data = mkdtempSync('/tmp/desk-shots-');
const server = await startLiveServer({ DATA_FOLDER: data, TRUSTED_PROXIES: '1', WEBHOOK_ADDRESSES: 'any' });
const origin = `http://localhost:${server.port}`;
const pdf = (await import('/work/w/desk/shared/test-support/application-samples.ts')).sampleResume;
const { jobId } = await import('/work/w/desk/e2e/journeys/application.ts');
let n = 0;
const head = () => ({ accept: 'application/json', 'x-forwarded-for': `10.0.0.${(n += 1)}` });
for (const [f, l] of [['Maximiliane', 'von Hohenstein-Abernathy'], ['José', 'Núñez'], ['Aïcha', 'Łukasiewicz']]) {
  const form = new FormData();
  for (const [k, v] of Object.entries({ jobId, firstName: f!, lastName: l!, email: `${f}.with.a.long.address@halden-logistics.example`, phone: '+34 600', coverLetter: 'I keep things running. '.repeat(20) })) form.set(k, v);
  form.set('resume', new Blob([Uint8Array.from(Buffer.from(pdf))], { type: 'application/pdf' }), 'resume.pdf');
  await fetch(`${origin}/api/applications`, { method: 'POST', headers: head(), body: form });
  await fetch(`${origin}/api/enquiries`, { method: 'POST', headers: { ...head(), 'content-type': 'application/json' }, body: JSON.stringify({ name: `${f} ${l}`, email: `${f}@halden.example`, company: 'Halden Logistics', serviceInterest: 'database', message: 'Reports take 40 minutes. '.repeat(12) }) });
  await fetch(`${origin}/api/newsletter`, { method: 'POST', headers: { ...head(), 'content-type': 'application/json' }, body: JSON.stringify({ email: `${f}@halden.example` }) });
}
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
const out = '/tmp/desk-shots'; mkdirSync(out, { recursive: true });
const views = (process.env.VIEWS ?? 'applications enquiries team account log connections mails').split(' ');
for (const language of (process.env.LANGS ?? 'de es fr').split(' ')) for (const width of [1440, 390]) for (const scheme of (process.env.SCHEMES ?? 'dark light').split(' ') as ('dark' | 'light')[]) {
  const context = await browser.newContext({ baseURL: origin, colorScheme: scheme, viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(language, width, m.text()));
  await page.goto(`/${language === 'en' ? '' : `${language}/`}admin`);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined || true);
  await page.waitForTimeout(1500);
  await page.locator('main input[type=password]').fill(testPassword);
  if (width === 390) await page.screenshot({ path: `${out}/${language}-${width}-${scheme}-gate.png` });
  await page.locator('main form button[type=submit]').click();
  await page.locator('nav a[href="#account"]').waitFor();
  for (const view of views) {
    await page.evaluate((v) => { location.hash = v; }, view);
    await page.waitForTimeout(900);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('overflow', language, width, view, over);
    await page.screenshot({ path: `${out}/${language}-${width}-${scheme}-${view}.png`, fullPage: true });
    if (view === 'applications' || view === 'enquiries') {
      await page.locator('td button').first().click();
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${out}/${language}-${width}-${scheme}-${view}-open.png`, fullPage: width === 390 });
    }
  }
  await context.close();
}
await browser.close();
await server.kill('SIGTERM');
