/** English words of the pages careers and job and of the application form; the jobs are content (SPEC section 2). */
export const careers = {
  'careers.hero.link': 'View Open Positions',
  'careers.jobs.none': 'We have no open positions right now. New ones appear here first.',

  // A job, in the list and on its page
  'job.apply': 'Apply Now',
  'job.apply.about': 'for {job}',
  'job.department': 'Department',
  'job.location': 'Location',
  'job.type': 'Type',
  'job.experience': 'Experience',
  'job.salary': 'Salary range',
  'job.posted': 'Posted',
  'job.description': 'Description',
  'job.responsibilities': 'Responsibilities',
  'job.requirements': 'Requirements',
  'job.benefits': 'Benefits',

  // The application form (SPEC sections 3, 5 and 8 fix the fields and the outcomes)
  'application.title': 'Apply',
  'application.firstName': 'First name',
  'application.lastName': 'Last name',
  'application.email': 'Email',
  'application.email.placeholder': 'name@mail.com',
  'application.phone': 'Phone',
  'application.phone.hint': 'Include the country code.',
  'application.linkedIn': 'LinkedIn',
  'application.linkedIn.placeholder': 'linkedin.com/in/…',
  'application.portfolio': 'Portfolio',
  'application.portfolio.placeholder': 'https://',
  'application.coverLetter': 'Cover letter',
  'application.coverLetter.placeholder': 'Why this role, and why you?',
  'application.resume': 'Resume',
  'application.resume.drop': 'Drop your resume here',
  'application.resume.hint': 'PDF, DOC or DOCX, max 5MB',
  'application.resume.choose': 'Choose file',
  'application.resume.release': 'Release to attach',
  'application.resume.ready': '{size}, ready to send',
  'application.resume.remove': 'Remove',
  'application.resume.attached': '{file} is attached.',
  'application.resume.large':
    'This file is larger than 5MB. You can send it, but a smaller one is easier to open.',
  'application.resume.empty': 'This file is empty. Please choose another one.',
  'application.resume.otherFormat':
    'This is not a PDF, DOC or DOCX. You can send it, but we may not be able to open it.',
  'application.draft': 'Save a draft on this device',
  'application.draft.hint':
    'Saves what you type, but not your resume, in this browser for {days} days or until you apply. Do not use it on a shared computer.',
  'application.draft.restored': 'Your draft is back. Please attach your resume again.',
  'application.draft.refused': 'This browser does not allow us to save a draft.',
  'application.submit': 'Submit Application',
  'application.submitting': 'Submitting...',
  'application.submitted': 'Application submitted',
  'application.succeeded': "Application submitted successfully! We'll be in touch soon.",
  'application.failed': 'There was an error submitting your application. Please try again.',
  'application.failed.again': 'If it fails again, send your application to {email}.',
  'application.privacy':
    'We use your application only to decide about this role. We keep it for {time} at most.',
  'application.back': 'Back to Careers',
  'application.unscripted':
    'The form needs JavaScript. Without it, email your application to {email} and name the role.',
} as const;
