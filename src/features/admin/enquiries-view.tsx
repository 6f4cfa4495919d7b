import type { DashboardEnquiry } from '../../../shared/contracts/dashboard.ts';
import { shownIn, type Kind } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { isolated } from '../../../shared/isolated.ts';
import { fill } from '../../../shared/template.ts';
import { type LiveProps, valueIn } from './dashboard-parts.tsx';
import { RecordDetail } from './record-detail.tsx';
import { WorkList, type WorkProps } from './work-list.tsx';
import { notify } from '../../components/notifications/notifications-store.ts';

const shown = shownIn(enquiryForm, 'dashboard');
/** In this order: who wrote, how to reach them, what it is about. */
const kinds: readonly Kind[] = ['line', 'email', 'phone', 'link', 'service'];
const facts = kinds.flatMap((kind) => shown.filter((field) => field.kind === kind));
const texts = shown.filter(({ kind }) => kind === 'text');

/** What visitors wrote; values that were left empty are not shown. */
export function EnquiriesView({ api, live, ...props }: WorkProps & LiveProps) {
  const { dashboard } = props.words;
  const serviceOf = ({ serviceInterest }: DashboardEnquiry) =>
    live.services[serviceInterest] ?? serviceInterest;
  return (
    <WorkList<DashboardEnquiry>
      {...props}
      list="enquiries"
      caption={live['dashboard.enquiries.table']}
      none={live['dashboard.nothing']}
      positionLabel={live.enquiryFields.serviceInterest}
      load={(search) => api.enquiries(search)}
      loadOne={(id) => api.enquiry(id)}
      rowOf={(one) => ({
        id: one.id,
        name: one.name,
        position: serviceOf(one),
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
            { label: dashboard.fields.email, value: valueIn('email', enquiry.email) },
            ...facts
              .filter(({ name }) => enquiry[name] !== '')
              .map(({ name, kind }) => ({
                label: live.enquiryFields[name],
                value: kind === 'service' ? serviceOf(enquiry) : valueIn(kind, enquiry[name]),
              })),
          ]}
          texts={texts
            .filter(({ name }) => enquiry[name] !== '')
            .map(({ name }) => ({ label: live.enquiryFields[name], text: enquiry[name], missing: '' }))}
        />
      )}
    </WorkList>
  );
}
