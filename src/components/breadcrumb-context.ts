import { createContext } from 'react';

export interface BreadcrumbProps {
  /** Accessible name of the landmark. */
  label: string;
  /** From the home page to the page above this one. */
  above: { label: string; href: string }[];
  /** Short name of this page. */
  current: string;
}

/** The breadcrumb of the open page; some pages have none. */
export const BreadcrumbContext = createContext<BreadcrumbProps | undefined>(undefined);
