/** One of the threads of `drawPeople`: draws the people it is given, and answers with their pictures. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Portrait } from '../../content/schema/portrait.ts';
import { avatar, portrait } from '../portraits/gallery.ts';
import type { Drawings } from './people.ts';

// Given by drawPeople.
const people = workerData as readonly (readonly [name: string, person: Portrait])[];
const drawn = people.map(([name, person]): [string, Drawings] => {
  const large = portrait(person);
  return [name, { portrait: large.portrait.svg, bust: large.bust.svg, avatar: avatar(person).svg }];
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(drawn);
