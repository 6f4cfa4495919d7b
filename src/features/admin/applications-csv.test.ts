import { expect, it } from 'vitest';
import { applicationForm } from '../../../shared/forms/application.ts';
import { eachText } from '../../../shared/forms/define-form.ts';
import type { ReceivedApplication } from '../../../shared/contracts/application.ts';
import { applicationRows } from './simulated-dashboard.ts';

const application: ReceivedApplication = {
  id: 'app-1',
  firstName: 'Tom',
  lastName: "O'Connell",
  email: 'tom@mail.example',
  phone: '+1 312 555 0187',
  portfolio: 'oconnell.example',
  jobId: 'ux-ui-designer',
  jobTitle: 'UX/UI Designer',
  coverLetter: '',
  date: '2025-05-01T00:02:00.000Z',
  status: 'reviewed',
};

it('names the fields, and has one row per application, with the words of the page', () => {
  const labels = eachText(applicationForm, ({ name }) => `Feld ${name}`);
  const [heads = [], ...rows] = applicationRows([application], {
    fields: { ...labels, name: 'Name', position: 'Stelle', date: 'Datum', status: 'Status' },
    status: { new: 'Neu', reviewed: 'Geprüft' },
    jobTitles: { 'ux-ui-designer': 'UX/UI-Designer' },
  });
  expect(heads.slice(0, 6)).toEqual(['Name', 'Stelle', 'Feld email', 'Datum', 'Status', 'Feld phone']);
  expect(rows).toHaveLength(1);
  expect(Object.fromEntries(heads.map((head, index) => [head, rows[0]?.[index]]))).toMatchObject({
    Name: "Tom O'Connell",
    Stelle: 'UX/UI-Designer',
    'Feld email': 'tom@mail.example',
    Datum: '2025-05-01T00:02:00.000Z',
    Status: 'Geprüft',
    'Feld phone': '+1 312 555 0187',
    'Feld linkedIn': '',
    'Feld portfolio': 'oconnell.example',
    'Feld coverLetter': '',
  });
});
