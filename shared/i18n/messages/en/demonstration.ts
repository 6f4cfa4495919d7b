/** English words of the simulated build, which says beside its forms and successes what it does not do. */
export const demonstration = {
  'demonstration.form': 'Demonstration: what you type here is not sent.',
  'demonstration.done': 'Demonstration: nothing was sent or stored.',
  'demonstration.login': 'Demonstration: the password was checked in this browser.',
  'demonstration.arrival': 'Demonstration: this application is invented.',
} as const;
