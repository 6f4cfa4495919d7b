import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatDate, formatTime } from '#shared/i18n/format.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { limits } from '#shared/limits.ts';
import { peopleCount } from '#content/pages/company-figures.ts';
import { contactQuestionsIn, resourceQuestionsIn } from '#content/collections/questions.ts';
import { serviceInterests } from '#shared/forms/interest-options.ts';
import { jobIds, jobIn } from '#content/collections/jobs.ts';
import { legalFacts } from '#content/pages/legal-facts.ts';
import { legalPageIn, legalPages } from '#content/articles/text-pages.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { leadersIn, personIn, teamIn } from '#content/collections/people.ts';
import { readApplications } from '#content/pages/applications.ts';
import { serviceIds } from '#content/collections/services.ts';
import type { Block, BlockOf } from '#content/schema/blocks.ts';
import { startOf } from '#content/collections/webinars.ts';
import { shellProps } from '#src/app/shell.data.ts';
import { isGroup } from '#src/components/site-header/menu-entries.ts';
import { page as aboutPage } from '#src/pages/about/about.data.ts';
import { Page as AboutPage } from '#src/pages/about/about.page.tsx';
import { page as careersPage } from '#src/pages/careers/careers.data.ts';
import { Page as CareersPage } from '#src/pages/careers/careers.page.tsx';
import { page as homePage } from '#src/pages/home/home.data.ts';
import { Page as HomePage } from '#src/pages/home/home.page.tsx';
import { page as jobPage } from '#src/pages/job/job.data.ts';
import { menusIn } from '#src/pages/menus.data.ts';
import { page as teamPage } from '#src/pages/team/team.data.ts';
import { pages as blogPages } from '#src/pages/blog/blog.data.ts';
import { Page as BlogPage } from '#src/pages/blog/blog.page.tsx';

const { received: sampleApplications, arrivals: sampleArrivals } = readApplications(site);

/**
 * What the specification says about the sample: texts, names, numbers and order. The behaviour of pages is tested in
 * tests/journeys, on any site.
 */

const t = createTranslator(site, 'en');
const context = editionOf(site, 'en', 'simulated');
/** The words of the interface, those of the site over those of the product. */
const words = site.words.en ?? {};
/** No field of these is empty. */
const expectFilled = (...fields: unknown[]) => expect(fields.filter((field) => !field)).toEqual([]);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

const services = ['cloud', 'database', 'app-development', 'web-development', 'devops', 'cybersecurity'];
const serviceAddresses = services.map((id) => `/services/${id}`);

