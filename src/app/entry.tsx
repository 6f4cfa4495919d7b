import './styles.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { carryChosenService } from '#src/features/enquiry/chosen-service.ts';
import { pageEvents } from './page-events.ts';
import { App } from './app.tsx';
import { pageDataIn } from './fetch-page.ts';
import { keepFields } from './keep-fields.ts';
import { startNavigation } from './navigation.ts';
import { loadView } from './views.ts';
import { followLanguageOfOtherTabs } from '#src/features/preferences/language-switch.tsx';

/**
 * Hydrates the prerendered page and starts client navigation. Hydration is a transition, so that the browser
 * can react between two parts; clicked parts hydrate first.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  const data = pageDataIn(document);
  if (!container || !data) return;
  const first = { data, View: await loadView(data.view) };
  dispatchEvent(new Event(pageEvents.hydrating));
  const giveBackInput = keepFields(container);
  startTransition(() => {
    const root = hydrateRoot(
      container,
      <App
        page={first}
        onRendered={giveBackInput}
        onReady={() => {
          // Synchronous, because the heading of the new page is focused right after.
          startNavigation(first, (page) => flushSync(() => root.render(<App page={page} />)));
          dispatchEvent(new Event(pageEvents.ready));
        }}
      />,
    );
  });
  carryChosenService();
  followLanguageOfOtherTabs();
}

start().catch(() => dispatchEvent(new Event(pageEvents.failed)));
