import { limits } from '#shared/limits.ts';

/**
 * The attribute `accept` of the resume (SPEC section 5). The choosers of some phones and in-app browsers know no
 * endings and disable every file unless the types are listed too.
 */
export const resumeAccept = [
  ...limits.application.resumeFormats,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');
