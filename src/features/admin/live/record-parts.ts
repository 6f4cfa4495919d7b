import type { ComponentType } from 'react';
import { AssignedApplication, AssignedEnquiry } from './assigned-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { ApplicationReplies, EnquiryReplies } from './reply-part.tsx';
import type { ApplicationPartProps, EnquiryPartProps } from './part-props.ts';

/** A section of an open record, below what the person sent. */
interface RecordPart<Props> {
  id: string;
  Part: ComponentType<Props>;
}

/** The sections of an open application, in order. */
export const applicationParts: readonly RecordPart<ApplicationPartProps>[] = [
  { id: 'assigned', Part: AssignedApplication },
  { id: 'replies', Part: ApplicationReplies },
  { id: 'notes', Part: NotesPart },
];

/** The sections of an open enquiry, in order. */
export const enquiryParts: readonly RecordPart<EnquiryPartProps>[] = [
  { id: 'assigned', Part: AssignedEnquiry },
  { id: 'replies', Part: EnquiryReplies },
];
