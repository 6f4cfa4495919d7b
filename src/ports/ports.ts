import type { ReceivedApplication } from '../../shared/contracts/received-application.ts';
import type { Outcome } from '../sending/submit.ts';

export type { Outcome };

/** Login for the applications: logged in or out, no other roles (SPEC sections 4 and 6). */
export interface AdminSessionPort {
  isLoggedIn(): Promise<boolean>;
  logIn(password: string): Promise<Outcome<void, 'invalid' | 'unavailable'>>;
  logOut(): Promise<void>;
  /** Calls back on every change, also in other tabs, until the returned function is called. */
  subscribe(listener: (isLoggedIn: boolean) => void): () => void;
}

/** The applications of the admin dashboard (SPEC section 2, Admin dashboard). */
export interface ApplicationsPort {
  /** All of them, in no particular order. */
  list(): Promise<Outcome<readonly ReceivedApplication[], 'unavailable'>>;
  /** Calls back for every new application, until the returned function is called. */
  subscribe(onArrival: (application: ReceivedApplication) => void): () => void;
}
