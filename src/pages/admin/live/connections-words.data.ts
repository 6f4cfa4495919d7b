import type { Translator } from '../../../../i18n/translator.ts';
import type { ConnectionsWords } from '../../../features/admin/live/connections-words.ts';

/** The words of the connections to other tools. */
export function connectionsWords(t: Translator): ConnectionsWords {
  return {
    view: t('connections.view'),
    lead: t('connections.lead'),
    tools: t('connections.tools'),
    none: t('connections.none'),
    format: t('connections.format'),
    formats: {
      standard: t('connections.format.standard'),
      slack: t('connections.format.slack'),
      hubspot: t('connections.format.hubspot'),
    },
    url: { label: t('connections.url'), hint: t('connections.url.hint') },
    token: { label: t('connections.token'), hint: t('connections.token.hint') },
    add: t('connections.add'),
    added: t('connections.added'),
    secret: { label: t('connections.secret'), hint: t('connections.secret.hint') },
    problems: {
      address: t('connections.problem.address'),
      private: t('connections.problem.private'),
      required: t('connections.problem.required'),
      other: t('connections.problem.other'),
    },
    renewKey: { label: t('connections.key.renew'), text: t('connections.key.renew.text') },
    full: t('connections.full'),
    removeText: t('connections.delete.text'),
    deliveries: t('connections.deliveries'),
    arrival: { title: t('connections.arrival'), text: t.template('connections.arrival.text') },
  };
}