describe('words of the interface', () => {
  it('R006 R122 R123 R126 R147 R153 R154 R168 R169 R171 R179 R180 R181 R182 R193 R194 R198 R203 R216 R217 R220 R221 R224 R232 R235 R237 R242 R244 R246 R253 R254 R255 R256 R259 R260 R261 R274 R284: are those of the specification', () => {
    expect(words).toMatchObject({
      'enquiry.form.sending': 'Sending...',
      'enquiry.form.sent': 'Message sent!',
      'application.form.submitting': 'Submitting...',
      'application.form.succeeded': "Application submitted successfully! We'll be in touch soon.",
      'application.form.failed': 'There was an error submitting your application. Please try again.',
      'application.resume.hint': 'PDF, DOC or DOCX, max 5MB',
      'newsletter.toast.title': 'Success!',
      'newsletter.toast.description': "You've been subscribed to our newsletter.",
      'newsletter.again': 'Subscribe another email',
      'portfolio.empty.title': 'No projects found',
      'portfolio.empty.text': 'There are currently no projects in this category. Please try another filter.',
      'blog.empty.title': 'No articles found',
      'blog.empty.emptyCategory': 'There are currently no articles in this category.',
      'blog.empty.reset': 'Reset Filters',
      'notFound.title': 'Page Not Found',
      'notFound.text': "Oops! The page you're looking for doesn't exist or has been moved.",
      'notFound.home': 'Return Home',
      'notFound.contact': 'Contact Support',
      'admin.login.invalid': 'Invalid password',
      'admin.refused': 'Invalid admin credentials',
      'admin.loggedIn': 'Successfully logged in as admin',
      'admin.arrival.title': 'New Application Received!',
      'admin.dashboard.notProvided': 'Not provided',
      'admin.dashboard.noCoverLetter': 'No cover letter provided.',
      'service.learnMore': 'Learn More',
      'service.request': 'Request Consultation',
      'hero.secondary': 'View Our Work',
      'hero.cta': 'Get Started',
      'team.join.link': 'View Open Positions',
      'careers.hero.link': 'View Open Positions',
      'job.apply': 'Apply Now',
      'menu.caseStudies': 'Case Studies',
      'menu.whitePapers': 'White Papers',
      'menu.faq': 'FAQ',
      'document.caseStudy.download': 'Download Case Study',
      'document.whitePaper.download': 'Read White Paper',
      'webinars.upcoming.register': 'Register Now',
      'webinars.past.watch': 'Watch Recording',
      'webinars.all': 'View All Resources',
      'theme.light': 'Light',
      'theme.dark': 'Dark',
      'theme.system': 'System',
      'notifications.label': 'Notifications',
    });
    expect(words['newsletter.thanks']).toContain('Thank');
    expect(limits.application.resumeFormats).toEqual(['.pdf', '.doc', '.docx']);
    expect(t('blog.empty.noMatch', { term: 'Zebra' })).toBe('No articles match your search for "Zebra".');
  });

  it('R011 R012 R013: the office in San Francisco, its hours, and support around the clock', () => {
    expect(site.settings.contact.address.cityLine).toBe('San Francisco, CA 94110');
    const { opens = '', closes = '' } = site.settings.contact.officeHours;
    const times = {
      opens: formatTime(localeOf(site, 'en'), opens),
      closes: formatTime(localeOf(site, 'en'), closes),
    };
    expect(t('contact.hours.times', times)).toBe('9:00 AM to 6:00 PM');
    const { days, support } = pageWords(editionOf(site, 'en'), 'contact');
    expect([days, support]).toEqual(['Monday to Friday', '24/7/365']);
  });

  it('R010 R249 R250 R251: both legal texts say the date, the minimum age and where to write to, in every language', () => {
    const date = formatDate(localeOf(site, 'en'), legalFacts(site).lastUpdated, 'long');
    expect(t('legal.lastUpdated', { date })).toBe('Last Updated: May 1, 2024');
    for (const language of site.languages)
      for (const name of legalPages) {
        const { lastUpdated, clauses } = legalPageIn(editionOf(site, language, 'simulated'), name);
        expect(lastUpdated).toBe('2024-05-01');
        expect(JSON.stringify(clauses)).toMatch(/\b13\b/);
        expect(JSON.stringify(clauses)).toContain(name === 'privacy' ? 'mailto:privacy@' : 'mailto:legal@');
      }
  });

  it('the policy says in every language whether the forms only pretend to send', () => {
    const simulatedWord = /simulat|simulad|simulés|simuliert/;
    for (const language of site.languages) {
      expect(JSON.stringify(legalPageIn(editionOf(site, language, 'live'), 'privacy'))).not.toMatch(
        simulatedWord,
      );
      expect(JSON.stringify(legalPageIn(editionOf(site, language, 'simulated'), 'privacy'))).toMatch(
        simulatedWord,
      );
    }
  });
});

