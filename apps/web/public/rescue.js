// Shows a key to load the page again if its first files cannot be loaded. A plain script, since modules need those files.
(() => {
  const texts = {
    en: ['A part of this page did not load.', 'Load again'],
    de: ['Ein Teil dieser Seite wurde nicht geladen.', 'Noch einmal laden'],
    fr: ['Un élément de cette page ne s’est pas chargé.', 'Recharger'],
  };
  const show = () => {
    const shown = document.documentElement.dataset.theme
      ? document.documentElement.lang
      : navigator.language.slice(0, 2);
    const [text, again] = texts[shown] ?? texts.en;
    const main = document.createElement('main');
    const key = document.createElement('button');
    main.className = 'waiting';
    main.append(text, ' ', key);
    key.textContent = again;
    key.onclick = () => location.reload();
    document.getElementById('page').replaceChildren(main);
  };
  addEventListener('stuck', show);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show(), true);
})();
