import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mountain } from '#artwork/mountain.ts';
import { contact } from '../../shared/site.ts';
import { claimsIn, figuresIn, peopleCount } from '../../content/company-facts.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { AboutPage } from '../../src/pages/about/about.page.tsx';
import { page as about } from '../../src/pages/about/about.data.ts';
import { page as portfolio } from '../../src/pages/portfolio/portfolio.data.ts';
import { page as team } from '../../src/pages/team/team.data.ts';

const context = { language: 'en', t: createTranslator('en'), mode: 'simulated', parameters: {} } as const;

describe('About of Basaltworks', () => {
  it('shows 100+ team members, 250+ clients, 500+ projects and 8+ years, and counts them (R142)', async () => {
    const { figures } = (await about.load(context)).props;
    expect(figures.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '8+ years',
      '100+ team members',
      '250+ clients',
      '500+ projects',
    ]);
    expect(figuresIn('en').map(({ value }) => value)).toEqual([8, 100, 250, 500]);
    expect(peopleCount()).toBe(100);
    expect(mountain?.columns).toBe(500);
    expect(figures.drawing?.caption).toContain('500 columns');
  });

  it('tells story, mission, vision and four values (R138, R139, R140)', async () => {
    const { props } = await about.load(context);
    const markup = renderToStaticMarkup(<AboutPage {...props} />);
    for (const heading of ['Our story', 'Mission', 'Vision', 'Our values', 'Leadership'])
      expect(markup).toContain(`>${heading}</h2>`);
    expect(props.values?.values).toHaveLength(4);
    expect(props.story?.paragraphs[0]).toContain('Basaltworks began in 2017');
  });
});

describe('Team of Basaltworks', () => {
  it('asks to join, with a link to the open positions (R143, R147)', async () => {
    const { props } = await team.load(context);
    expect(props.head.title).toBe('Meet Our Team');
    expect(props.join).toMatchObject({
      title: 'Join Our Team',
      link: { label: 'View Open Positions', href: '/careers' },
    });
    expect(props.join?.text).toMatch(/5\sroles are open/);
  });
});

describe('Portfolio of Basaltworks', () => {
  it('features case studies below its projects (R155)', async () => {
    const { props } = await portfolio.load(context);
    expect(props.featured?.cases).toHaveLength(2);
  });
});

describe('claims of Basaltworks', () => {
  it('draw up to 30% cost, 80% faster deployment, and migrations of 2-4 and 6-12 months (R014, R015, R016)', () => {
    expect(claimsIn('en')).toMatchObject([
      { figure: 'cost', percent: 30, number: 'Up to 30%' },
      { figure: 'deploy', percent: 80, number: '80% faster' },
      { figure: 'week', number: '24/7/365' },
      {
        figure: 'migrate',
        ranges: [
          { from: 2, to: 4 },
          { from: 6, to: 12 },
        ],
        rows: [{ time: '2-4 months' }, { time: '6-12 months' }],
      },
    ]);
    expect(contact.officeHours).toMatchObject({ opens: '09:00', closes: '18:00' });
  });
});
