import type { Application, ApplicationRecord } from '../../shared/contracts/application.ts';
import type { ReceivedApplication } from '../../shared/contracts/received-application.ts';
import type { Enquiry } from '../../shared/forms/enquiry.ts';
import type { Subscription } from '../../shared/forms/newsletter.ts';

/**
 * Where the site would talk to the world (SPEC section 7). `simulated/` does what the SPEC says without a call;
 * a live adapter takes its place in `src/app/wiring.live.ts`. An expected outcome is a value, never a throw.
 */
export type Outcome<Value, Reason extends string> =
  | { ok: true; value: Value }
  | { ok: false; reason: Reason };

/** Takes what a visitor sends with a form; aborted by the signal, nothing more happens. */
export interface SubmissionPort<Sent, Kept = Sent> {
  submit(sent: Sent, signal?: AbortSignal): Promise<Outcome<Kept, 'unavailable' | 'aborted'>>;
}

/** Signs an address up for the monthly letter (SPEC section 4, Newsletter). */
export type NewsletterPort = SubmissionPort<Subscription>;

/** Sends what a visitor wrote into the contact form (SPEC section 4, Contact form). */
export type EnquiryPort = SubmissionPort<Enquiry>;

/** Hands in an application for a job (SPEC sections 3 and 4, Application). */
export type ApplicationPort = SubmissionPort<Application, ApplicationRecord>;

/** Who may read the applications: logged out or logged in, no roles beyond that (SPEC sections 4 and 6). */
export interface AdminSessionPort {
  isLoggedIn(): Promise<boolean>;
  logIn(password: string): Promise<Outcome<void, 'invalid' | 'unavailable'>>;
  logOut(): Promise<void>;
  /** Tells of every change, other tabs' too, until the returned function is called. */
  subscribe(listener: (isLoggedIn: boolean) => void): () => void;
}

/** The applications of the admin dashboard (SPEC section 2, Admin dashboard). */
export interface ApplicationsPort {
  /** All of them, in no particular order. */
  list(): Promise<Outcome<readonly ReceivedApplication[], 'unavailable'>>;
  /** Tells of every application that comes in, until the returned function is called. */
  subscribe(onArrival: (application: ReceivedApplication) => void): () => void;
}
