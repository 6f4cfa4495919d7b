import type { Application, ApplicationRecord } from '../../shared/contracts/application.ts';
import type { ApplicationMails } from '../../shared/contracts/application-mails.ts';
import type { ReceivedApplication } from '../../shared/contracts/received-application.ts';
import type { Enquiry } from '../../shared/forms/enquiry.ts';
import type { Subscription } from '../../shared/forms/newsletter.ts';

/**
 * The border to services outside the browser (SPEC section 7). `simulated/` follows the SPEC without calls;
 * `src/app/wiring.live.ts` uses live adapters. Expected failures are values, not exceptions.
 */
export type Outcome<Value, Reason extends string> =
  | { ok: true; value: Value }
  | { ok: false; reason: Reason };

/** Submits a form; when the signal aborts, nothing more happens. */
export interface SubmissionPort<Sent, Kept = Sent> {
  submit(sent: Sent, signal?: AbortSignal): Promise<Outcome<Kept, 'unavailable' | 'aborted'>>;
}

/** Subscribes to the newsletter (SPEC section 4, Newsletter). */
export type NewsletterPort = SubmissionPort<Subscription>;

/** Sends the contact form (SPEC section 4, Contact form). */
export type EnquiryPort = SubmissionPort<Enquiry>;

/** Submits an application for a job (SPEC sections 3 and 4, Application). */
export interface ApplicationPort {
  /** @param mails for the simulation; the API has its own */
  submit(
    sent: Application,
    signal?: AbortSignal,
    mails?: ApplicationMails,
  ): ReturnType<SubmissionPort<Application, ApplicationRecord>['submit']>;
}

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
