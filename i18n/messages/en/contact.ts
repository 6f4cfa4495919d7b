/** English words of the contact page (SPEC section 2, Contact); the questions below the form are content. */
export const contact = {
  'contact.head.title': 'Contact an engineer, not a call center | {brand}',
  'contact.head.description':
    'Phone, email or write to us: an engineer reads every message and answers within one working day. Our office is in {city}, support is there 24/7/365.',
  'contact.title': 'Contact Us',
  'contact.lead': 'An engineer reads every message and answers within one working day.',

  // Contact information (SPEC section 9 fixes the hours)
  'contact.phone': 'Phone',
  'contact.email': 'Email',
  'contact.office': 'Office',
  'contact.hours': 'Office hours',
  'contact.hours.days': 'Monday to Friday',
  'contact.hours.times': '{opens} to {closes}',
  'contact.hours.zone': '{city} time',
  'contact.support': 'Support',
  'contact.support.hours': '24/7/365',
  'contact.map.alt': 'Map of {city}. The office stands in the eastern half of the city, at {street}.',
  'contact.map.caption': '{city} in {count} hexagons. Streets are the joints.',
  'contact.rings.alt':
    'A field of hexagons that rises in rings around the office. It is not a map: the address is {street}, {city}.',
  'contact.rings.caption': '{city}: {count} hexagons around our door. Not a map.',

  // The form
  'contact.form.title': 'Send us a message',
  'contact.form.lead': 'The more plainly you describe the problem, the shorter our first call.',
  'contact.form.name': 'Name',
  'contact.form.email': 'Email',
  'contact.form.email.placeholder': 'name@company.com',
  'contact.form.phone': 'Phone',
  'contact.form.company': 'Company',
  'contact.form.service': 'Service of interest',
  'contact.form.service.placeholder': 'Choose a service',
  'contact.form.service.other': 'Other',
  'contact.form.message': 'Message',
  'contact.form.message.placeholder': 'What does the system do, and what worries you about it?',
  'contact.form.send': 'Send Message',
  'contact.form.sending': 'Sending...',
  'contact.form.privacy': 'We use what you write to answer you, and for nothing else.',
  'contact.form.unscripted': 'The form needs JavaScript. Without it, write to {email} or phone {phone}.',
  'contact.sent.title': 'Message sent!',
  'contact.sent.text': 'Thank you. An engineer will answer within one working day.',
  'contact.refused':
    'Your message did not get through. It is still in the form: please try again, or write to {email}.',
  'form.leaveQuestion': 'Leave this page? What you typed has not been sent and will be lost.',

  'contact.questions.title': 'Before you write',
} as const;
