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

export function EnquiriesView(props: ViewProps) {
  const { words, liveWords, backend } = props;
  return <WorkList {...props} source={enquiryRecords(words.dashboard, liveWords, backend)} />;
}

function enquiryRecords(
  words: DashboardWords,
  liveWords: LiveWords,
  backend: DashboardBackend,
): RecordSource<DashboardEnquiry> {
  const service = liveWords.enquiryFields.find(({ kind }) => kind === 'service');
  const nameOf = ({ name }: DashboardEnquiry) => name;
  return {
    list: 'enquiries',
    caption: liveWords['dashboard.enquiries.table'],
    none: liveWords['dashboard.nothing'],
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
        title: liveWords['dashboard.enquiry.arrival'],
        description: fill(liveWords['dashboard.enquiry.arrival.text'], { name: isolated(name) }),
      }),
    detail: (enquiry, opened) => <EnquiryDetail {...opened} {...{ enquiry, words, liveWords }} />,
  };
}

/** All that a visitor sent; values that were left empty are not shown. */
function EnquiryDetail({
  enquiry,
  words,
  liveWords,
  ...opened
}: Opened & { enquiry: DashboardEnquiry; words: DashboardWords; liveWords: LiveWords }) {
  const { facts, texts } = recordFields(enquiryForm, 'dashboard', liveWords.enquiryFields);
  return (
    <RecordDetail
      {...opened}
      words={words}
      label={liveWords['dashboard.enquiry']}
      close={liveWords['dashboard.close']}
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
        ...liveWords.sourceFields
          .map(({ name, label }) => ({
            label,
            value: shownSource(enquiry, liveWords['dashboard.source.unknown'])[name],
          }))
          .filter(({ value }) => value !== ''),
      ]}
      texts={texts
        .filter(({ name }) => enquiry[name] !== '')
        .map(({ name, label }) => ({ label, text: enquiry[name], missing: '' }))}
    />
  );
}
