import type { EnquirySearch } from '../../../ports/admin-desk.ts';
import { newestFirst } from '../sort-applications.ts';
import { CsvLink } from './csv-link.tsx';
import { SearchField } from './desk-parts.tsx';
import styles from './desk.module.css';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { RecordFilters } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { useDeskQuery, usePagedSearch } from './use-desk.ts';
import type { ViewProps } from './view-props.ts';

/** The enquiries of live mode, inbox and spam, and the one in the address. */
export function EnquiriesView(view: ViewProps) {
  const { words, desk } = view;
  const { dashboard, desk: deskWords } = words;
  const language = dashboard.locale.slice(0, 2);
  const { typed, search, narrow, turnTo } = usePagedSearch<Omit<EnquirySearch, 'page'>>({
    text: '',
    folder: 'inbox',
    assigned: '',
    order: newestFirst,
  });
  const query = useDeskQuery(['enquiries', JSON.stringify(search)], () => desk.enquiries(search, language));

  return (
    <>
      <div className={styles.tools}>
        <SearchField words={deskWords} value={typed} onChange={(text) => narrow({ text })} />
        <RecordFilters {...{ words, desk, search, narrow }} />
        <CsvLink
          {...{ desk, words }}
          list="enquiries"
          href={desk.listCsvHref('enquiries', search, language)}
          text={search.text}
        />
      </div>
      <RecordList
        {...view}
        {...{ query, search, narrow, turnTo }}
        list="enquiries"
        load={(id) => desk.enquiry(id)}
        rowOf={({ id, name, serviceInterest, email, receivedAt, status }) => ({
          id,
          name,
          position: deskWords.serviceNames[serviceInterest] ?? serviceInterest,
          email,
          date: receivedAt,
          status,
        })}
        table={{
          caption: deskWords.views.enquiries,
          locale: dashboard.locale,
          columns: { ...dashboard.fields, position: deskWords.enquiryFields.serviceInterest },
          status: dashboard.status,
        }}
      >
        {(enquiry, { parts, ...opened }) => (
          <EnquiryDetail key={enquiry.id} {...{ enquiry, words }} {...opened}>
            {parts}
          </EnquiryDetail>
        )}
      </RecordList>
    </>
  );
}
