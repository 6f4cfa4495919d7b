import type { DashboardEnquiry } from '#shared/contracts/dashboard.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { readableValue, recordFields } from '#shared/forms/localized-field.ts';
import { isolated } from '#shared/isolated.ts';
import { fill } from '#shared/template.ts';
import { FieldValue, type LiveProps } from './dashboard-parts.tsx';
import { RecordDetail } from './record-detail.tsx';
import { WorkList, type WorkProps } from './work-list.tsx';
import { notify } from '#src/components/notifications/notifications-store.ts';

/** What visitors wrote; values that were left empty are not shown. */
export function EnquiriesView({ api, live, ...props }: WorkProps & LiveProps) {
  const { dashboard } = props.words;
  const { facts, texts } = recordFields(enquiryForm, 'dashboard', live.enquiryFields);
  const service = live.enquiryFields.find(({ kind }) => kind === 'service');
  return (
    <WorkList<DashboardEnquiry>
      {...props}
      list="enquiries"
      caption={live['dashboard.enquiries.table']}
      none={live['dashboard.nothing']}
      positionLabel={service?.label ?? ''}
      load={(search) => api.enquiries(search)}
      loadOne={(id) => api.enquiry(id)}
      rowOf={(one) => ({
        id: one.id,
        name: one.name,
        position: service ? readableValue(service, one[service.name]) : '',
        email: one.email,
        date: one.receivedAt,
        status: one.status,
      })}
      onArrival={({ name }) =>
        notify({
          channel: 'status',
          tone: 'notice',
          title: live['dashboard.enquiry.arrival'],
          description: fill(live['dashboard.enquiry.arrival.text'], { name: isolated(name) }),
        })
      }
    >
      {(enquiry, opened) => (
        <RecordDetail
          {...opened}
          words={dashboard}
          label={live['dashboard.enquiry']}
          close={live['dashboard.close']}
          name={enquiry.name}
          status={enquiry.status}
          receivedAt={enquiry.receivedAt}
          facts={[
            {
              label: dashboard.columns.email,
              value: <FieldValue field={{ kind: 'email' }} value={enquiry.email} />,
            },
            ...facts
              .filter(({ name }) => enquiry[name] !== '')
              .map((field) => ({
                label: field.label,
                value: <FieldValue field={field} value={enquiry[field.name]} />,
              })),
          ]}
          texts={texts
            .filter(({ name }) => enquiry[name] !== '')
            .map(({ name, label }) => ({ label, text: enquiry[name], missing: '' }))}
        />
      )}
    </WorkList>
  );
}
