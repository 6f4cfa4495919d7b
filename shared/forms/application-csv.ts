import { applicationForm, type ApplicationText, type ReceivedText } from './application.ts';
import { shownIn } from './define-form.ts';

/** What the columns of the dashboard's table and the fields of a record are called. */
export interface FieldWords extends ApplicationText {
  name: string;
  position: string;
  date: string;
  status: string;
}

const shown = shownIn(applicationForm, 'csv');

/** The first row of a file of applications: the columns of the dashboard's table, then what was typed. */
export function csvHeads(fields: FieldWords): string[] {
  const { name, position, email, date, status } = fields;
  return [name, position, email, date, status, ...shown.map((field) => fields[field.name])];
}

/** The row of an application under those heads. */
export function csvCells(
  application: ReceivedText,
  { position, date, status }: Pick<FieldWords, 'position' | 'date' | 'status'>,
): string[] {
  const { firstName, lastName, email } = application;
  const typed = shown.map(({ name }) => application[name] ?? '');
  return [`${firstName} ${lastName}`, position, email, date, status, ...typed];
}
