import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePdf } from '../server/live/test-support/resume-samples.ts';
import { startLiveServer, testPassword } from '../test-support/live-server.ts';

const mark = 'Radia-Perlman-of-this-test';

/** The files below a folder that contain the person. */
function filesWith(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(mark));
}

/** Requests of a logged-in dashboard. */
async function openDashboard(origin: string) {
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const login = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json' },
    body: JSON.stringify({ password: testPassword }),
  });
  if (login.status !== 204) throw new Error(`Login on a full disk: ${login.status}`);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const session = await fetch(`${origin}/api/session`, { headers: { cookie } });
  const { csrfToken }: { csrfToken: string } = await session.json();
  return (method: string, path: string, body?: object) =>
    fetch(`${origin}/api/admin/${path}`, {
      method,
      headers: {
        ...own,
        cookie,
        'x-csrf-token': csrfToken,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}

function application(number: number): FormData {
  const form = new FormData();
  const name = number < 3 ? mark : 'Somebody';
  const texts = { firstName: 'Radia', lastName: name, phone: '1', jobId: 'cloud-engineer' };
  for (const [field, text] of Object.entries({ ...texts, email: `radia${number}@x.example` }))
    form.append(field, text);
  form.append('coverLetter', `${name} `.repeat(500));
  form.append('resume', new File([new Uint8Array(samplePdf())], `${name}.pdf`));
  return form;
}

/**
 * Deletes and erases on a full disk: a login, an application and a person, with their files and mails. Sets the
 * exit code to 1 when an answer is not the usual one, or something of the person is left in the data folder.
 * @param options.dataFolder on the disk that is filled
 */
export async function deleteOnFullDisk({
  dataFolder,
  fill,
  clear,
}: {
  dataFolder: string;
  fill: () => void;
  clear: () => void;
}): Promise<void> {
  const server = await startLiveServer({ DATA_FOLDER: dataFolder });
  const origin = `http://localhost:${server.port}`;
  const headers = (number: number) => ({ accept: 'application/json', 'x-forwarded-for': `10.0.0.${number}` });
  const apply = async (number: number) =>
    fetch(`${origin}/api/applications`, {
      method: 'POST',
      headers: headers(number),
      body: application(number),
    });
  try {
    const ids: string[] = [];
    for (const number of [1, 2]) {
      const { id }: { id: string } = await (await apply(number)).json();
      ids.push(id);
    }
    const before = filesWith(dataFolder).length;
    fill();
    const refused = (await apply(3)).status;
    const ask = await openDashboard(origin);
    const deleted = (await ask('DELETE', `applications/${ids[0]}`)).status;
    const erased = (await ask('POST', 'people/erase', { email: 'radia2@x.example' })).status;
    const left = filesWith(dataFolder);
    clear();
    const again = (await apply(4)).status;
    console.log(
      `On a full disk: a visitor ${refused}, a deletion ${deleted}, an erasure ${erased}; ${before} files had the person, ${left.length} have; with space again ${again}.`,
    );
    const isWell = `${refused} ${deleted} ${erased} ${left.length} ${again}` === '503 204 200 0 201';
    if (!isWell || before < 2) process.exitCode = 1;
  } finally {
    await server.kill('SIGKILL');
  }
}
