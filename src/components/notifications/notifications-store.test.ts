import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { createNotificationsStore, type Notification } from './notifications-store.ts';

const announcement = (title: string): Notification => ({ channel: 'announcement', tone: 'success', title });
const status = (title: string): Notification => ({ channel: 'status', tone: 'notice', title });

function start() {
  const store = createNotificationsStore(limits.toast);
  return { store, titles: () => store.current().map(({ title }) => title) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('R280 of two announcements one is visible, the newer, and it leaves after 5000 ms', () => {
  const { store, titles } = start();
  store.add(announcement('first'));
  vi.advanceTimersByTime(100);
  store.add(announcement('second'));
  expect(titles()).toEqual(['second']);
  vi.advanceTimersByTime(4999);
  expect(titles()).toEqual(['second']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('R282 of four status messages three are visible and each leaves after 4000 ms', () => {
  const { store, titles } = start();
  for (const title of ['one', 'two', 'three', 'four']) store.add(status(title));
  expect(titles()).toEqual(['two', 'three', 'four']);
  vi.advanceTimersByTime(3999);
  expect(titles()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('R286 time stands still while paused and goes on with what was left', () => {
  const { store, titles } = start();
  store.add(status('one'));
  vi.advanceTimersByTime(3000);
  store.pause('hover');
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['one']);
  store.resume('hover');
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('R286 two reasons to pause: time goes on only when both are gone', () => {
  const { store, titles } = start();
  store.add(status('one'));
  store.pause('hover');
  store.pause('focus');
  store.resume('hover');
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['one']);
  store.resume('focus');
  vi.advanceTimersByTime(4000);
  expect(titles()).toEqual([]);
});

test('R286 what comes in during a pause gets its full time afterwards', () => {
  const { store, titles } = start();
  store.pause('hidden');
  store.add(status('one'));
  vi.advanceTimersByTime(10_000);
  store.resume('hidden');
  vi.advanceTimersByTime(3999);
  expect(titles()).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});
