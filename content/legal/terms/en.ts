import { brand, brandName } from '../../../config/brand.ts';
import { minimumAge, postalAddress, type TermsWords } from '../facts.ts';

export const en = {
  head: {
    title: `Terms & Conditions | ${brandName}`,
    description:
      'The rules for using this website: who may use it, what our texts and figures are and are not, what happens to what you send us, and which law applies.',
  },
  title: 'Terms & Conditions',
  lead: 'Nine clauses about using this website. Each has a plain sentence beside it; the long text is the binding one.',
  clauses: {
    scope: {
      title: 'What these terms cover',
      short: 'The website, not our contracts with clients.',
      paragraphs: [
        `These terms apply between you and ${brand.legalName}, ${postalAddress} (“we”), whenever you use this website. By using it you accept them.`,
        'Work we do for clients is governed by the contract we sign with each of them. Where that contract and these terms differ, the contract applies.',
      ],
      points: [],
    },
    age: {
      title: 'Who may use it',
      short: `You have to be at least ${minimumAge}.`,
      paragraphs: [
        `You must be at least ${minimumAge} years old to use this website. To apply for a job you must be old enough to work where you live.`,
      ],
      points: [],
    },
    use: {
      title: 'Fair use',
      short: 'Read, link, quote. Do not break it.',
      paragraphs: [
        'You may read, print and link to these pages, and quote from them with the source. You may not use the website in a way that harms it, us or other visitors.',
      ],
      points: [
        'No attempts to reach areas that are not public',
        'No automated requests that slow the site down for others',
        'No false names or someone else’s details in our forms',
        'If you find a weakness, tell us before you tell others, and we will thank you',
      ],
    },
    content: {
      title: 'Texts, figures and drawings',
      short: 'Ours, made with care, and no substitute for advice.',
      paragraphs: [
        'Texts, drawings and code on this website belong to us or to those who let us use them. Names and marks of other companies belong to their owners.',
        'Figures describe what we measured under the conditions given beside them. They are no promise that your system will behave the same way, and nothing here replaces advice about your own situation.',
      ],
      points: [],
    },
    submissions: {
      title: 'What you send us',
      short: 'Yours stays yours. Please send no secrets by form.',
      paragraphs: [
        'What you send us stays yours. You allow us to read it and keep it for the purpose you sent it for, as our privacy policy describes.',
        'A message through a form creates no contract and no duty of confidence. If you want to share something confidential, ask us for an agreement first.',
      ],
      points: [],
    },
    links: {
      title: 'Links to other sites',
      short: 'We check them when we set them, not every day.',
      paragraphs: [
        'Some links lead to websites of others. We looked at them when we set the link and are not responsible for what they show today. Tell us if one leads somewhere it should not.',
      ],
      points: [],
    },
    liability: {
      title: 'Liability',
      short: 'We are careful, but the site comes as it is.',
      paragraphs: [
        'We keep this website accurate and available as well as we can, but we provide it as it is and without warranty. As far as the law allows, we are not liable for indirect losses that come from using it or from its absence.',
        'Nothing in these terms limits liability that cannot be limited by law, or rights you have as a consumer.',
      ],
      points: [],
    },
    law: {
      title: 'Law and disputes',
      short: 'California law, and a phone call first.',
      paragraphs: [
        'The laws of the State of California apply, and the courts of San Francisco are responsible. If you are a consumer, the mandatory rules of the place where you live apply as well.',
        'Before anyone goes to court, call us. Most disagreements we have seen were misunderstandings.',
      ],
      points: [],
    },
    changes: {
      title: 'Changes and contact',
      short: 'We date every version.',
      paragraphs: [
        'When we change these terms we change the date at the top. The version on this page applies from that day. Questions go to {email} or by post to the address above, marked “Legal”.',
      ],
      points: [],
    },
  },
} as const satisfies TermsWords;
