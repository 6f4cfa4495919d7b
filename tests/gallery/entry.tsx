import { createRoot } from 'react-dom/client';
import '#src/app/styles.css';
import '#site-styles/fonts.css';
import '#site-styles/colours.css';
import { reportSentShare } from '#src/browser/sent-share.ts';
import { Gallery } from './gallery.tsx';
import './gallery.css';

/** Each theme needs its own document, because the root sets it. Without one in the address: both. */
const theme = new URLSearchParams(location.search).get('theme');
const both = ['light', 'dark'].map((one) => (
  // A document of our own, which must load its modules.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe key={one} className="gallery-theme" title={one} src={`?theme=${one}`} />
));
if (theme) {
  document.documentElement.dataset.theme = theme;
  // Scrolls the other frame too.
  addEventListener('scroll', () => {
    for (let index = 0; index < parent.frames.length; index += 1) parent.frames[index]?.scrollTo(0, scrollY);
  });
}
// Shows the state of a half finished upload.
reportSentShare(0.5);
const root = document.getElementById('root');
if (root) createRoot(root).render(theme ? <Gallery /> : both);
