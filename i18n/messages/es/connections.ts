import { defineMessages } from '../../define-messages.ts';
import { connections as english } from '../en/connections.ts';

/** Spanish words of the dashboard's connections to other tools, in live mode. */
export const connections = defineMessages(english, {
  'connections.consent.version': 'Versión del consentimiento',
});
