import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LegalHead } from './legal-head.tsx';
import { LegalText, type LegalTextProps } from './legal-text.tsx';

const text: LegalTextProps = {
  contents: 'Contents',
  inShort: 'In short:',
  opening: [],
  clauses: [
    { id: 'who', title: 'Who', short: 'Us.', blocks: [{ kind: 'paragraph', text: ['We do.'] }] },
    { id: 'how', title: 'How', short: null, blocks: [{ kind: 'list', isOrdered: true, items: [['One']] }] },
  ],
};
const markupOf = (props: Partial<LegalTextProps>) => renderToStaticMarkup(<LegalText {...text} {...props} />);

describe('a text in clauses', () => {
  it('has numbers, a list of contents that leads to them, and sentences beside them', () => {
    const markup = markupOf({});
    expect(markup).toContain('<a href="#how"><span>2</span> How</a>');
    expect(markup).toContain('<section id="who"><h2>1. Who</h2>');
    expect(markup.match(/In short:/g)).toHaveLength(1);
    expect(markup).toContain('<ol><li>One</li></ol>');
  });

  it('has neither without a list of contents, and can begin before the first heading', () => {
    const markup = markupOf({
      contents: null,
      opening: [{ kind: 'paragraph', text: ['Ada', { kind: 'break' }] }],
    });
    expect(markup).not.toContain('<nav');
    expect(markup).toContain('<h2>Who</h2>');
    expect(markup).toMatch(/<section><div[^>]*><p>Ada<br\/><\/p><\/div><\/section>/);
  });

  it('stands below a head that needs neither lead nor day', () => {
    const headOf = (lead: string | null, lastUpdated: string | null) =>
      renderToStaticMarkup(
        <LegalHead
          breadcrumb={{ label: 'Way', above: [], current: 'Imprint' }}
          title="Imprint"
          lead={lead}
          lastUpdated={lastUpdated}
        />,
      );
    expect(headOf(null, null)).not.toMatch(/class="lead"|caption \S*date/);
    expect(headOf('A lead.', null)).toContain('<p class="lead">A lead.</p>');
    expect(headOf(null, 'Yesterday')).toContain('>Yesterday</p>');
  });
});
