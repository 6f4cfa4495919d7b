import { useState } from 'react';
import { IconButton } from '#src/components/icon-button.tsx';
import { limits } from '#shared/limits.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { LogoPlate } from '#src/components/logo-plate.tsx';
import { linkText, newTabProps } from '#src/components/new-tab.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import type { SiteImage } from '#src/components/site-picture.tsx';
import styles from './testimonials.module.css';

/**
 * The index moved by some steps in a list of `length`, wrapping around at both ends (SPEC section 4,
 * Testimonial index).
 */
function wrapIndex(index: number, steps: number, length: number): number {
  return (((index + steps) % length) + length) % length;
}

export interface TestimonialProps {
  /** Names the slide with its place, for example "Testimonial 1 of 4: …". */
  label: string;
  name: string;
  company: string;
  /** Role and company in one line. */
  byline: string;
  content: string;
  isLong?: boolean;
  rating: RatingProps | null;
  /** Where the client says it in public. */
  source?: LinkTo;
  logo?: SiteImage;
}

export interface TestimonialsProps extends Picked<'testimonials'> {
  testimonials: TestimonialProps[];
}

/**
 * Testimonials, one shown at a time (SPEC sections 2 and 4). It moves only when asked, wraps around both ways,
 * and keeps the height of the longest one. Without scripts all are shown.
 */
export function Testimonials({ title, previous, next, testimonials }: TestimonialsProps) {
  const [shown, setShown] = useState(0);
  const move = (steps: number) => setShown((index) => wrapIndex(index, steps, testimonials.length));
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.carousel}`}>
        <h2 className="visually-hidden">{title}</h2>
        <div className={styles.slides} aria-live="polite">
          {testimonials.map((testimonial, index) => (
            <Slide key={testimonial.label} testimonial={testimonial} isShown={index === shown} />
          ))}
        </div>
        {testimonials.length > 1 && (
          <>
            <div className={styles.arrows}>
              <IconButton icon="arrow-left" label={previous} onClick={() => move(-1)} />
              <IconButton icon="arrow-right" label={next} onClick={() => move(1)} />
            </div>
            <ul className={`note quiet ${styles.tabs}`}>
              {testimonials.map(({ label, company }, index) => (
                <li key={label}>
                  <button type="button" aria-current={index === shown} onClick={() => setShown(index)}>
                    {company}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function Slide({ testimonial, isShown }: { testimonial: TestimonialProps; isShown: boolean }) {
  const { label, name, byline, content, isLong, rating, source, logo } = testimonial;
  return (
    <figure className={isShown ? `${styles.slide} ${styles.shown}` : styles.slide} aria-label={label}>
      {rating && <Rating {...rating} />}
      <blockquote className={isLong ? styles.long : undefined}>{content}</blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span className="small quiet">{byline}</span>
        {source && (
          <a href={source.href} className="small" {...newTabProps(source)}>
            {linkText(source)}
          </a>
        )}
        {logo && <LogoPlate image={logo} />}
      </figcaption>
    </figure>
  );
}

interface RatingProps {
  /** Whole number from 1 to the end of the scale. */
  value: number;
  /** The rating in words, for example "Rated 4 out of 5". */
  label: string;
}

/** A rating as a row of hexagons (SPEC section 9, Rating scale). */
function Rating({ value, label }: RatingProps) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: limits.rating.max }, (_, index) => (
        <span key={index} className={index < value ? 'hexagon' : `hexagon ${styles.empty}`} />
      ))}
    </p>
  );
}
