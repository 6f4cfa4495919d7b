import type { WebhookFormat } from '../../shared/contracts/webhook-schema.ts';
import type { DeskPage } from './desk-page.ts';

/** A tool that is told what arrives and changes. */
export interface DeskConnection {
  id: string;
  format: WebhookFormat;
  /** The host and the end of its address, which may be a secret. */
  address: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

/** An event on its way to a tool. */
export interface DeskDelivery {
  id: string;
  webhookId: string;
  type: string;
  attempts: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  lastError: string | null;
}

export interface NewConnection {
  url: string;
  format: WebhookFormat;
  token: string;
}

/** Connections to other tools. All calls reject with DeskFailure; `add` with the fields that were refused. */
export interface ConnectionsDesk {
  list(): Promise<readonly DeskConnection[]>;
  /** @returns the key of the signatures, which is shown only now; empty where the format has none */
  add(connection: NewConnection): Promise<string>;
  /** @returns another key of the signatures, shown only now; the one before is valid for a day */
  renewKey(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  deliveries(search: { state: 'waiting' | 'sent' | 'dead'; page: number }): Promise<DeskPage<DeskDelivery>>;
  retry(id: string): Promise<void>;
}
