import { BulletList } from './bullet-list.tsx';
import type { Feature } from './feature.ts';

/** What a feature is, and its points (SPEC section 2, Service pages). */
export function FeatureText({ title, description, points = [] }: Feature) {
  return (
    <>
      <h3>{title}</h3>
      <p>{description}</p>
      <BulletList items={points} />
    </>
  );
}
