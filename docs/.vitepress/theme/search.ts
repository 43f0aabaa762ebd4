import { showExcerpt } from './excerpt.js';

/**
 * VitePress's search box is a button with controls in it, and an option of its list contains a link: one control inside
 * another, which screen readers cannot reach. Here the box is a dialog, and a result opens on a click, or on Enter. Under
 * each result that comes into sight stands the sentence that matched.
 */
export function repairSearch(go: (address: string) => void): void {
  const inSight = new IntersectionObserver((results) => {
    for (const { isIntersecting, target } of results)
      if (isIntersecting) void showExcerpt(target as HTMLElement, words());
  });
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
      inSight.observe(link);
    }
  };
  new MutationObserver(repair).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', () => {
    for (const link of document.querySelectorAll<HTMLElement>('.VPLocalSearchBox .result')) {
      inSight.unobserve(link);
      inSight.observe(link);
    }
  });
}

/** The words in the search box. */
const words = () => document.querySelector<HTMLInputElement>('#localsearch-input')?.value ?? '';
