/** The first 32 bits of the fractional parts of the `power`th roots of the first primes, which is how FIPS 180-4 makes its constants. */
function rootFractions(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => ((prime ** (1 / power) % 1) * 2 ** 32) | 0);
}

const initial = rootFractions(8, 2);
const constants = rootFractions(64, 3);
const blockBytes = 64;

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message, a one bit, zeros, and its length in bits: a whole number of blocks. */
function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / blockBytes) * blockBytes));
  message.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(message.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(message.length) * 8n);
  return view;
}

/** The 64 words of a block: its own sixteen, and what the standard makes of them. */
function scheduleOf(view: DataView, offset: number): number[] {
  const words: number[] = [];
  for (let index = 0; index < 16; index += 1) words.push(view.getInt32(offset + index * 4));
  const at = (index: number) => words[index] ?? 0;
  for (let index = 16; index < 64; index += 1) {
    const early = at(index - 15);
    const late = at(index - 2);
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words.push((at(index - 16) + first + at(index - 7) + second) | 0);
  }
  return words;
}

/**
 * The SHA-256 of a text in UTF-8, as 64 hexadecimal digits (FIPS 180-4). `crypto.subtle` would do it too, but only exists
 * on https and localhost, and a site shown in a local network under http has to behave the same.
 */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state = initial;
  for (let offset = 0; offset < view.byteLength; offset += blockBytes) {
    const words = scheduleOf(view, offset);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let round = 0; round < 64; round += 1) {
      const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + mixE + choice + (constants[round] ?? 0) + (words[round] ?? 0)) | 0;
      const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + mixA + majority) | 0];
    }
    const mixed = [a, b, c, d, e, f, g, h];
    state = state.map((word, index) => (word + (mixed[index] ?? 0)) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
