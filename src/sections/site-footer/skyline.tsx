import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../artwork/picture.ts';
import styles from './skyline.module.css';

/** The columns at the foot of the page. Its file is fetched when a visitor comes near, so it does not slow the first view. */
export function Skyline({ picture }: { picture: Picture }) {
  const svg = useRef<SVGSVGElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!svg.current) return;
    const onSight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '600px' },
    );
    onSight.observe(svg.current);
    return () => onSight.disconnect();
  }, []);

  return (
    <svg
      ref={svg}
      className={styles.skyline}
      viewBox={picture.viewBox}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {isNear && <use href={picture.href} />}
    </svg>
  );
}
