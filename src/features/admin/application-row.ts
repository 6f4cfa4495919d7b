import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { DashboardWords } from './admin-words.ts';
import { jobTitleOf } from './job-title.ts';
import type { Row, TableWords } from './record-table.tsx';
import { fullName } from './sort-applications.ts';

/** An application as a row of the table. */
export function applicationRow(application: ReceivedApplication, words: DashboardWords): Row {
  const { id, email, date, status } = application;
  return { id, name: fullName(application), position: jobTitleOf(application, words), email, date, status };
}

/** The words of the table of applications. */
export function applicationTableWords({ tableCaption, locale, fields, status }: DashboardWords): TableWords {
  return { caption: tableCaption, locale, columns: fields, status };
}
