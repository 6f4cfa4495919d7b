import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import styles from './client-list.module.css';

export interface ClientListProps {
  label: string;
  clients: { name: string; glyph: Picture | null }[];
}

/** The names of clients, each beside a one-colour sign (SPEC section 2, Home). */
export function ClientList({ label, clients }: ClientListProps) {
  if (clients.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={label}>
      <div className="wrap">
        <ul>
          {clients.map(({ name, glyph }) => (
            <li key={name}>
              {glyph && <Drawing picture={glyph} className={styles.glyph} late />}
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
