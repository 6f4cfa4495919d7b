import styles from './logo-plate.module.css';
import { SitePicture, type SiteImage } from './site-picture.tsx';

/** A logo on a light ground, which logos are made for; decorative without `label`. */
export function LogoPlate({ image, label }: { image: SiteImage; label?: string | undefined }) {
  return (
    <span className={styles.plate}>
      <SitePicture image={image} label={label} sizes="10rem" late />
    </span>
  );
}
