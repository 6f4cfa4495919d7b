import { Activity, memo, useEffect, useEffectEvent } from 'react';
import { ports } from '#mode/app/wiring.ts';
import { PortsContext } from '../ports/ports-context.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { Shell } from './shell.tsx';

/** The content of a page; the same page again is not rendered again, so a page prepared ahead is shown as it stands. */
const PageView = memo(({ page: { data, View } }: { page: LoadedPage }) => <View {...data.props} />);

interface AppProps {
  page: LoadedPage;
  /** The page the visitor is about to open: rendered beside the one shown, unseen and inert, without its effects. */
  ahead?: LoadedPage | undefined;
  /** The page is the one the document brought. It stands on its own, as an Activity would be hydrated later than the rest. */
  isPrerendered?: boolean;
  /** Called once, when the page answers. */
  onReady?: () => void;
}

/**
 * The root of every page, the same at build and in the browser.
 * `main` is keyed by the screen: another page starts afresh, the same page in another language, or another of its tabs,
 * keeps its state (what was typed, for example).
 */
export function App({ page, ahead, isPrerendered = true, onReady }: AppProps) {
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => reportReady(), []);
  const pages = ahead ? [page, ahead] : [page];
  return (
    <PortsContext value={ports}>
      <Shell {...page.data.shell}>
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
    </PortsContext>
  );
}
