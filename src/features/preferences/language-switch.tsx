import type { MouseEvent } from 'react';
import type { Language } from '#shared/locales.ts';
import { storageKey } from '#shared/storage-keys.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { writeStored } from '#src/browser/safe-storage.ts';
import { Icon } from '#src/components/icon.tsx';
import { pathInLanguage } from '#src/components/page-addresses.ts';
import { PreferenceMenu } from './preference-menu.tsx';
import { navigateTo } from '#src/browser/follow-in-place.ts';
import { keepTyped } from '#src/browser/typed-fields.ts';
import segment from './preference-menu.module.css';

/** A language of the switch; `name` is in the language itself, `englishName` in English (R007). */
export interface LanguageOption {
  code: Language;
  name: string;
  englishName: string;
  /** This page in that language, without query and hash. */
  href: string;
  /** The page does not exist in this language: the link leads to the home page. */
  isElsewhere?: true;
}

export interface LanguageSwitchProps {
  /** `current` is the button's accessible name, such as "EN, Language: English". */
  words: Picked<'language', 'current'>;
  language: Language;
  options: LanguageOption[];
}

/**
 * Stores the choice (SPEC section 4) and uses the current address: the not-found page, and pages that changed
 * their query, do not know it at build time. It is a normal link, so it works without JavaScript;
 * `data-language-switch` tells the page change that it is the same page.
 */
function follow(event: MouseEvent<HTMLAnchorElement>, option: LanguageOption): void {
  writeStored(storageKey('language'), option.code);
  if (option.isElsewhere) return;
  const path = pathInLanguage(option.code) ?? option.href;
  event.currentTarget.href = path + location.search + location.hash;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!('navigation' in window) && !opensElsewhere) keepTyped(path);
}

const linkAttributes = ({ code }: LanguageOption, language: Language) => ({
  lang: code,
  hrefLang: code,
  'data-language-switch': '',
  'aria-current': code === language || undefined,
});

/** The language's own name, and its English name (R007). */
const ownName = ({ code, name, englishName }: LanguageOption) => (
  <>
    <span>{name}</span>
    {code !== 'en' && (
      <span className="visually-hidden" lang="en">
        {` (${englishName})`}
      </span>
    )}
  </>
);

/** The language switch of the header: a button with the code, and a list of languages. */
export function LanguageMenu({ words, language, options }: LanguageSwitchProps) {
  return (
    <PreferenceMenu
      label={words.current}
      face={
        <>
          <Icon name="globe" />
          <span>{language.toUpperCase()}</span>
        </>
      }
    >
      {options.map((option) => (
        <li key={option.code}>
          <a
            href={option.href}
            {...linkAttributes(option, language)}
            onClick={(event) => follow(event, option)}
          >
            {ownName(option)}
            <Icon name="check" />
          </a>
        </li>
      ))}
    </PreferenceMenu>
  );
}

/** The language switch of the slide-in menu: a row of four names. */
export function LanguageSegment({ words, language, options }: LanguageSwitchProps) {
  return (
    <fieldset className={`note ${segment.segment} ${segment.words}`}>
      <legend className="visually-hidden">{words.label}</legend>
      {options.map((option) => (
        <a
          key={option.code}
          href={option.href}
          {...linkAttributes(option, language)}
          onClick={(event) => follow(event, option)}
        >
          {ownName(option)}
        </a>
      ))}
    </fieldset>
  );
}

/**
 * Switches this page to the language chosen in another tab: same page, same place, input is kept (SPEC
 * section 4). Called once, for all pages.
 */
export function followLanguageOfOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey('language') || newValue === null || newValue === document.documentElement.lang)
      return;
    const path = pathInLanguage(newValue);
    // The page may exist in some languages only.
    if (path === undefined) return;
    const address = path + location.search + location.hash;
    if (navigateTo(address, { history: 'replace' })) return;
    keepTyped(path);
    location.replace(address);
  });
}
