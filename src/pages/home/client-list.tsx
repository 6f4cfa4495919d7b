import type { Photo as PhotoFile, Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import { Photo } from '../../components/photo.tsx';
import styles from './client-list.module.css';

export interface ClientListProps {
  label: string;
  /** `sign`: the logo as a photo, or a drawing beside the name. */
  clients: { name: string; sign: Picture | PhotoFile | null }[];
}

/** The names of clients, each beside a one-colour sign, or their own logos in one colour (SPEC section 2, Home). */
export function ClientList({ label, clients }: ClientListProps) {
  if (clients.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={label}>
      <div className="wrap">
        <ul>
          {clients.map(({ name, sign }) => (
            <li key={name}>
              {sign && 'src' in sign ? (
                <Photo photo={sign} alt={name} sizes="10rem" late />
              ) : (
                <>
                  {sign && <Drawing picture={sign} className={styles.glyph} late />}
                  {name}
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
