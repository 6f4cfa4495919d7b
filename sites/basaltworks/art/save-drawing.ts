import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Writes a drawing and prints what it weighs, raw and over the wire. */
export function saveDrawing(file: string, svg: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  console.log(`${file}: ${svg.length} bytes, ${brotliCompressSync(svg).length} compressed`);
}
