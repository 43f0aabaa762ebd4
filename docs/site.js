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

// A table that scrolls sideways must be reachable by keyboard, also if there is no link in it.
const tables = document.querySelectorAll('.tsd-typography table');

function letScroll() {
  for (const table of tables) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

addEventListener('resize', letScroll);
letScroll();
