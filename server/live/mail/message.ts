import type { Mail } from './transport.ts';

/**
 * A mail in nodemailer's format. Addresses are objects: in a text, a comma would start a second receiver.
 * @param sender the site's own address, `name@domain` or `Name <name@domain>`
 */
export function messageOf(
  { messageId, to, subject, text, replyTo, leaveUrl, isPersonal }: Mail,
  sender: string,
) {
  return {
    from: sender,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    messageId,
    headers: {
      // Prevents automatic replies, such as holiday notices (RFC 3834).
      ...(isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(leaveUrl === undefined ? {} : leaveHeaders(leaveUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Headers for the unsubscribe button of mail programs: RFC 2369, and RFC 8058 for one click (HTTPS). */
function leaveHeaders(leaveUrl: string): Record<string, string> {
  const link = { 'List-Unsubscribe': `<${leaveUrl}>` };
  return leaveUrl.startsWith('https:')
    ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : link;
}
