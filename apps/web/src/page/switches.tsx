import { LANGUAGES, type Language } from 'hencoop/games';
import { change, settings, words } from './app.js';
import { THEMES } from './settings.js';

/** The name of each language in itself, since only one language's texts are loaded. */
const NAMES: { readonly [Name in Language]: string } = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** Language and theme. */
export function Switches() {
  const texts = words().settings;
  return (
    <div class="switches">
      <label>
        {texts.language}
        <select
          value={settings.value.language}
          onChange={({ currentTarget: { value } }) => {
            const language = LANGUAGES.find((each) => each === value);
            if (language !== undefined) change({ language });
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.theme}
        <select
          value={settings.value.theme}
          onChange={({ currentTarget: { value } }) => {
            const theme = THEMES.find((each) => each === value);
            if (theme !== undefined) change({ theme });
          }}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {texts.themes[theme]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
