import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dataOf } from '#content/site-file/data-file.ts';
import { problemsOf } from '#content/site-file/parse-data.ts';
import { applicationsSchema } from '#content/schema/applications.ts';
import { clientsSchema } from '#content/schema/clients.ts';
import { projectFilterSchema } from '#content/schema/projects.ts';
import { collections } from './all-collections.ts';

const { jobs, people, projects, webinars } = collections;

const problems = (schema: v.GenericSchema, yaml: string) =>
  problemsOf(schema, dataOf(yaml, 'x.yaml')).map(({ line, field, reason }) => `${line}: ${field}: ${reason}`);

describe('a person', () => {
  it.each([
    ['on: abuot', '2: on: no such page of people: abuot; did you mean “about”?'],
    ['profiles: { Codeberg: ada }', '2: profiles.Codeberg: not a web address: "ada"'],
    ['profiles: { linkedin: ada }', '2: profiles.linkedin: not a web address: "ada"'],
    [
      'photo: ada.jpg',
      '2: photo: must be a photo, such as /images/yard.jpg (jpg, png, webp, avif or tiff): ada.jpg',
    ],
    ['photo: /images/ada.svg', '2: photo: must be a photo'],
  ])('R291: is refused with field and line: %s', (line, problem) => {
    expect(problems(people.schema.facts, `name: Ada Moor\n${line}`).join('\n')).toContain(problem);
  });
});

describe('a position', () => {
  it.each(['Permis B', 'SQL', 'C1'])('asks for as little as one short word: %s', (requirement) => {
    const found = problems(jobs.schema.words, `department: IT\ntype: CDI\nrequirements: [${requirement}]`);
    expect(found.filter((problem) => /department|type|requirements/.test(problem))).toEqual([]);
  });
});

describe('a project', () => {
  it('R149 R293: has a client, and optionally a cover, categories and technologies', () => {
    expect(problems(projects.schema.facts, 'client: Moor & Co.')).toEqual([]);
    expect(problems(projects.schema.facts, 'client: Moor & Co.\nimage: { picture: /images/a.svg }')).toEqual(
      [],
    );
    expect(problems(projects.schema.facts, 'client: Moor & Co.\nimage: { picture: /images/a.jpg }')).toEqual(
      [],
    );
    expect(problems(projects.schema.facts, 'image: { picture: /images/a.svg }')).toEqual([
      '1: client: missing',
    ]);
    expect(problems(projects.schema.facts, 'client: Moor & Co.\nimage: { picture: a.svg }')).toEqual([
      '2: image.picture: must be a picture, such as /images/yard.jpg (jpg, png, webp, avif, tiff or svg): a.svg',
    ]);
  });

  it('R150: no category is called "all"', () => {
    expect(problems(projectFilterSchema.facts, 'id: all')).toEqual([
      '1: id: reserved: it selects every category',
    ]);
  });
});

describe('a webinar', () => {
  const toCome = `date: 2026-03-01
startsAt: '18:00'
timeZone: Europe/Berlin
minutes: 45
revisedDate: 2026-01-01
image: { picture: /images/stage.svg }
speakers: [ada]
isPast: false
registrationLink: https://x.example/register`;

  it.each([
    ['isPast: false', 'isPast: true', '1: recordingLink: past, but without a recording'],
    [/registrationLink.*/, '', '1: registrationLink: upcoming, but without a link to register'],
    ['https:', 'ftp:', '9: registrationLink: does not start with https://'],
    ['2026-03-01', '2026-02-30', '1: date: no such day'],
    ["'18:00'", '6 pm', '2: startsAt: must be a time, such as "09:00"'],
    [
      'Europe/Berlin',
      'Europe/Berlln',
      '3: timeZone: must be a time zone, such as America/New_York or "-05:00": Europe/Berlln',
    ],
  ])('R241 R245: is refused with field and line: %s as %j', (found, replacement, problem) => {
    expect(problems(webinars.schema.facts, toCome)).toEqual([]);
    expect(problems(webinars.schema.facts, toCome.replace(found, replacement))).toEqual([problem]);
  });
});

it('R114: there can be no clients or many, each with a name', () => {
  expect(problems(clientsSchema, '[]')).toEqual([]);
  expect(problems(clientsSchema, '- name: Moor & Co.\n'.repeat(24))).toEqual([]);
  expect(problems(clientsSchema, '- name: Moor & Co.\n'.repeat(25))).toHaveLength(1);
  expect(problems(clientsSchema, '- nam: Moor & Co.')).toContain('1: [0].nam: unknown: did you mean “name”?');
});

describe('the applications of the demonstration', () => {
  const applicant = '{ firstName: Ada, lastName: Moor, email: ada@x.example, phone: "12345", jobId: gardener';

  it('R272: have a valid status and date', () => {
    const yaml = `received:\n  - ${applicant}, date: 2025-05-06, status: open }\narrivals: []`;
    expect(problems(applicationsSchema, yaml)).toEqual([
      '2: received[0].date: must be a date and time in UTC, such as 2025-05-06T16:42:00.000Z: 2025-05-06',
      '2: received[0].status: no such status: open; the valid names are new, reviewed',
    ]);
  });
});
