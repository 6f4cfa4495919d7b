import type { Mail } from './transport.ts';

/**
 * A mail as nodemailer takes it. Addresses go in as objects: in a text, a comma would begin a second receiver.
 * @param sender the site's own address, `name@domain` or `Name <name@domain>`
 */
export function messageOf({ messageId, to, subject, text, replyTo, leaveUrl }: Mail, sender: string) {
  return {
    from: sender,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    messageId,
    // Holiday replies to a robot help nobody (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(leaveUrl === undefined ? {} : leaveHeaders(leaveUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What mail programs make their own unsubscribe button of: RFC 2369, and by one press, which needs HTTPS, RFC 8058. */
function leaveHeaders(leaveUrl: string): Record<string, string> {
  const link = { 'List-Unsubscribe': `<${leaveUrl}>` };
  return leaveUrl.startsWith('https:')
    ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : link;
}
