import { processTerm, tokenize } from '../../../tools/site/search.js';

/** Pages by address, once fetched. */
const pages = new Map<string, Promise<Document>>();

function pageOf(address: string): Promise<Document> {
  const page =
    pages.get(address) ??
    fetch(address)
      .then((response) => response.text())
      .then((html) => new DOMParser().parseFromString(html, 'text/html'));
  pages.set(address, page);
  return page;
}

/** The sentences, and the lines of code, of the section with this anchor: from its heading to the next one. */
function sentencesOf(page: Document, anchor: string): string[] {
  const sentences: string[] = [];
  const heading = page.getElementById(anchor);
  for (let next = heading?.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling) {
    const blocks = [...next.querySelectorAll('p, li, td, pre')].filter(
      (block) => block.querySelector('p, li, td, pre') === null,
    );
    for (const block of blocks.length > 0 ? blocks : [next]) {
      const separator = block.closest('pre') === null ? /(?<=[.!?])\s+/ : /\n/;
      sentences.push(
        ...(block.textContent ?? '').split(separator).map((sentence) => sentence.replace(/\s+/g, ' ').trim()),
      );
    }
  }
  return sentences.filter((sentence) => sentence !== '');
}

/** Text in which every word of the search is marked. */
function marked(text: string, word: RegExp | null): (Node | string)[] {
  if (word === null) return [text];
  return text.split(word).map((part, index) => {
    if (index % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}

/** Shows the sentence of a result that has the most of the words that were searched, or its first one. */
export async function showExcerpt(result: HTMLElement, search: string): Promise<void> {
  const [address = '', anchor = ''] = (result.dataset['href'] ?? '').split('#');
  const terms = [...new Set(tokenize(search).flatMap((term) => processTerm(term) ?? []))];
  const page = await pageOf(address).catch(() => null);
  if (page === null || !result.isConnected) return;
  const starts = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const word = starts.length === 0 ? null : new RegExp(`\\b((?:${starts.join('|')})[\\w-]*)`, 'i');
  const found = (sentence: string) => starts.filter((start) => new RegExp(`\\b${start}`, 'i').test(sentence)).length;
  const sentences = sentencesOf(page, decodeURIComponent(anchor));
  const most = Math.max(...sentences.map(found));
  const best = sentences.find((sentence) => found(sentence) === most);
  const line = result.querySelector('.sentence') ?? document.createElement('p');
  line.className = 'sentence';
  line.replaceChildren(
    ...(best === undefined ? [] : marked(best, word === null ? null : new RegExp(word.source, 'gi'))),
  );
  result.querySelector('div')?.append(line);
}
