import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormPost } from './form-post.tsx';

const words = {
  action: '/api/enquiries',
  trap: 'Leave this empty',
  language: 'de',
  page: '/de/contact',
  sent: { title: 'Sent', text: 'We answer soon.' },
  failed: 'Not sent',
};
const markup = renderToStaticMarkup(<FormPost form="enquiry" words={{ post: words }} />);

it('hides the honeypot from the keyboard and screen readers, and leaves it empty', () => {
  const [, inside = ''] = /<div[^>]* inert=""[^>]*>(.*?)<\/div>/.exec(markup) ?? [];
  expect(inside).toMatch(/<input[^>]*name="extraRemark"/);
  // For 1Password, LastPass and Bitwarden.
  expect(inside).toMatch(/data-1p-ignore="" data-lpignore="true" data-bwignore=""/);
  expect(inside).toMatch(/<input[^>]*tabindex="-1"/i);
  expect(inside).not.toMatch(/name="extraRemark"[^>]*value/);
});

it('sends language and page, and has elements for success and failure', () => {
  expect(markup).toContain('<input type="hidden" name="language" value="de"/>');
  expect(markup).toContain('<input type="hidden" name="page" value="/de/contact"/>');
  expect(markup).toContain('id="enquiry-sent"');
  expect(markup).toContain('id="enquiry-failed"');
});
