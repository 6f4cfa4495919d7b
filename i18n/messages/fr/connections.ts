import { defineMessages } from '../../define-messages.ts';
import { connections as english } from '../en/connections.ts';

/** French words of the dashboard's connections to other tools, in live mode. */
export const connections = defineMessages(english, {
  'connections.consent.version': 'Version du consentement',
});
