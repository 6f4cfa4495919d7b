import './styles.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryChosenService } from '../features/enquiry/chosen-service.ts';
import { followLanguageOfOtherTabs } from '../features/preferences/language-of-other-tabs.ts';
import { pageLife } from '../lib/page-life.ts';
import { App } from './app.tsx';
import { pageDataIn } from './fetch-page.ts';
import { startNavigation } from './navigation.ts';
import { createStage } from './stage.tsx';
import { loadView } from './views.ts';

/**
 * Makes the prerendered page live: hydrates it and takes over what is clicked from there. As a transition, so that the
 * browser gets a turn between two pieces of the work; what is clicked meanwhile is hydrated and answered at once.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  const data = pageDataIn(document);
  if (!container || !data) return;
  const [View] = await Promise.all([
    loadView(data.view),
    'navigation' in window || import('./stand-in-navigation.ts'),
  ]);
  dispatchEvent(new Event(pageLife.hydrating));
  const first = { data, View };
  startTransition(() => {
    const root = hydrateRoot(
      container,
      <App
        page={first}
        onReady={() => {
          startNavigation(createStage(root, container, first));
          dispatchEvent(new Event(pageLife.ready));
        }}
      />,
    );
  });
  carryChosenService();
  followLanguageOfOtherTabs();
}

start().catch(() => dispatchEvent(new Event(pageLife.failed)));
