/** English words of the dashboard's connections to other tools, in live mode. */
export const connections = {
  'connections.consent.version': 'Version of the consent',
  'connections.consent.text': 'Text of the consent',
} as const;
