import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Passwords as argon2id in PHC string format, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. Its parameters are
 * part of it, so they can be raised later. OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
 */
interface Cost {
  memoryKib: number;
  passes: number;
  lanes: number;
}

const currentCost: Cost = { memoryKib: 19_456, passes: 2, lanes: 1 };
/** Upper limit for the cost of a stored hash: a damaged row must not overload the machine. */
const highestCost: Cost = { memoryKib: 262_144, passes: 16, lanes: 8 };
const saltBytes = 16;
const hashBytes = 32;
/** Each check takes 19 MiB; more logins have to wait, so that a flood does not fill the memory. */
const atOnce = 2;
/** When this many wait, further logins are refused. */
const longestLine = 50;

/** Too many logins are waiting. */
export class PasswordsBusy extends Error {}

/** Hashes and checks passwords, at most two at a time per process. */
export interface Passwords {
  /** @throws PasswordsBusy */
  hash: (password: string) => Promise<string>;
  /**
   * @param encoded the stored hash; null for an unknown account: takes as long and is never right
   * @returns whether it is right, and whether the hash has outdated costs and should be made again
   * @throws PasswordsBusy
   */
  verify: (password: string, encoded: string | null) => Promise<{ isRight: boolean; isOutdated: boolean }>;
}

/** @param cost of new hashes; only tests take less than OWASP recommends */
export function createPasswords(cost: Cost = currentCost): Passwords {
  const inTurn = createLine();

  const hash = (password: string): Promise<string> =>
    inTurn(async () => {
      const salt = randomBytes(saltBytes);
      return encode(cost, salt, await derive(password, { ...cost, salt, length: hashBytes }));
    });

  // An unknown account must take as long as a known one.
  const nobody = { cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

  return {
    hash,
    verify: (password, encoded) =>
      inTurn(async () => {
        const stored = encoded === null ? null : decode(encoded);
        const { salt, hash: expected, cost: costs } = stored ?? nobody;
        const actual = await derive(password, { ...costs, salt, length: expected.length });
        const isRight = timingSafeEqual(actual, expected) && stored !== null;
        return { isRight, isOutdated: !isSameCost(costs, cost) };
      }),
  };
}

const deriveKey = promisify(
  (parameters: Argon2Parameters, callback: (error: Error | null, key: Buffer) => void) =>
    argon2('argon2id', parameters, callback),
);

function derive(
  password: string,
  { memoryKib, passes, lanes, salt, length }: Cost & { salt: Buffer; length: number },
): Promise<Buffer> {
  return deriveKey({
    // Different systems send the same characters in different Unicode forms.
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    memory: memoryKib,
    passes,
    parallelism: lanes,
    tagLength: length,
  });
}

const inBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function encode({ memoryKib, passes, lanes }: Cost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${inBase64(salt)}$${inBase64(hash)}`;
}

function decode(encoded: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const parts =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/-]{11,86})\$([\w+/-]{22,86})$/.exec(
      encoded,
    );
  if (!parts) return null;
  const [, memory, passes, lanes, salt = '', hash = ''] = parts;
  const cost = { memoryKib: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  const isPossible =
    cost.memoryKib >= 8 * cost.lanes &&
    cost.memoryKib <= highestCost.memoryKib &&
    cost.passes >= 1 &&
    cost.passes <= highestCost.passes &&
    cost.lanes >= 1 &&
    cost.lanes <= highestCost.lanes;
  return isPossible ? { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') } : null;
}

function isSameCost(a: Cost, b: Cost): boolean {
  return a.memoryKib === b.memoryKib && a.passes === b.passes && a.lanes === b.lanes;
}

/** A queue that runs a few tasks at a time, in order. */
function createLine(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestLine) throw new PasswordsBusy('Too many logins at once');
      // The finished task passes its place on directly, so no new task can take it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
