import { createRoot } from 'react-dom/client';
import '../src/app/styles.css';
import { reportSentShare } from '../src/lib/sent-share.ts';
import { Gallery } from './gallery.tsx';
import './gallery.css';

/** Each theme has a document of its own, as on the site, where it is set at the root. Without one in the address both stand side by side. */
const theme = new URLSearchParams(location.search).get('theme');
const both = ['light', 'dark'].map((one) => (
  // Our own page, which has to load its modules.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe key={one} className="gallery-theme" title={one} src={`?theme=${one}`} />
));
if (theme) {
  document.documentElement.dataset.theme = theme;
  // The neighbour comes along.
  addEventListener('scroll', () => {
    for (let index = 0; index < parent.frames.length; index += 1) parent.frames[index]?.scrollTo(0, scrollY);
  });
}
// Half of a file has been sent.
reportSentShare(0.5);
const root = document.getElementById('root');
if (root) createRoot(root).render(theme ? <Gallery /> : both);
