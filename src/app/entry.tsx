import './styles.css';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { carryChosenService } from '../features/enquiry/chosen-service.ts';
import { App } from './app.tsx';
import { pageDataIn, startNavigation } from './navigation.ts';
import { loadView } from './views.ts';

/** Makes the prerendered page live: hydrates it and takes over what is clicked from there. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  const data = pageDataIn(document);
  if (!container || !data) return;
  const root = hydrateRoot(container, <App page={{ data, View: await loadView(data.view) }} />);
  startNavigation((page) => flushSync(() => root.render(<App page={page} />)));
  carryChosenService();
}

void start();
