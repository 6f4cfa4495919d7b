import type { ComponentType } from 'react';
import { AssignedPart } from './assigned-part.tsx';
import { NotesPart } from './notes-part.tsx';
import type { PartProps } from './part-props.ts';
import { ReplyPart } from './reply-part.tsx';

/** The sections of an open record below what the person sent, in order. */
export const recordParts: readonly { id: string; Part: ComponentType<PartProps> }[] = [
  { id: 'assigned', Part: AssignedPart },
  { id: 'replies', Part: ReplyPart },
  { id: 'notes', Part: NotesPart },
];
