import { useEffect, useEffectEvent } from 'react';
import { ServicesContext } from '../services/services-context.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import type { LoadedPage } from './page-definition.ts';
import { Shell } from './shell.tsx';
import { services } from './wiring.ts';

/**
 * The root of every page, the same at build and in the browser.
 * `main` is keyed by the screen: another page starts afresh, the same page in another language, or another of its tabs,
 * keeps its state (what was typed, for example).
 * @param onReady called once, when the page answers
 */
export function App({ page: { data, View }, onReady }: { page: LoadedPage; onReady?: () => void }) {
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => reportReady(), []);
  return (
    <ServicesContext value={services}>
      <Shell {...data.shell}>
        <ErrorBoundary as="main" id="main" key={data.screen}>
          <View {...data.props} />
        </ErrorBoundary>
      </Shell>
    </ServicesContext>
  );
}
