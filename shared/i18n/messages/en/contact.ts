/** English words of the contact page (SPEC section 2, Contact); the questions below the form are content. */
export const contact = {
  // Contact information (SPEC section 9 fixes the hours)
  'contact.fact.phone': 'Phone',
  'contact.fact.email': 'Email',
  'contact.fact.office': 'Office',
  'contact.fact.hours': 'Business hours',
  'contact.offices': 'Other offices',
  'contact.directions': 'Directions',
  'contact.hours.times': '{opens} to {closes}',
  'contact.hours.closed': 'Closed',
  'contact.hours.zone': '{city} time',
  'contact.fact.support': 'Support',

  // The form
  'contact.form.name': 'Name',
  'contact.form.email': 'Email',
  'contact.form.email.placeholder': 'name@company.com',
  'contact.form.phone': 'Phone',
  'contact.form.company': 'Company',
  'contact.form.service': 'Service of interest',
  'contact.form.service.placeholder': 'Choose a service',
  'contact.form.service.other': 'Other',
  'contact.form.message': 'Message',
  'contact.form.message.placeholder': 'How can we help?',
  'enquiry.form.send': 'Send Message',
  'enquiry.form.sending': 'Sending...',
  'contact.form.privacy': 'We use what you write only to answer you. We keep it for {time} at most.',
  'enquiry.form.unscripted': 'The form needs JavaScript. Without it, write to {email} or call {phone}.',
  'enquiry.form.sent': 'Message sent!',
  'enquiry.form.refused':
    'Your message was not sent. It is still in the form: please try again, or write to {email}.',
  'form.leaveQuestion': 'Leave this page? What you typed has not been sent and will be lost.',
} as const;
