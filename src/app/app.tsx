import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { BreadcrumbContext } from '#src/components/breadcrumb-context.ts';
import { ClosingLinksContext } from '#src/components/closing-links-context.ts';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { letterWidthsOf, LetterWidthsContext, productLetterWidths } from '#src/components/letter-widths.ts';
import type { LoadedPage } from './loaded-page.ts';
import { Shell } from './shell.tsx';
import { useSearch } from './use-search.tsx';

interface AppProps {
  page: LoadedPage;
  /** Called once, when the page is rendered, before the effects of its parts. */
  onRendered?: () => void;
  /** Called once, when the page is interactive. */
  onReady?: () => void;
}

/**
 * The root of every page, at build and in the browser. `main` is keyed by the screen: another screen starts
 * with fresh state; another language or tab of the same screen keeps its state, such as typed text.
 */
export function App({ page: { data, View }, onRendered, onReady }: AppProps) {
  const reportRendered = useEffectEvent(() => onRendered?.());
  useLayoutEffect(() => reportRendered(), []);
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => reportReady(), []);
  const letterWidths = useMemo(
    () => letterWidthsOf(data.letterWidths ?? productLetterWidths),
    [data.letterWidths],
  );
  const searching = useSearch(data.shell.search?.href);
  return (
    <LetterWidthsContext value={letterWidths}>
      <Shell {...data.shell} searching={searching}>
        <ErrorBoundary as="main" id="main" key={data.screen}>
          <ClosingLinksContext value={data.shell.closingLinks}>
            <BreadcrumbContext value={data.breadcrumb}>
              <View {...data.props} />
            </BreadcrumbContext>
          </ClosingLinksContext>
        </ErrorBoundary>
      </Shell>
    </LetterWidthsContext>
  );
}
