import { createContext } from 'react';
import type { LinkTo } from './section-head.tsx';

/** What the last band of each page offers beside its own call to action. */
export const ClosingLinksContext = createContext<readonly LinkTo[]>([]);
