import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { createTranslator } from './translator.ts';

const english = { greeting: 'Hello {name}', range: '{from} to {to}', plain: 'Yes' } as const;

/*
 * The compiler is the test here: each directive below fails the type check as soon as the mistake compiles.
 */
it('R096: mistakes in a translation do not compile', () => {
  // @ts-expect-error a key is missing
  defineMessages(english, { greeting: 'Hola, {name}', range: 'De {from} a {to}' });

  // @ts-expect-error a key English does not have
  defineMessages(english, { greeting: 'Hola, {name}', range: 'De {from} a {to}', plain: 'Sí', extra: 'Más' });
  // @ts-expect-error a parameter is missing
  defineMessages(english, { greeting: 'Hola', range: 'De {from} a {to}', plain: 'Sí' });
  // @ts-expect-error a parameter has another name
  defineMessages(english, { greeting: 'Hola, {nombre}', range: 'De {from} a {to}', plain: 'Sí' });
  // @ts-expect-error one of two parameters is missing
  defineMessages(english, { greeting: 'Hola, {name}', range: 'De {from}', plain: 'Sí' });
  // @ts-expect-error a parameter English does not have
  defineMessages(english, { greeting: 'Hola, {name}', range: 'De {from} a {to}', plain: 'Sí, {name}' });
  expect(Object.keys(english)).toHaveLength(3);
});

it('R095: calls with a wrong key or wrong parameters do not compile', () => {
  const t = createTranslator(site, 'en');
  // @ts-expect-error no such key
  expect(t('no.such.key')).toBe('no.such.key');
  // @ts-expect-error the parameters are missing
  expect(t('testimonials.rating')).toContain('{rating}');
  // @ts-expect-error one parameter is missing
  expect(t('testimonials.rating', { rating: 4 })).toContain('{max}');
  // @ts-expect-error this message takes none
  expect(t('nav.home', { name: 'x' })).toBe('Home');
  // @ts-expect-error not a counted message
  expect(t.count('nav.home', 1)).toBe('nav.home.other');
});
