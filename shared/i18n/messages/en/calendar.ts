/** English words of the calendar files and of what leads to them. */
export const calendar = {
  'calendar.add': 'Add to Calendar',
  'calendar.localTime': 'Starts for you: {time}',
  'calendar.location': 'Online (link after registration)',
  'calendar.speakers': 'Speakers: {names}',
  'calendar.register': 'Register: {link}',
  'calendar.reminder': '{title} starts in {minutes} minutes',
} as const;
