import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import { HexagonSign } from '../../components/hexagon-sign.tsx';
import styles from './project-map.module.css';

export interface ProjectMapSite {
  id: string;
  number: string;
  /** Describes the link's target. */
  label: string;
  href: string;
}

export interface ProjectMapProps {
  /** Accessible name of the landmark. */
  label: string;
  picture: Picture;
  sites: ProjectMapSite[];
}

/**
 * A landscape with a numbered flag for each project, which links to its card; it scrolls sideways in narrow
 * windows (SPEC section 2, Portfolio). Flags of hidden projects are dimmed and have no link.
 * @param shown ids of the visible projects
 */
export function ProjectMap({
  label,
  picture,
  sites,
  shown,
}: ProjectMapProps & { shown: ReadonlySet<string> }) {
  // A scrolling area must be focusable when it contains no link.
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
                  <HexagonSign>{number}</HexagonSign>
                </a>
              ) : (
                <span aria-hidden="true">
                  <HexagonSign>{number}</HexagonSign>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
