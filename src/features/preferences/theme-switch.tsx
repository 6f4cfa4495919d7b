import { type IconName, Icon } from '#src/components/icon.tsx';
import { PreferenceMenu } from './preference-menu.tsx';
import segment from './preference-menu.module.css';
import { chooseTheme, themePreferences, useTheme, type ThemePreference } from './theme.ts';
import type { Picked } from '#shared/i18n/translator.ts';

const icons: Record<ThemePreference, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' };

/** Attributes that let the loader script find the button before React runs. */
const known = (value: ThemePreference) => ({ name: 'theme', value });

/** The theme switch of the header: a button and a list of three options. */
export function ThemeMenu({ words }: { words: Picked<'theme'> }) {
  const theme = useTheme();
  return (
    <PreferenceMenu
      label={words.label}
      isIconOnly
      className={segment.scripted}
      face={
        <>
          <Icon name="moon" className={segment.whenLight} />
          <Icon name="sun" className={segment.whenDark} />
        </>
      }
    >
      {themePreferences.map((preference) => (
        <li key={preference}>
          <button
            type="button"
            {...known(preference)}
            aria-pressed={preference === theme}
            onClick={() => chooseTheme(preference)}
          >
            <Icon name={icons[preference]} />
            <span>{words[preference]}</span>
            <Icon name="check" />
          </button>
        </li>
      ))}
    </PreferenceMenu>
  );
}

/** The theme switch of the slide-in menu and the footer: three icons in a row. */
export function ThemeSegment({ words }: { words: Picked<'theme'> }) {
  const theme = useTheme();
  return (
    <fieldset className={`note ${segment.segment} ${segment.scripted}`}>
      <legend className="visually-hidden">{words.label}</legend>
      {themePreferences.map((preference) => (
        <button
          key={preference}
          type="button"
          {...known(preference)}
          aria-pressed={preference === theme}
          aria-label={words[preference]}
          data-tooltip=""
          onClick={() => chooseTheme(preference)}
        >
          <Icon name={icons[preference]} />
        </button>
      ))}
    </fieldset>
  );
}
