/** An event of a calendar. Texts are plain and may have line breaks. */
export interface CalendarEvent {
  /** Identifies the event for good, in every language; `name@domain`. */
  uid: string;
  starts: Date;
  ends: Date;
  /** When anything about the event last changed: a calendar that has it already takes the later one. */
  revised: Date;
  title: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  /** What to say, and how long before the start. */
  reminder: { text: string; minutesBefore: number };
}

/** The longest line a calendar file may have, in bytes of UTF-8 without its line break (RFC 5545, section 3.1). */
const lineBytes = 75;

/** `20250612T180000Z`: a moment in UTC, which no calendar can misread. */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** A text as a value (RFC 5545, section 3.3.11). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** A value of a parameter; quotes have no escape, so they give way (RFC 5545, section 3.2). */
const quoted = (text: string) => `"${text.replaceAll('"', '’')}"`;

/** Breaks a line that is too long, never inside a character; what follows begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * A calendar file with one event and a reminder (RFC 5545). The same event gives the same bytes at every build.
 * @param language BCP 47 tag of its texts
 * @param publisher named as the maker of the file
 */
export function calendarFile(event: CalendarEvent, language: string, publisher: string): string {
  const { uid, starts, ends, revised, title, description, location, url, organizer, reminder } = event;
  const text = (name: string, value: string) => `${name};LANGUAGE=${language}:${escapeText(value)}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${publisher}//Webinars//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(revised)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    text('SUMMARY', title),
    text('DESCRIPTION', description),
    text('LOCATION', location),
    `URL:${url}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${reminder.minutesBefore}M`,
    text('DESCRIPTION', reminder.text),
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
