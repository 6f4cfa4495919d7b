import { brand, brandName } from '../../../config/brand.ts';
import type { ServicesMode } from '../../../config/services-mode.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { minimumAge, postalAddress, type PrivacyWords } from '../facts.ts';

/** The privacy policy in English, as a build of a mode has it. */
export const en = (mode: ServicesMode): PrivacyWords => ({
  head: {
    title: `Website Privacy Policy | ${brandName}`,
    description:
      'What this website learns about you, what we do with it, how long we keep it and how to have it corrected or deleted. Nine clauses, each in plain words.',
  },
  title: 'Privacy Policy',
  lead: 'Nine clauses. Each has a plain sentence beside it; the long text is the binding one.',
  clauses: {
    scope: {
      title: 'What this policy covers',
      short: 'Who we are and what these pages apply to.',
      paragraphs: [
        `${brand.legalName} (“we”) runs this website from ${postalAddress}. This policy explains what we collect when you visit, write to us, subscribe to our letter or apply for a job, and what we do with it.`,
        'It does not cover systems we operate for clients. Those are governed by the contract with that client.',
      ],
      points: [],
    },
    collection: {
      title: 'What we collect',
      short: 'Only what you type, plus what any web server sees.',
      paragraphs: [
        'What you give us: name, email address, phone number, company and message when you use the contact form; your email address when you subscribe; your contact details, links, cover letter and resume when you apply for a job.',
        'What your browser sends: the page requested, the time, your approximate region and the type of browser. We do not use this to identify you.',
        ...(mode === 'simulated'
          ? [
              'In this edition of the website the forms are simulated: what you type stays in your browser and is sent nowhere.',
            ]
          : [
              'What a form sends is stored on our server and mailed to the people who answer it. With it we store when it was sent, the language of the page and the version of the text beside the button. What our filter takes for spam is stored apart, and deleted sooner.',
              'A subscription begins only after you have followed the link that we mail you, within 48 hours. An address that nobody confirms is deleted.',
            ]),
      ],
      points: [],
    },
    use: {
      title: 'How we use it',
      short: 'To answer, to send what you asked for, to hire.',
      paragraphs: [
        'We use your details to reply to you, to send the monthly letter if you subscribed, to consider your application, and to keep the site working and safe. We do not sell personal data, and we do not use it to train models.',
      ],
      points: [
        'Answer enquiries and prepare proposals',
        'Send the letter you subscribed to',
        'Assess job applications',
        'Detect abuse and keep logs for security',
      ],
    },
    cookies: {
      title: 'Cookies and local storage',
      short: 'Two kinds, and the site works with one.',
      paragraphs: [
        `${mode === 'simulated' ? 'We set no cookies and load' : 'The one cookie we set belongs to the login of our own staff; visitors get none, and we load'} nothing from third parties. Necessary entries in your browser’s local storage, listed below, keep your choices. They stay on your device, and you can delete them in your browser at any time.`,
        'Optional scripts would run only if you chose “Accept All”. At present there are none. You can change your choice at any time from the footer.',
      ],
      points: [
        `${storageKeys.theme}: light, dark or system`,
        `${storageKeys.language}: the language you chose`,
        `${storageKeys.consent}: your cookie choice`,
        `${storageKeys.applicationDrafts}: your application drafts, only if you ask for them to be kept, for 30 days`,
        `${storageKeys.admin}: present while an administrator is logged in`,
      ],
    },
    retention: {
      title: 'How long we keep it',
      short: 'Drawn to scale below.',
      paragraphs: [
        'We delete data when the reason for keeping it ends. The bars show the longest time we keep each kind.',
      ],
      points: [],
    },
    sharing: {
      title: 'Who else sees it',
      short: 'A handful of suppliers under contract.',
      paragraphs: [
        'Our hosting provider, our email provider and our applicant records system process data for us under written agreements. We disclose data to authorities only when the law requires it, and we tell you unless we are forbidden to.',
      ],
      points: [],
    },
    rights: {
      title: 'Your rights',
      short: 'See it, correct it, take it, delete it.',
      paragraphs: [
        'Wherever you live, you may ask for a copy of your data, have it corrected or deleted, object to its use, or receive it in a portable format. Write to {email}. We answer within thirty days.',
        'If you are in the European Economic Area or the United Kingdom you may also complain to your data protection authority.',
      ],
      points: [],
    },
    children: {
      title: 'Children',
      short: `Not for anyone under ${minimumAge}.`,
      paragraphs: [
        `This website is not directed at children under the age of ${minimumAge}, and we do not knowingly collect their data. If you believe a child has written to us, tell us and we will delete it.`,
      ],
      points: [],
    },
    changes: {
      title: 'Changes and contact',
      short: 'We date every version.',
      paragraphs: [
        'When we change this policy we change the date at the top and keep the earlier versions on request. Questions go to {email} or by post to the address above, marked “Privacy”.',
      ],
      points: [],
    },
  },
  retention: {
    logs: { name: 'Server logs', duration: '30 days' },
    applications: { name: 'Unsuccessful applications', duration: '12 months' },
    enquiries: { name: 'Enquiries', duration: '24 months' },
    newsletter: { name: 'Letter subscription', duration: 'until you leave' },
  },
});
