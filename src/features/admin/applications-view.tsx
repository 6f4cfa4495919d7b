import { applicationForm } from '#shared/forms/application.ts';
import { recordFields } from '#shared/forms/localized-field.ts';
import { isolated } from '#shared/isolated.ts';
import { fill } from '#shared/template.ts';
import { jobTitleOf, type AdminWords } from './admin-words.ts';
import type { ShownApplication, DashboardBackend } from './dashboard-backend.ts';
import { Missing, RecordDetail } from './record-detail.tsx';
import { fullName } from './sort-applications.ts';
import { WorkList, type Opened, type WorkProps } from './work-list.tsx';
import { FieldValue } from './dashboard-parts.tsx';
import { notify } from '#src/components/notifications/notifications-store.ts';

/** All that an applicant sent (SPEC sections 2, 3 and 6); missing values are named. */
export function ApplicationDetail({
  application,
  words: { dashboard: words, live },
  backend,
  ...opened
}: Opened & { application: ShownApplication; words: AdminWords; backend: Pick<DashboardBackend, 'live'> }) {
  const { facts, texts } = recordFields(applicationForm, 'dashboard', words.applicationFields);
  const { resume } = application;
  return (
    <RecordDetail
      {...opened}
      words={words}
      label={words.detailLabel}
      close={words.closeDetail}
      name={fullName(application)}
      subtitle={jobTitleOf(application, words)}
      status={application.status}
      receivedAt={application.receivedAt}
      facts={[
        ...facts.map((field) => ({
          label: field.label,
          value: application[field.name] ? (
            <FieldValue field={field} value={application[field.name]} />
          ) : (
            <Missing>{words.notProvided}</Missing>
          ),
        })),
        ...(live && backend.live && resume
          ? [
              {
                label: live['dashboard.resume'],
                value: (
                  <a
                    href={backend.live.resumeHref(application.id)}
                    download
                    aria-label={fill(live['dashboard.resume.download'], { file: isolated(resume.name) })}
                  >
                    <bdi>{resume.name}</bdi>
                  </a>
                ),
              },
            ]
          : []),
      ]}
      texts={texts.map(({ name, label }) => ({
        label,
        text: application[name],
        missing: name === 'coverLetter' ? words.noCoverLetter : words.notProvided,
      }))}
    />
  );
}

/** The applications; a new one is announced (SPEC section 7). */
export function ApplicationsView(props: WorkProps) {
  const { words, backend } = props;
  const { dashboard } = words;
  return (
    <WorkList<ShownApplication>
      {...props}
      list="applications"
      caption={dashboard.tableCaption}
      none={dashboard.none}
      positionLabel={dashboard.columns.position}
      jobs={Object.entries(dashboard.jobTitles).map(([value, label]) => ({ value, label }))}
      load={(search) => backend.applications(search, dashboard)}
      loadOne={(id) => backend.application(id)}
      rowOf={(one) => ({
        id: one.id,
        name: fullName(one),
        position: jobTitleOf(one, dashboard),
        email: one.email,
        date: one.receivedAt,
        status: one.status,
      })}
      onArrival={(one) =>
        notify({
          channel: 'status',
          tone: 'notice',
          title: dashboard.arrival.title,
          description: fill(dashboard.arrival.text, {
            name: isolated(fullName(one)),
            job: jobTitleOf(one, dashboard),
          }),
        })
      }
    >
      {(application, opened) => <ApplicationDetail {...opened} {...{ application, words, backend }} />}
    </WorkList>
  );
}
