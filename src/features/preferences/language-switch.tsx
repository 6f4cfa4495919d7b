import type { MouseEvent } from 'react';
import type { Language } from '../../../config/locales.ts';
import { inLanguage, splitPath } from '../../../config/routes.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { writeStored } from '../../lib/safe-storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { PreferenceMenu } from './preference-menu.tsx';
import segment from './segment.module.css';

/** One language of the switch. `name` is its own name, `englishName` what an English reader looks for (R007). */
export interface LanguageOption {
  code: Language;
  name: string;
  englishName: string;
  /** The open page in that language, without query and hash. */
  href: string;
}

/** The words of the switch; `current` is the accessible name of its button, for example "EN, Language: English". */
export interface LanguageWords {
  label: string;
  current: string;
}

/** One language: the open one, the words, and where each choice leads. */
export interface LanguageSwitchProps {
  words: LanguageWords;
  language: Language;
  options: LanguageOption[];
}

/**
 * Stores the choice (SPEC section 4) and goes to the address that is open now: the not-found page and pages that changed
 * their address do not know it when they are built. The link itself does the rest, so the switch works without JavaScript
 * too; the page change treats links marked `data-language-switch` as the same page.
 */
function follow(event: MouseEvent<HTMLAnchorElement>, option: LanguageOption): void {
  writeStored(storageKeys.language, option.code);
  const { path } = splitPath(location.pathname);
  event.currentTarget.href = inLanguage(option.code, path) + location.search + location.hash;
}

const linkAttributes = ({ code }: LanguageOption, language: Language) => ({
  lang: code,
  hrefLang: code,
  'data-language-switch': '',
  'aria-current': code === language || undefined,
});

/** The own name of a language, and for readers of English theirs (R007). */
const ownName = ({ code, name, englishName }: LanguageOption) => (
  <>
    {name}
    {code !== 'en' && (
      <span className="visually-hidden" lang="en">
        {` (${englishName})`}
      </span>
    )}
  </>
);

/** The language switch of the bar: a button with the code, and the list of languages under their own names. */
export function LanguageMenu({ words, language, options }: LanguageSwitchProps) {
  return (
    <PreferenceMenu
      label={words.current}
      face={
        <>
          <Icon name="globe" /> {language.toUpperCase()}
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

/** The language switch of the slide-in menu: four names in a row. */
export function LanguageSegment({ words, language, options }: LanguageSwitchProps) {
  return (
    <fieldset className={`${segment.segment} ${segment.words}`}>
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
