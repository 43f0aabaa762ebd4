/**
 * VitePress's search box is a button with controls in it, and an option of its list contains a link: one control inside
 * another, which screen readers cannot reach. Here the box is a dialog, and a result opens on a click, or on Enter.
 */
export function repairSearch(go: (address: string) => void): void {
  const repair = () => {
    const box = document.querySelector('.VPLocalSearchBox[role="button"]');
    if (box !== null) {
      box.setAttribute('role', 'dialog');
      box.setAttribute('aria-modal', 'true');
      for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns']) box.removeAttribute(name);
    }
    for (const key of document.querySelectorAll('.VPLocalSearchBox kbd[aria-label]')) key.setAttribute('role', 'img');
    // The list scrolls.
    document.querySelector('#localsearch-list')?.setAttribute('tabindex', '0');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.VPLocalSearchBox [role="option"] > a[href]')) {
      const href = link.getAttribute('href') ?? '';
      link.removeAttribute('href');
      link.dataset['href'] = href;
      link.addEventListener('click', ({ ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) window.open(href);
        else go(href);
      });
    }
  };
  new MutationObserver(repair).observe(document.body, { childList: true, subtree: true });
}
