// TypeDoc's navigation puts links into the summaries that open and close its branches: one control inside another, which
// screen readers cannot reach. Here each link stands next to its branch.
const navigation = document.getElementById('tsd-nav-container');

function unnest() {
  for (const link of navigation.querySelectorAll('summary > a')) {
    const summary = link.parentElement;
    const branch = summary.parentElement;
    summary.setAttribute('aria-label', `Below ${link.textContent}`);
    branch.parentElement.classList.add('branch');
    branch.before(link);
  }
}

if (navigation !== null) {
  new MutationObserver(unnest).observe(navigation, { childList: true });
  unnest();
}

// The same in the list of search results: an option of a list cannot contain a link. A result opens on a click, or on Enter,
// which TypeDoc turns into a click.
const found = document.getElementById('tsd-search-results');

function unlink() {
  for (const link of found.querySelectorAll('[role="option"] > a[href]')) {
    const { href } = link;
    link.removeAttribute('href');
    link.removeAttribute('tabindex');
    link.dataset.href = href;
    link.addEventListener('click', ({ ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey) window.open(href);
      else window.location.assign(href);
    });
  }
}

if (found !== null) new MutationObserver(unlink).observe(found, { childList: true });

// A table that scrolls sideways must be reachable by keyboard, also if there is no link in it. The observer also calls when
// the page is shown: until then nothing has a width.
const letScroll = new ResizeObserver((entries) => {
  for (const { target: table } of entries) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
});

for (const table of document.querySelectorAll('.tsd-typography table')) letScroll.observe(table);

// A picture of a table can be played on: a button puts a live one in its place. Its code is loaded when the picture is near the
// screen. A page opened from the disk has no workers, so there the picture stays a picture.
const root = new URL(document.documentElement.dataset.base, location.href).href;

function offerLive(place) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button first';
  button.textContent = 'Play it here';
  place.append(button);

  let loading = null;
  const load = () => {
    loading ??= import(new URL(`live/${place.dataset.game}.js`, root).href);
    return loading;
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    load().catch(() => {
      loading = null;
    });
  });
  observer.observe(place);
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const { start } = await load();
      start(place, root);
    } catch {
      loading = null;
      button.disabled = false;
      button.textContent = 'The table could not be loaded. Try again';
    }
  });
}

if (location.protocol !== 'file:') for (const place of document.querySelectorAll('.live')) offerLive(place);
