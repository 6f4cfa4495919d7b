import { brand } from '../../../config/brand.ts';

const domain = new URL(brand.origin).hostname;

/** The Message-ID of a stored mail; the same at every try. */
export function messageIdOf(mail: { id: string }): string {
  return `<${mail.id}@${domain}>`;
}
