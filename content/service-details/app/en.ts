import { brandName } from '../../../config/brand.ts';
import type { AppWords } from './facts.ts';

export const en: AppWords = {
  head: {
    title: `Application Development | ${brandName}`,
    description:
      'Mobile and desktop apps that work offline, run on forty real devices before each release and belong to you from the first commit. In twenty weeks.',
  },
  lead: 'Products people keep on the first screen: native where it matters, shared code where it does not, tested either way.',
  caption: 'One product in four tiers, from the device down to the data',
  features: {
    title: 'Three promises you can count',
    lead: 'Every app we ship keeps them, whatever it is for.',
    cards: [
      {
        title: 'Works offline',
        description:
          'Field crews lose signal. Every app we ship keeps working, queues the changes and settles conflicts by rule when the signal returns.',
        figure: '0',
        figureLabel: 'entries lost in a dead zone',
      },
      {
        title: 'Tested on real devices',
        description:
          'Each build runs on forty phones and tablets in a rack, some of them six years old, before it reaches a reviewer.',
        figure: '40',
        figureLabel: 'devices per build',
      },
      {
        title: 'Yours from the first commit',
        description:
          'Repository, store listing and signing keys are in your name. Another team can take over on any Monday.',
        figure: '1',
        figureLabel: 'owner: you',
      },
    ],
  },
  tiers: {
    devices: { name: 'Devices', note: 'What the store delivers' },
    interface: { name: 'Interface', note: 'What people touch' },
    logic: { name: 'Logic', note: 'Rules, sync, offline' },
    data: { name: 'Data', note: 'Yours, in your account' },
  },
  process: {
    title: 'Twenty weeks to the store',
    lead: 'A typical first version. Longer products repeat the third step; nobody skips the first.',
    caption: 'Fig. 1. Discovery, design, development, support. Weeks drawn to scale.',
    steps: {
      discovery: {
        title: 'Discovery',
        duration: '2 weeks',
        description: 'Interviews, a paper prototype and a written list of what version one will not do.',
      },
      design: {
        title: 'Design',
        duration: '4 weeks',
        description: 'Flows and screens, tried by ten of your users before a line is written.',
      },
      development: {
        title: 'Development',
        duration: '10 weeks',
        description: 'A build on your phone every Friday, with the tests beside it.',
      },
      deploy: {
        title: 'Deploy & Support',
        duration: 'from week 16',
        description: 'Store review, staged rollout, crash watch and a fix window of two days.',
      },
    },
  },
  platforms: {
    title: 'One codebase, six sides',
    lead: 'The core is written once and tested once. What differs is the face it shows each device.',
    notes: {
      ios: 'Swift and SwiftUI',
      android: 'Kotlin and Compose',
      flutter: 'One code, both stores',
      reactNative: 'For teams that know React',
      xamarin: 'Maintained and moved to .NET MAUI',
      pwa: 'No store, no install',
    },
  },
  closing: {
    title: 'Tell us who will hold the phone',
    description:
      'We start with the person, the place and the signal strength. The platform follows from that.',
  },
};
