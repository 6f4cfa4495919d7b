import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent } from './hover-intent.ts';

/** SPEC section 4, "Hovered nav group": the figures are written out on purpose. */
const delays = { openMs: 200, skipMs: 300, closeMs: 150 };

function start() {
  const opened: (string | null)[] = [];
  const intent = createHoverIntent<string>(delays, (id) => opened.push(id));
  return { intent, opened, open: () => opened.at(-1) ?? null };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('R059 a hovered group is closed at 199 ms and open at 200 ms', () => {
  const { intent, open } = start();
  intent.enter('services');
  vi.advanceTimersByTime(199);
  expect(open()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(open()).toBe('services');
});

test('R059 leaving before 200 ms opens nothing', () => {
  const { intent, opened } = start();
  intent.enter('services');
  vi.advanceTimersByTime(150);
  intent.leave();
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual([]);
});

test('R061 R062 leaving closes after 150 ms, not before', () => {
  const { intent, open } = start();
  intent.enter('services');
  vi.advanceTimersByTime(200);
  intent.leave();
  vi.advanceTimersByTime(149);
  expect(open()).toBe('services');
  vi.advanceTimersByTime(1);
  expect(open()).toBeNull();
});

test('R063 coming back within 150 ms keeps the panel open', () => {
  const { intent, opened } = start();
  intent.enter('services');
  vi.advanceTimersByTime(200);
  intent.leave();
  vi.advanceTimersByTime(120);
  intent.enter('services');
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual(['services']);
});

test('R060 another group opens at once within 300 ms of leaving', () => {
  const { intent, open } = start();
  intent.enter('services');
  vi.advanceTimersByTime(200);
  intent.leave();
  vi.advanceTimersByTime(300);
  expect(open()).toBeNull();
  intent.enter('company');
  expect(open()).toBe('company');
});

test('R060 more than 300 ms after leaving the delay applies again', () => {
  const { intent, open } = start();
  intent.enter('services');
  vi.advanceTimersByTime(200);
  intent.leave();
  vi.advanceTimersByTime(301);
  intent.enter('company');
  vi.advanceTimersByTime(199);
  expect(open()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(open()).toBe('company');
});

test('R060 passing over a group that never opened earns no skip', () => {
  const { intent, open } = start();
  intent.enter('services');
  vi.advanceTimersByTime(100);
  intent.leave();
  intent.enter('company');
  vi.advanceTimersByTime(199);
  expect(open()).toBeNull();
});

test('R058 moving from an open group to the next shows one panel, the new one', () => {
  const { intent, opened } = start();
  intent.enter('services');
  vi.advanceTimersByTime(200);
  intent.leave();
  intent.enter('resources');
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual(['services', 'resources']);
});

test('R064 a press opens at once, and a second press closes', () => {
  const { intent, open } = start();
  intent.press('company');
  expect(open()).toBe('company');
  intent.press('company');
  expect(open()).toBeNull();
});

test('R064 a click never closes a panel that hovering opened', () => {
  const { intent, open } = start();
  intent.enter('company');
  vi.advanceTimersByTime(200);
  intent.press('company');
  intent.press('company');
  expect(open()).toBe('company');
});

test('R064 a click during the open delay opens at once and once', () => {
  const { intent, opened } = start();
  intent.enter('company');
  vi.advanceTimersByTime(100);
  intent.press('company');
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual(['company']);
});

test('R064 Escape closes at once and the next hover waits the full delay', () => {
  const { intent, open } = start();
  intent.open('services');
  intent.close();
  expect(open()).toBeNull();
  intent.enter('company');
  expect(open()).toBeNull();
});

test('R062 a disposed intent changes nothing any more', () => {
  const { intent, opened } = start();
  intent.enter('services');
  intent.dispose();
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual([]);
});
