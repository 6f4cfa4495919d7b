import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#shared/picture.ts';
import styles from './drawing.module.css';
import { whenNearViewport } from './near-viewport.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** `fit` shows all of it; `fill` covers the box, centred; `fill-corner` from the lower right corner. */
export type Crop = 'fit' | 'fill' | 'fill-corner';

const alignments: Record<Crop, string | undefined> = {
  fit: undefined,
  fill: 'xMidYMid slice',
  'fill-corner': 'xMaxYMax slice',
};

/** A drawing as it is, or one that inherits the custom properties around it. */
function Content({ href }: { href: string }) {
  return href.includes('#') ? <use href={href} /> : <image href={href} width="100%" height="100%" />;
}

/**
 * An SVG drawing of the site. Decorative unless `label` is given.
 * @param crop how it fills its box
 * @param late loads it near the window, for drawings below the first view (`<use>` has no `loading="lazy"`,
 * and for `<img>` near can be three screens away). Without scripts it loads at once.
 * @param label text alternative; without it the drawing is hidden from assistive technology
 */
export function Drawing({
  picture,
  crop = 'fit',
  late = false,
  label,
  className,
}: {
  picture: Picture;
  crop?: Crop;
  late?: boolean | undefined;
  label?: string | undefined;
  className?: string | undefined;
}) {
  const frame = useRef<SVGSVGElement>(null);
  // After a page change, the frame with the new heading does not wait for drawings.
  const isHydrated = useIsHydrated();
  const [isNear, setIsNear] = useState(!late && !isHydrated);
  useEffect(() => {
    if (!isNear && frame.current) return whenNearViewport(frame.current, () => setIsNear(true));
  }, [isNear]);

  const classes = className ? `${styles.drawing} ${className}` : styles.drawing;
  const attributes = {
    viewBox: picture.viewBox,
    preserveAspectRatio: alignments[crop],
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  };
  return (
    <>
      <svg ref={frame} className={late ? `${classes} ${styles.late}` : classes} {...attributes}>
        {isNear && <Content href={picture.href} />}
      </svg>
      {late && (
        <noscript className={styles.unscripted}>
          <svg className={classes} {...attributes}>
            <Content href={picture.href} />
          </svg>
        </noscript>
      )}
    </>
  );
}
