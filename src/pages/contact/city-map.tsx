import type { Picture, Spot } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import styles from './city-map.module.css';

export interface CityMapProps {
  picture: Picture;
  /** Says what the map shows to those who do not see it. */
  label: string;
  /** Where the office lies, in per cent of the map, and what the sign beside it says. */
  office: { at: Spot; name: string; street: string };
  caption: string;
}

/**
 * The city with the office on it: a drawing, no map service, no request to anybody else (SPEC section 2, Contact: map
 * placeholder). The sign lies in an SVG without a view box over the drawing: its place in per cent, its
 * letters at their own size, and no style attribute, which the policy would block. The address it repeats
 * stands in the contact information.
 */
export function CityMap({ picture, label, office, caption }: CityMapProps) {
  return (
    <figure className={styles.map}>
      <div className={styles.plane}>
        <Drawing picture={picture} label={label} />
        <svg className={styles.over} aria-hidden="true">
          <svg x={`${office.at.left}%`} y={`${office.at.top}%`} className={styles.spot}>
            <path className={styles.beside} d="M10 0h22" />
            <path className={styles.below} d="M0 8v18" />
            <g className={styles.place}>
              <foreignObject width="220" height="120">
                <div className={styles.room}>
                  <p className={styles.sign}>
                    <strong>{office.name}</strong>
                    <span>{office.street}</span>
                  </p>
                </div>
              </foreignObject>
            </g>
          </svg>
        </svg>
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
