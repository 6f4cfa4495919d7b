import { applicationForm } from '#shared/forms/application.ts';
import { recordFields } from '#shared/forms/localized-field.ts';
import { isolated } from '#shared/isolated.ts';
import { fill } from '#shared/template.ts';
import { jobTitleOf, type AdminWords, type DashboardWords } from './admin-words.ts';
import type { ShownApplication, DashboardBackend } from './dashboard-backend.ts';
import { FieldValue } from './field-value.tsx';
import { recordColumns } from './record-columns.tsx';
import { Missing, RecordDetail } from './record-detail.tsx';
import type { Opened, RecordSource } from './record-list.tsx';
import { fullName } from './sort-applications.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';

/** All that an applicant sent (SPEC sections 2, 3 and 6); missing values are named. */
export function ApplicationDetail({
  application,
  words,
  backend,
  ...opened
}: Opened & {
  application: ShownApplication;
  words: DashboardWords;
  backend: Pick<DashboardBackend, 'resumeHref'>;
}) {
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
        ...(resume
          ? [
              {
                label: words.resume,
                value: (
                  <a
                    href={backend.resumeHref(application.id)}
                    download
                    aria-label={fill(words.downloadResume, { file: isolated(resume.name) })}
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
export function applicationRecords(
  { dashboard }: AdminWords,
  backend: DashboardBackend,
): RecordSource<ShownApplication> {
  const positionOf = (one: ShownApplication) => jobTitleOf(one, dashboard);
  return {
    list: 'applications',
    caption: dashboard.tableCaption,
    none: dashboard.none,
    columns: recordColumns(dashboard, fullName, { label: dashboard.columns.position, show: positionOf }),
    nameOf: fullName,
    load: (search) => backend.applications(search, dashboard),
    loadOne: (id) => backend.application(id),
    announce: (one) =>
      notify({
        channel: 'status',
        tone: 'notice',
        title: dashboard.arrival.title,
        description: fill(dashboard.arrival.text, { name: isolated(fullName(one)), job: positionOf(one) }),
      }),
    detail: (application, opened) => (
      <ApplicationDetail {...opened} {...{ application, backend }} words={dashboard} />
    ),
  };
}
