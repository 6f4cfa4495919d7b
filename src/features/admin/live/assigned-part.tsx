import { AssignedField } from './assigned-field.tsx';
import type { ApplicationPartProps, EnquiryPartProps } from './part-props.ts';

/** Who works on an application. */
export function AssignedApplication({ application: { id, assignedTo }, words, desk }: ApplicationPartProps) {
  const assign = (user: string | null) => desk.changeApplication(id, { assignedTo: user });
  return <AssignedField {...{ words, desk, assignedTo, assign }} />;
}

/** Who works on an enquiry. */
export function AssignedEnquiry({ enquiry: { id, assignedTo }, words, desk }: EnquiryPartProps) {
  const assign = (user: string | null) => desk.changeEnquiry(id, { assignedTo: user });
  return <AssignedField {...{ words, desk, assignedTo, assign }} />;
}
