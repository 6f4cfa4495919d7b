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

it('the latest article of a person is a link below the description', () => {
  expect(render()).toContain('<a href="/blog/on-the-engine">On the engine</a>');
});

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

  it('is a link with the name of a network that has no icon', () => {
    const label = 'Codeberg profile of Ada Byron';
    const html = render({ network: 'Codeberg', icon: null, label, href: 'https://codeberg.example/ada' });
    expect(html).toMatch(/<a [^>]*href="https:\/\/codeberg\.example\/ada"[^>]*>Codeberg<\/a>/);
    expect(html).toContain(`aria-label="${label}"`);
  });

  it('shows nothing if there is neither a profile nor a button for it', () => {
    expect(render()).not.toMatch(/<button|aria-label="[^"]*profile|<div[^>]*><\/div>/);
  });
});
