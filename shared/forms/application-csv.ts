import { applicationForm, type ApplicationText, type ReceivedText } from './application.ts';
import { shownIn } from './define-form.ts';

/** Names of the table's columns and of the record's fields. */
export interface FieldWords extends ApplicationText {
  name: string;
  position: string;
  date: string;
  status: string;
}

const shown = shownIn(applicationForm, 'csv');

/** The first row of a CSV file: the columns of the dashboard's table, then the other fields. */
export function csvHeads(fields: FieldWords): string[] {
  const { name, position, email, date, status } = fields;
  return [name, position, email, date, status, ...shown.map((field) => fields[field.name])];
}

/** The row of an application, in the same order. */
export function csvCells(
  application: ReceivedText,
  { position, date, status }: Pick<FieldWords, 'position' | 'date' | 'status'>,
): string[] {
  const { firstName, lastName, email } = application;
  const typed = shown.map(({ name }) => application[name] ?? '');
  return [`${firstName} ${lastName}`, position, email, date, status, ...typed];
}
