import { Activity, memo, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { Shell } from './shell.tsx';
import { useSearch } from './use-search.tsx';

/** The content of a page. Memoised, so that a prepared page is shown without rendering again. */
const PageView = memo(({ page: { data, View } }: { page: LoadedPage }) => <View {...data.props} />);

interface AppProps {
  page: LoadedPage;
  /** The next page, as expected: rendered beside this one, hidden and inert, without its effects. */
  ahead?: LoadedPage | undefined;
  /** True for the page in the HTML document. Not inside an Activity, which React would hydrate later. */
  isPrerendered?: boolean;
  /** Called once, when the page is interactive. */
  onReady?: () => void;
}

/**
 * The root of every page, at build and in the browser. `main` is keyed by the screen: another screen starts
 * with fresh state; another language or tab of the same screen keeps its state, such as typed text.
 */
export function App({ page, ahead, isPrerendered = true, onReady }: AppProps) {
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => reportReady(), []);
  const searching = useSearch(page.data.shell.search?.href);
  const pages = ahead ? [page, ahead] : [page];
  return (
    <Shell {...page.data.shell} searching={searching}>
      {pages.map((one) => {
        const { screen } = one.data;
        const isShown = one === page;
        const main = (
          <ErrorBoundary
            as="main"
            id={isShown ? 'main' : undefined}
            inert={!isShown}
            aria-hidden={!isShown || undefined}
            key={screen}
          >
            <PageView page={one} />
          </ErrorBoundary>
        );
        if (isShown && isPrerendered) return main;
        return (
          <Activity mode={isShown ? 'visible' : 'hidden'} key={screen}>
            {main}
          </Activity>
        );
      })}
    </Shell>
  );
}
