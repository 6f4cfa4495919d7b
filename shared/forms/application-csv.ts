import { applicationForm, type ApplicationText, type ReceivedText } from './application.ts';
import { fieldsIn, readableValue, type LocalizedField } from './localized-field.ts';

/** Names of the columns that are not fields of the form, or that the table of the dashboard has too. */
export interface ColumnNames {
  name: string;
  position: string;
  email: string;
  date: string;
  status: string;
}

type Fields = readonly LocalizedField<keyof ApplicationText>[];

/** The first row of a CSV file: the columns of the dashboard's table, then the other fields. */
export function csvHeads({ name, position, email, date, status }: ColumnNames, fields: Fields): string[] {
  const labels = fieldsIn(applicationForm, 'csv', fields).map(({ label }) => label);
  return [name, position, email, date, status, ...labels];
}

/** The row of an application, in the same order. */
export function csvCells(
  application: ReceivedText,
  { position, date, status }: Pick<ColumnNames, 'position' | 'date' | 'status'>,
  fields: Fields,
): string[] {
  const { firstName, lastName, email } = application;
  const values = fieldsIn(applicationForm, 'csv', fields).map((field) =>
    readableValue(field, application[field.name] ?? ''),
  );
  return [`${firstName} ${lastName}`, position, email, date, status, ...values];
}
