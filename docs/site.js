// TypeDoc's navigation puts links into the summaries that open and close its branches: one control inside another, which
// screen readers cannot reach. Here each link stands beside its branch.
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
