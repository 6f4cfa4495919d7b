import { brandName } from '../../../config/brand.ts';
import type { SecurityWords } from './facts.ts';

export const en: SecurityWords = {
  head: {
    title: `Cybersecurity and Compliance | ${brandName}`,
    description:
      'Ten security services from penetration testing to incident response, and practical help with GDPR, HIPAA and PCI DSS. Analysts on shift, 24/7/365.',
  },
  lead: 'Ten services around the one thing that matters. Each works alone; together they close the ring.',
  caption: 'Fig. 1. Ten services, two columns left out so that you can look in',
  features: {
    title: 'Find, close, watch',
    lead: 'The same three verbs, whether you have one server or a thousand.',
    cards: [
      {
        title: 'Find',
        description:
          'Testers who attack the way thieves do: patiently, through the side door, with your own passwords.',
      },
      {
        title: 'Close',
        description:
          'Every finding comes with a fix, an owner and a date. We write the patch if you want us to.',
      },
      {
        title: 'Watch',
        description:
          'A named analyst on every shift, reading your logs and calling your phone, not opening a ticket.',
      },
    ],
  },
  services: {
    title: 'Ten services, one ring',
    lead: 'The numbers are those on the columns above.',
    items: {
      penetration: { title: 'Penetration testing', description: 'Web, mobile, network and building' },
      vulnerabilities: { title: 'Vulnerability management', description: 'Found, ranked by use, retested' },
      identity: {
        title: 'Identity and access',
        description: 'Single sign-on, least privilege, joiners and leavers',
      },
      network: { title: 'Network security', description: 'Segments, firewalls, zero trust' },
      cloud: { title: 'Cloud security', description: 'Posture, keys and permissions' },
      application: {
        title: 'Application security',
        description: 'Review in the pull request, not after launch',
      },
      data: { title: 'Data protection', description: 'Encryption, backup, retention' },
      monitoring: { title: 'Security monitoring', description: 'Analysts on shift, 24/7/365' },
      incident: { title: 'Incident response', description: 'On the phone in fifteen minutes' },
      training: { title: 'Awareness training', description: 'Short, specific, without blame' },
    },
  },
  compliance: {
    title: 'Three rule books, counted',
    lead: 'One hexagon per article, standard or requirement. The solid ones are the ones we build, run or evidence for you.',
    blocks: {
      gdpr: {
        name: 'GDPR',
        count: '99 articles, 15 solid',
        description:
          'Fifteen of them decide how systems are built: data subject rights, design, records, security and breach notice. Those are the ones we build for you.',
        points: ['Records of processing', 'Access and erasure requests', 'Breach notice within 72 hours'],
      },
      hipaa: {
        name: 'HIPAA',
        count: '18 standards, 14 solid',
        description:
          'The Security Rule has nine administrative, four physical and five technical standards. We implement the technical ones and run the administrative nine with you.',
        points: ['Risk analysis', 'Access and audit controls', 'Business associate agreement'],
      },
      pciDss: {
        name: 'PCI DSS',
        count: '12 requirements, 12 solid',
        description:
          'All twelve, with the scope cut down first. Most shops we meet can take two thirds of their network out of the assessment.',
        points: ['Scope reduction', 'Evidence collected as you work', 'Assessor at the table'],
      },
    },
  },
  closing: {
    title: 'Find out before they do',
    description:
      'A two-week assessment of your real exposure, with a fix, an owner and a date for each finding.',
  },
};
