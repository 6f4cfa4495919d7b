import { useId, useSyncExternalStore } from 'react';
import { sentShare, subscribeSentShare } from '../../../shared/sent-share.ts';
import styles from './upload-progress.module.css';

const notYet = () => null;

/** The progress of an upload. */
export function UploadProgress({ label, className }: { label: string; className?: string | undefined }) {
  const id = useId();
  const share = useSyncExternalStore(subscribeSentShare, sentShare, notYet);
  if (share === null) return null;
  return (
    <div className={`${styles.progress} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={1} value={share} />
    </div>
  );
}
