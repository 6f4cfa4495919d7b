/** English words of the forms in live mode, where they say something else than the simulated ones or more. */
export const formsLive = {
  'live.trap': 'Leave this field empty',
  'live.tool.enquiry':
    'Sends a message to the team of {brand}, who answer by email. For questions, projects and support.',
  'live.tool.newsletter':
    'Signs an email address up for the newsletter. Its owner confirms by a link in an email.',
  'live.tool.application': 'Applies for this position: {job}. The visitor attaches the resume.',
  'live.upload': 'Sending your resume',
  'live.resume.large': 'This file is larger than 5MB and cannot be sent. Please attach a smaller one.',
  'live.resume.empty': 'This file is empty and cannot be sent. Please attach another one.',
  'live.resume.otherFormat': 'This is not a PDF, DOC or DOCX and cannot be sent. Please attach another one.',
  'live.newsletter.confirm': 'One step is left: within 48 hours, open the link we sent to {email}.',
  'live.newsletter.sent': 'One step is left: within 48 hours, open the link we sent you.',
  'live.newsletter.failed': 'We could not sign you up. Try again.',
  'live.problem.required': '{field}: please fill this in.',
  'live.problem.email': '{field}: we cannot write to this email address. Please check it.',
  'live.problem.too-long': '{field}: this text is too long. Please shorten it.',
  'live.problem.other': '{field}: we cannot accept this. Please enter it again.',
  'live.problem.rate':
    'Too many messages from your connection. What you typed is still here: please send it again in {minutes} min.',
  'live.problem.failed': 'That did not get through. What you typed is still here: please try again.',
} as const;
