/** English words of the dashboard's connections to other tools, in live mode. */
export const connections = {
  'connections.consent.version': 'Version of the consent',
} as const;
