import type { DashboardEnquiry } from '#shared/contracts/dashboard.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { shownSource } from '#shared/forms/source.ts';
import { readableValue, recordFields } from '#shared/forms/localized-field.ts';
import { isolated } from '#shared/isolated.ts';
import { fill } from '#shared/template.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';
import type { DashboardWords, LiveWords } from '#src/features/admin/admin-words.ts';
import type { DashboardBackend } from '#src/features/admin/dashboard-backend.ts';
import { FieldValue } from '#src/features/admin/field-value.tsx';
import { recordColumns } from '#src/features/admin/record-columns.tsx';
import { RecordDetail } from '#src/features/admin/record-detail.tsx';
import type { Opened, RecordSource } from '#src/features/admin/record-list.tsx';
import type { ViewProps } from './live-view.ts';
import { WorkList } from './work-list.tsx';

/** What visitors wrote. */
export function EnquiriesView(props: ViewProps) {
  const { words, live, backend } = props;
  return <WorkList {...props} source={enquiryRecords(words.dashboard, live, backend)} />;
}

function enquiryRecords(
  words: DashboardWords,
  live: LiveWords,
  backend: DashboardBackend,
): RecordSource<DashboardEnquiry> {
  const service = live.enquiryFields.find(({ kind }) => kind === 'service');
  const nameOf = ({ name }: DashboardEnquiry) => name;
  return {
    list: 'enquiries',
    caption: live['dashboard.enquiries.table'],
    none: live['dashboard.nothing'],
    columns: recordColumns(words, nameOf, {
      label: service?.label ?? '',
      show: (one) => service && readableValue(service, one[service.name]),
    }),
    nameOf,
    load: (search) => backend.enquiries(search),
    loadOne: (id) => backend.enquiry(id),
    announce: ({ name }) =>
      notify({
        channel: 'status',
        tone: 'notice',
        title: live['dashboard.enquiry.arrival'],
        description: fill(live['dashboard.enquiry.arrival.text'], { name: isolated(name) }),
      }),
    detail: (enquiry, opened) => <EnquiryDetail {...opened} {...{ enquiry, words, live }} />,
  };
}

/** All that a visitor sent; values that were left empty are not shown. */
function EnquiryDetail({
  enquiry,
  words,
  live,
  ...opened
}: Opened & { enquiry: DashboardEnquiry; words: DashboardWords; live: LiveWords }) {
  const { facts, texts } = recordFields(enquiryForm, 'dashboard', live.enquiryFields);
  return (
    <RecordDetail
      {...opened}
      words={words}
      label={live['dashboard.enquiry']}
      close={live['dashboard.close']}
      name={enquiry.name}
      status={enquiry.status}
      receivedAt={enquiry.receivedAt}
      facts={[
        {
          label: words.columns.email,
          value: <FieldValue field={{ kind: 'email' }} value={enquiry.email} />,
        },
        ...facts
          .filter(({ name }) => enquiry[name] !== '')
          .map((field) => ({
            label: field.label,
            value: <FieldValue field={field} value={enquiry[field.name]} />,
          })),
        ...live.sourceFields
          .map(({ name, label }) => ({
            label,
            value: shownSource(enquiry, live['dashboard.source.unknown'])[name],
          }))
          .filter(({ value }) => value !== ''),
      ]}
      texts={texts
        .filter(({ name }) => enquiry[name] !== '')
        .map(({ name, label }) => ({ label, text: enquiry[name], missing: '' }))}
    />
  );
}