describe('menus', () => {
  const { header } = shellProps(editionOf(site, t.language), { path: '/', pageLanguages: site.languages });
  const groups = header.entries.filter(isGroup);
  const linksOf = (group: string) =>
    groups.find(({ id }) => id === group)?.links.map(({ label, href }) => `${label} ${href}`);

  it('R050 R052: the labels of the bar and where they lead', () => {
    const links = [...header.entries, header.contact].flatMap(({ label, href }) =>
      href === undefined ? [] : [[label, href]],
    );
    expect(Object.fromEntries(links)).toMatchObject({
      Home: '/',
      Services: '/services',
      'About Us': '/about',
      Portfolio: '/portfolio',
      Blog: '/blog',
      Contact: '/contact',
    });
  });

  it('R040 R053 R055 R056 R057: three groups with six and twice four links', () => {
    expect(groups.map(({ label }) => label)).toEqual(['Services', 'Resources', 'Company']);
    expect(linksOf('services')).toEqual([
      'Managed Cloud Services /services/cloud',
      'Database Solutions /services/database',
      'Application Development /services/app-development',
      'Web Development /services/web-development',
      'DevOps and Automation /services/devops',
      'Cybersecurity and Compliance /services/cybersecurity',
    ]);
    expect(linksOf('resources')).toEqual([
      'Case Studies /resources/case-studies',
      'White Papers /resources/white-papers',
      'FAQ /resources/faq',
      'Webinars /resources/webinars',
    ]);
    expect(linksOf('company')).toEqual([
      'About Us /about',
      'Our Team /team',
      'Careers /careers',
      'Contact Us /contact',
    ]);
  });

  it('R252: the sitemap has its sixteen links and no others', () => {
    const { main, services: below, legal } = menusIn(editionOf(site, 'en')).sitemap;
    const links = [main.page, below.page, ...main.entries, ...below.entries, ...legal];
    const pages = ['/', '/services', '/about', '/portfolio', '/blog', '/contact', '/careers'];
    const legalLinks = ['/privacy-policy', '/terms-conditions', '/sitemap'];
    expect(links.filter((link) => link !== undefined).toSorted()).toEqual(
      [...pages, ...serviceAddresses, ...legalLinks].toSorted(),
    );
  });

  it('R007 R092: English first, then Spanish, French and German, by their own names', () => {
    expect(site.languages).toEqual(['en', 'es', 'fr', 'de']);
    const names = site.languages.map((language) => localeOf(site, language).name);
    expect(names).toEqual(['English', 'Español', 'Français', 'Deutsch']);
  });
});

describe('services', () => {
  /** A block of a page by its index, which must be of the expected kind. */
  function blockOf<Kind extends Block['kind']>(id: string, place: number, kind: Kind): BlockOf<Kind> {
    const block = site.services['en']?.find((service) => service.id === id)?.blocks[place];
    if (block?.kind !== kind) throw new Error(`${id}: no ${kind} at ${place}`);
    return block;
  }

  it('R118 R119 R124 R125 R126 R289: seven, each with six points, three features and a call at the end', () => {
    expect(site.services['en'] ?? []).toHaveLength(7);
    for (const { bullets, blocks } of site.services['en'] ?? []) {
      expect(bullets).toHaveLength(6);
      const place = blocks.findIndex((block) => block.kind === 'features' && block.items.length === 3);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(blocks.length - 1 - place).toBeGreaterThanOrEqual(2);
      expect(blocks.at(-1)?.kind).toBe('closing');
    }
  });

  it('R107 R118 R120 R187: the seventh is IT support, and all are options of the contact form', () => {
    expect(serviceIds(editionOf(site))).toEqual([...services, 'it-support']);
    expect(serviceInterests({ services: site.services['en'] ?? [] })).toEqual([
      ...serviceIds(editionOf(site)),
      'other',
    ]);
  });

  it('R016 R121 R127 R128 R129 R130 R131 R132 R133 R134 R135 R136 R137: their steps, points, technologies and numbers', () => {
    const steps = namesOf(pageWords(editionOf(site, 'en'), 'services').approach.steps);
    expect(steps).toEqual(['Discovery', 'Planning', 'Implementation', 'Optimization']);
    const points = titlesOf(blockOf('cloud', 1, 'list').items);
    expect(points).toEqual(['Cost optimization', 'Scalability', '24/7 monitoring', 'Security']);
    const { values, most } = blockOf('cloud', 2, 'figure');
    expect([values, most]).toEqual([
      [2, 6],
      [4, 12],
    ]);
    expect(blockOf('database', 1, 'technologies').technologies.map(namesOf)).toEqual([
      ['PostgreSQL', 'MySQL', 'MariaDB', 'SQL Server', 'Oracle Database'],
      ['MongoDB', 'Redis', 'Cassandra', 'Neo4j', 'DynamoDB'],
    ]);
    const stepsOfApps = titlesOf(blockOf('app-development', 1, 'steps').items);
    expect(stepsOfApps).toEqual(['Discovery', 'Design', 'Development', 'Deploy & Support']);
    const platforms = namesOf(blockOf('app-development', 2, 'technologies').technologies.flat());
    expect(platforms).toEqual(['iOS', 'Android', 'Flutter', 'React Native', 'Xamarin', 'PWA']);
    const { groups = [], technologies } = blockOf('web-development', 1, 'technologies');
    expect(namesOf(groups)).toEqual(['Frontend', 'Backend', 'CMS', 'E-commerce', 'Database']);
    expect(technologies.flat()).toHaveLength(12);
    expect(blockOf('web-development', 3, 'steps').items).toHaveLength(5);
    expect(blockOf('devops', 0, 'features').items).toHaveLength(4);
    expect(blockOf('devops', 2, 'loop').technologies.flat()).toHaveLength(12);
    expect(blockOf('cybersecurity', 0, 'list').items).toHaveLength(10);
    const compliance = titlesOf(blockOf('cybersecurity', 2, 'features').items);
    expect(compliance).toEqual(['GDPR', 'HIPAA', 'PCI DSS']);
  });
});

