import { LANGUAGES, type Language } from 'hencoop/games';
import { change, settings, words } from './app.js';
import { Segments } from './segments.js';
import { THEMES } from './settings.js';

/** The name of each language in itself, since only one language's texts are loaded. */
const NAMES: { readonly [Name in Language]: string } = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** Language and theme. */
export function Switches() {
  const texts = words().settings;
  return (
    <div class="switches">
      <Segments
        label={texts.theme}
        options={THEMES.map((theme) => [theme, texts.themes[theme]] as const)}
        value={settings.value.theme}
        onChange={(theme) => change({ theme })}
      />
      <Segments
        label={texts.language}
        options={LANGUAGES.map((language) => [language, NAMES[language], language] as const)}
        value={settings.value.language}
        onChange={(language) => change({ language })}
      />
    </div>
  );
}
