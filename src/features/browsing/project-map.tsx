import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './project-map.module.css';

export interface ProjectMapSite {
  id: string;
  number: string;
  /** Says where the flag leads. */
  label: string;
  href: string;
}

export interface ProjectMapProps {
  /** Name of the landmark. */
  label: string;
  picture: Picture;
  sites: ProjectMapSite[];
}

/**
 * A landscape with a numbered flag on each site, which leads to what stands below it; it scrolls sideways where it is
 * wider than the window (SPEC section 2, Portfolio). Flags of sites that are not shown below are dimmed and lead nowhere.
 * @param shown ids of the sites shown below
 */
export function ProjectMap({
  label,
  picture,
  sites,
  shown,
}: ProjectMapProps & { shown: ReadonlySet<string> }) {
  // What scrolls must be within reach of the keyboard, also when no flag in it is a link.
  const tabIndex = shown.size === 0 ? 0 : undefined;
  return (
    <nav className={styles.scroller} aria-label={label} tabIndex={tabIndex}>
      <div className={styles.landscape}>
        <Drawing picture={picture} />
        <ol>
          {sites.map(({ id, number, label: name, href }) => (
            <li key={id}>
              {shown.has(id) ? (
                <a href={href} aria-label={name}>
                  <b>{number}</b>
                </a>
              ) : (
                <span aria-hidden="true">
                  <b>{number}</b>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
