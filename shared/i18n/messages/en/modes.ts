/** English words of the forms where the two modes say something else: what only one of them says. */
export const modes = {
  // Live mode
  'live.trap': 'Leave this field empty',
  'live.upload': 'Sending your resume',
  'live.resume.large': 'This file is larger than 5MB and cannot be sent. Please attach a smaller one.',
  'live.resume.empty': 'This file is empty and cannot be sent. Please attach another one.',
  'live.resume.otherFormat': 'This is not a PDF, DOC or DOCX and cannot be sent. Please attach another one.',
  'live.problem.resume':
    'We accept PDF, DOC and DOCX files without macros or a password. This file is something else, whatever its name says. Please save it as a PDF and attach that.',
  'live.newsletter.help': 'We use your address only for the newsletter.',
  'live.newsletter.confirm': 'One more step: open the link we sent to {email} within 48 hours.',
  'live.newsletter.sent': 'One more step: open the link we sent you within 48 hours.',
  'live.newsletter.failed': 'We could not sign you up. Please try again, or write to {email}.',
  'live.failure.offline': 'This site cannot be reached. Please check your connection and try again.',
  'live.failure.blocked':
    'Your browser did not let this through, perhaps because of an ad blocker. Please switch it off for this site and try again.',
  'live.file.changed': '{file} has changed since you chose it. Please choose it again.',
  'live.file.slow': 'Your connection is too slow for this file ({size}). Please attach a smaller one.',
  'live.file.large': 'This file ({size}) is too large to be sent. Please attach a smaller one.',
  'live.failure.again': 'If it fails again, write to {email}.',
  'live.problem.required': '{field}: please fill this in.',
  'live.problem.email': '{field}: we cannot send email to this address. Please check it.',
  'live.problem.too-long': '{field}: this text is too long. Please shorten it.',
  'live.problem.other': '{field}: we cannot accept this. Please enter it again.',
  'live.problem.position': 'This position is no longer open. Please choose another one, or write to {email}.',
  'live.problem.final': 'We cannot accept this, and sending it again will not help. Please write to {email}.',
  'live.problem.rate':
    'Too many messages from your connection. What you typed is still here: please send it again in {minutes} min.',
  'live.problem.failed': 'That was not sent. What you typed is still here: please try again.',

  // Simulated build: what it does not do, beside its forms and successes
  'demonstration.form': 'Demonstration: what you type here is not sent.',
  'demonstration.done': 'Demonstration: nothing was sent or stored.',
  'simulated.answer':
    'On a live site, your message would reach the company, and you would see this reply: “{answer}”',
  'simulated.arrivals':
    'This is a demonstration: the password is checked in this browser, the applications are sample data, and every {seconds} seconds a new one arrives.',
  'simulated.noArrivals':
    'This is a demonstration: the password is checked in this browser, and no applications come in.',
  'simulated.resume.large':
    'This file is larger than 5MB. You can send it, but a smaller one is easier to open.',
  'simulated.resume.empty': 'This file is empty. Please choose another one.',
  'simulated.resume.otherFormat':
    'This is not a PDF, DOC or DOCX. You can send it, but we may not be able to open it.',
} as const;
