import type { ReactNode } from 'react';
import { TitledSection, type TitledProps } from '../../components/titled-section.tsx';
import styles from './chart-section.module.css';

/** What the charts of a service page have in common. */
export interface ChartProps extends TitledProps {
  caption: string;
}

/** A chart with its caption below it. */
export function ChartSection({
  caption,
  className,
  children,
  ...section
}: ChartProps & { className?: string; children: ReactNode }) {
  return (
    <TitledSection {...section}>
      <figure className={className}>
        {children}
        <figcaption className={`caption ${styles.caption}`}>{caption}</figcaption>
      </figure>
    </TitledSection>
  );
}
