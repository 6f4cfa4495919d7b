import { basename } from 'node:path';

/** Journeys that Firefox's driver cannot run, or that make no sense in Firefox; the report counts the reasons. */

const chromiumOnly = 'it measures with the developer tools of Chromium';

/** Journeys by file and start of the title. */
const journeys: readonly (readonly [file: string, title: string, reason: string])[] = [
  ['slide-in-menu.spec.ts', 'the panel moves in from a side', chromiumOnly],
  [
    'choose-service.spec.ts',
    'nor does a browser lose it',
    'it has Chromium forget what Firefox forgets by itself',
  ],
  ['long-visit.spec.ts', '200 page changes leave nothing behind', chromiumOnly],
  [
    'figures.spec.ts',
    'of 5 MB is refused before it is in the field',
    'its driver puts text into a field without the event before it',
  ],
  [
    'leave-enquiry.spec.ts',
    'phone and mail links ask nothing',
    'it asks which program calls, and its driver cannot answer',
  ],
  ['tabs-in-step.spec.ts', 'nothing on a page keeps it out of the cache', 'it starts a Chromium of its own'],
];

/** The PDFs printed by Firefox are compressed. */
const countsSheets = / takes no more sheets than its text needs$/;

/** The test options that matter here. */
interface Asked {
  file: string;
  title: string;
  javaScriptEnabled: boolean;
  hasTouch: boolean;
}

/** Why a journey cannot run in Firefox; undefined if it can. */
export function whyNotInFirefox({ file, title, javaScriptEnabled, hasTouch }: Asked): string | undefined {
  if (!javaScriptEnabled) return 'the driver of Firefox cannot turn scripts off and still look at the page';
  if (hasTouch) return 'the driver of Firefox makes no click of a tap';
  if (countsSheets.test(title))
    return 'the sheets in a PDF of Firefox cannot be counted without a reader for it';
  return journeys.find(([where, beginning]) => where === basename(file) && title.startsWith(beginning))?.[2];
}
