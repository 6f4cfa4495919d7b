import { defineMessages } from '../../define-messages.ts';
import { services as english } from '../en/services.ts';

/** German words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Navigationspfad',

  // Services overview
  'services.covers': '{service}: Umfang',

  // Every service page
  'service.request': 'Beratung anfragen',
});