describe('home', async () => {
  const { props } = await homePage.load(context, {});
  const markup = renderToStaticMarkup(<HomePage {...props} />);
  const sections = markup.split('<section').slice(1);
  const [hero = '', clientStrip = '', grid = '', why = '', carousel = '', newsletter = '', posts = ''] =
    sections;
  const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
  const textOf = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  it('R097 R098 R099 R103 R104 R105 R106: the hero', () => {
    expect(countOf(markup, /<h1/g)).toBe(1);
    expect(textOf(hero)).toMatch(/Empowering\s+Your\s+Digital\s+Evolution/);
    expect(hero).toContain('We deliver cutting-edge IT solutions that transform your business');
    const list = /<ul.*?<\/ul>/.exec(hero)?.[0] ?? '';
    expect(countOf(list, /<li/g)).toBe(3);
    expect(hero.replace(list, '')).toContain('Trusted by 500+ global companies');
    const links = [...hero.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, href]) => href)).toEqual(['/contact', '/services']);
    expect(textOf(links[0]?.[2] ?? '')).toMatch(/^\s*Get Started\b/);
  });

  it('R100 R107: six services, each with its link', () => {
    expect(textOf(grid)).toContain('Our Services');
    expect(grid).toContain('Comprehensive IT solutions for your business');
    const links = [...grid.matchAll(/<h3[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(serviceAddresses);
  });

  it('R014 R015 R016 R108: why to choose the company, with the figures of its claims', () => {
    expect(countOf(why, /<h3[ >]/g)).toBe(4);
    expect(textOf(why)).toMatch(/Why Choose[^]*30%.*cost[^]*80%.*deployment/);
    for (const months of ['2-4 months', '6-12 months']) expect(textOf(why)).toContain(months);
    expect((site.claims['en'] ?? []).map(({ figure }) => figure)).toEqual(['none', 'none', 'week', 'ranges']);
  });

  it('R109 R110 R111 R292: four testimonials, one of them shown, rated out of five', () => {
    expect(countOf(carousel, /<blockquote>[^<]+<\/blockquote>/g)).toBe(4);
    expect(countOf(carousel, /<figure class="[^"]*shown/g)).toBe(1);
    for (const { name, role, company, content, rating } of site.testimonials['en'] ?? []) {
      expectFilled(name, role, company, content);
      expect(carousel).toContain(`>Rated ${rating} out of 5</span>`);
    }
  });

  it('R114: six invented clients, named as text', () => {
    expect(namesOf(site.clients)).toHaveLength(6);
    for (const { name } of site.clients)
      expect(textOf(clientStrip)).toContain(` ${name.replace('&', '&amp;')} `);
  });

  it('R115 R183 R184: a newsletter form that keeps the address out of the URL', () => {
    expect(newsletter).toMatch(/<form[^>]*\smethod="dialog"/);
    const input = /<input[^>]*>/.exec(newsletter)?.[0];
    for (const attribute of [/\srequired=""/, /\stype="email"/, /\sname="email"/])
      expect(input).toMatch(attribute);
  });

  it('R116 R117 R288: the three latest posts, each complete, then the consultation', () => {
    const teasers = posts.match(/<article.*?<\/article>/g) ?? [];
    expect(teasers).toHaveLength(3);
    for (const teaser of teasers)
      for (const part of [
        /<h3[^>]*><a [^>]*href="\/blog\/[a-z-]+">(<span[^>]*>)*[^<]+/,
        /<time dateTime="\d{4}-\d\d-\d\d">/i,
        /aria-label="[^"]+"/,
        /excerpt[^"]*">[^<]+</,
      ])
        expect(teaser).toMatch(part);
    expect(sections.at(-1)).toMatch(/href="\/contact"[^]*href="tel:/);
  });

  it('R096: the eleven keys of the specification have a text in every language', () => {
    for (const language of site.languages) {
      const own = pageWords(editionOf(site, language), 'home');
      const nav = ['home', 'services', 'about', 'portfolio', 'blog', 'contact'].map((name) =>
        createTranslator(site, language).of(`nav.${name}`),
      );
      expectFilled(...nav, own.hero.title, own.hero.subtitle, own.services?.subtitle);
      for (const key of ['hero.cta', 'services.title'])
        expect(createTranslator(site, language).of(key)).not.toBe(key);
    }
  });
});

describe('the company', async () => {
  const about = (await aboutPage.load(context, {})).props;

  it('R142: 100+ team members, 250+ clients, 500+ projects and 8+ years, counted', () => {
    const shown = about.figures.figures.map(({ value, label }) => `${value} ${label}`);
    expect(shown).toEqual(['8+ years', '100+ team members', '250+ clients', '500+ projects']);
    expect((site.figures['en'] ?? []).map(({ value }) => value)).toEqual([8, 100, 250, 500]);
    expect(peopleCount(site)).toBe(100);
  });

  it('R138 R139 R140: story, mission, vision and four values', () => {
    const markup = renderToStaticMarkup(<AboutPage {...about} />);
    for (const heading of ['Our story', 'Mission', 'Vision', 'Our values', 'Leadership'])
      expect(markup).toMatch(new RegExp(`>${heading}(</span>)*</h2>`));
    expect(about.values?.values).toHaveLength(4);
  });

  it('R141 R144 R145 R291: six leaders and eight members, each with a portrait', () => {
    const photoOf = (id: string) => personIn(editionOf(site, 'en'), id).photo ?? '';
    const [leaders, team] = [leadersIn(editionOf(site, 'en')), teamIn(editionOf(site, 'en'))];
    expect([leaders.length, team.length]).toEqual([6, 8]);
    for (const { id, name, position, bio } of leaders) expectFilled(name, position, bio, photoOf(id));
    for (const { id, name, role, description, profiles } of team) {
      expectFilled(name, role, description, photoOf(id));
      // The buttons of the specification have no targets (R146).
      expect(profiles).toEqual({});
    }
  });

  it('R143 R147: the team asks to join, with a link to the open positions', async () => {
    const { props } = await teamPage.load(context, {});
    expect(props.head.title).toBe('Meet Our Team');
    const call = { label: 'View Open Positions', href: '/careers' };
    expect(props.join).toMatchObject({ title: 'Join Our Team', call });
  });

  it('R148 R149 R150 R153 R155 R293: six projects, seven filters, one of them without a project', () => {
    expect(site.projects['en'] ?? []).toHaveLength(6);
    for (const { image, categories, technologies } of site.projects['en'] ?? [])
      expectFilled(image, categories.length, technologies.length);
    const filters = idsOf(site.projectFilters['en'] ?? []);
    expect(filters).toEqual(['cloud', 'database', 'app', 'web', 'devops', 'security', 'mobile']);
    const isEmpty = (id: string) =>
      !(site.projects['en'] ?? []).some(({ categories }) => categories.includes(id));
    expect(filters.filter(isEmpty)).toEqual(['security']);
    expect(site.featuredCases['en'] ?? []).toHaveLength(2);
  });

  it('R016 R017 R197 R238: four questions on Contact, five on Resources', () => {
    expect([
      contactQuestionsIn(editionOf(site, 'en')).length,
      resourceQuestionsIn(editionOf(site, 'en')).length,
    ]).toEqual([4, 5]);
    const [certifications, durations] = resourceQuestionsIn(editionOf(site, 'en')).map(
      ({ answer }) => answer,
    );
    for (const part of ['2-4 months', '6-12 months']) expect(durations).toContain(part);
    for (const part of ['ISO 27001', 'SOC 2 Type II', 'HIPAA compliance'])
      expect(certifications).toContain(part);
  });
});

describe('careers', async () => {
  const { props } = await careersPage.load(context, {});

  it('R199 R200 R201: three values, four benefits, five open jobs', () => {
    expect(namesOf(props.values.values)).toEqual(['Innovation', 'Growth', 'Impact']);
    expect(props.benefits.benefits).toHaveLength(4);
    expect(props.jobs.jobs).toHaveLength(5);
  });

  it('R202 R203 R204 R205 R206 R207 R208: five jobs with all their fields', () => {
    const markup = renderToStaticMarkup(<CareersPage {...props} />);
    for (const { title, department, location, type, experience, summary, posted } of props.jobs.jobs) {
      for (const text of [title, department, location, type, experience, summary, posted.text])
        expect(markup).toContain(text.replaceAll("'", '&#x27;'));
      expect(markup).toContain(`<time dateTime="${posted.iso}">`);
      expect(`${type}, ${location}`).toMatch(/^Full-time, Remote, [A-Z]/);
    }
    expect(props.jobs.jobs.map(({ href, experience }) => `${href} ${experience}`)).toEqual([
      '/careers/cloud-engineer 5+ years',
      '/careers/fullstack-developer 3+ years',
      '/careers/database-administrator 4+ years',
      '/careers/devops-engineer 3+ years',
      '/careers/ux-ui-designer 2+ years',
    ]);
    const dates = (site.jobs['en'] ?? []).map(({ postedDate }) => postedDate);
    expect([dates.toSorted().at(0), dates.toSorted().at(-1)]).toEqual(['2025-04-25', '2025-05-05']);
  });

  it('R229 R230 R231: mails thank the applicant in the language of the page, and tell the hiring team', async () => {
    for (const language of site.languages) {
      const own = createTranslator(site, language);
      const parameters = { jobId: 'cloud-engineer' };
      const job = await jobPage.load(editionOf(site, language, 'simulated'), parameters);
      const { confirmation, notice } = job.props.application.words?.mails ?? {};
      expect(confirmation?.body).toContain(own('mail.application.closing'));
      expect(notice?.body).toMatch(/^Position: .*\nName: \{name\}\n[^]*\{email\}[^]*Log in to the admin/);
      if (language !== 'en') continue;
      expect(confirmation?.subject).toBe('Thank you for applying for the position of Senior Cloud Engineer');
      expect(confirmation?.body).toMatch(/\{firstName\}[^]*Thank you .*team will review/);
    }
  });

  it('R266 R268 R270 R271 R272 R273: the applications of the admin page show every case', () => {
    expect(sampleApplications.length).toBeGreaterThan(limits.admin.tableRows + 3);
    const all = [...sampleApplications, ...sampleArrivals];
    for (const { jobId, jobTitle, email, linkedIn, portfolio } of all) {
      expect(jobTitle).toBe(jobIn(editionOf(site, 'en'), jobId)?.title);
      expect(email).toMatch(/^[\w.]+@\w+\.example$/);
      for (const page of [linkedIn, portfolio])
        expect(page || 'x.example').toMatch(/^\w+\.example(\/[\w/-]+)?$/);
    }
    for (const { id, date, jobId } of sampleApplications) {
      expect(id).toBe(`app-${Date.parse(date)}`);
      expect(date >= (jobIn(editionOf(site, 'en'), jobId)?.postedDate ?? 'none')).toBe(true);
    }
    expect(new Set(sampleApplications.map(({ jobId }) => jobId))).toEqual(new Set(jobIds(editionOf(site))));
    const latest = sampleApplications.slice(0, limits.admin.tableRows);
    expect(latest.some((one) => !one.linkedIn && !one.portfolio && !one.coverLetter)).toBe(true);
    expect(latest.some((one) => one.linkedIn && one.portfolio && one.coverLetter)).toBe(true);
    expect(new Set(latest.map(({ status }) => status))).toEqual(new Set(['new', 'reviewed']));
    expect(new Set(all.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(all.length);
  });
});

describe('the blog and the resources', async () => {
  const blog = (await blogPages[0]!.load(context, {})).props;
  const markup = renderToStaticMarkup(<BlogPage {...blog} />);
  const slugs = [
    'future-of-cloud-computing',
    'cybersecurity-best-practices',
    'devops-implementation-guide',
    'scalable-applications-microservices',
    'database-optimization-techniques',
    'ai-impact-it-operations',
  ];

  it('R031 R158 R159 R160 R161 R162: six posts, the latest one featured, and their categories', () => {
    expect(idsOf(site.posts['en'] ?? [])).toEqual(slugs);
    const categories = ['cloud', 'security', 'devops', 'development', 'database', 'ai'];
    expect(idsOf(site.postCategories['en'] ?? [])).toEqual(categories);
    expect((site.postCategories['en'] ?? []).at(-1)?.name).toBe('AI & ML');
    const articles = [...markup.matchAll(/<article class="([^"]*)".*?<h2[^>]*><a [^>]*href="([^"]*)"/g)];
    expect(articles.map(([, , href]) => href)).toEqual(slugs.map((slug) => `/blog/${slug}`));
    expect(articles.map(([, names = '']) => names.includes('featured')).indexOf(true)).toBe(0);
  });

  it('R157 R163 R172 R173 R174 R175: the listing shows every field of a post, and what is inert', () => {
    expect(markup).toContain('>Search articles</label>');
    expect(markup).not.toContain('Reset Filters');
    for (const { title, excerpt, date, author, authorRole, readTime } of blog.browser.posts)
      for (const text of [title, excerpt, date, author, authorRole, readTime])
        expect(markup).toContain(`>${text.replaceAll('&', '&amp;')}<`);
    const strip = /<nav[^>]*aria-label="Pagination".*?<\/nav>/.exec(markup)?.[0] ?? '';
    const items = (strip.match(/<li.*?<\/li>/g) ?? []).map((item) => item.replace(/<[^>]+>/g, '').trim());
    expect(items).toEqual(['Previous', '1', '2', '3', '…', 'Next']);
    expect(strip).not.toContain('<a');
    expect(blog.newsletter?.form.mode).toBe('inert');
  });

  it('R234 R236: the four case studies and four white papers', () => {
    expect(titlesOf(site.caseStudies['en'] ?? [])).toEqual([
      'Cloud Migration for Financial Services',
      'Healthcare App Development',
      'DevOps Transformation',
      'Cybersecurity Audit',
    ]);
    expect(titlesOf(site.whitePapers['en'] ?? [])).toEqual([
      'The Future of Cloud Computing',
      'The Zero Trust Security Model',
      'Blockchain in the Enterprise',
      'AI-Powered Analytics',
    ]);
  });

  it('R239 R240 R243 R245 R247 R248 R290: two webinars to come and three past ones, in EST', () => {
    expect(pageWords(editionOf(site, 'en'), 'webinars').title).toBe('Tech Webinars');
    const webinars = site.webinars['en'] ?? [];
    expect(idsOf(webinars).join(' ')).toBe(
      'fewer-regions zero-trust query-plans friday-release alert-triage',
    );
    expect(webinars.map(({ isPast }) => isPast)).toEqual([false, false, true, true, true]);
    for (const webinar of webinars) {
      const { date, time, image, speakers, isPast, ...links } = webinar;
      expectFilled(image, speakers.length);
      expect(isPast ? links.recordingLink : links.registrationLink).toMatch(/^https:\/\/\S+\.example\//);
      expect(`${date} ${time}`).toMatch(/^2025-.*\bEST$/);
      // EST is UTC−5 in June too.
      expect(startOf(webinar)).toBe(`${date}T${webinar.startsAt}-05:00`);
    }
  });
});
