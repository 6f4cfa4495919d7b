import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TeamPortraits, type ProfileControl } from './team.page.tsx';

const render = (...profiles: ProfileControl[]) =>
  renderToStaticMarkup(
    <TeamPortraits
      noProfile="No public profile yet"
      members={[
        {
          id: 'ada',
          name: 'Ada Byron',
          role: 'Analyst',
          image: { initials: 'AB', width: 250, height: 300 },
          description: 'Writes notes longer than the paper.',
          article: { label: 'On the engine', href: '/blog/on-the-engine' },
          profiles,
        },
      ]}
    />,
  );

describe('the control of a public profile', () => {
  const named = { network: 'LinkedIn', icon: 'linkedin', label: 'LinkedIn profile of Ada Byron' } as const;

  it('is a link once the content has an address', () => {
    const html = render({ ...named, href: 'https://profiles.example/ada' });
    expect(html).toMatch(/<a[^>]*href="https:\/\/profiles\.example\/ada"/);
    expect(html).toContain('aria-label="LinkedIn profile of Ada Byron"');
    expect(html).not.toContain('<button');
    // The tooltip says the accessible name, not that there is no profile.
    expect(html).toContain('data-tooltip=""');
  });

  it('shows nothing if there is neither a profile nor a button for it', () => {
    expect(render()).not.toMatch(/<button|aria-label="[^"]*profile|<div[^>]*><\/div>/);
  });
});
