// French typography also holds for text that code assembles: sentences, labels, tables and pictures.
import { explain, type GameTypes, label, describe as say } from 'hencoop';
import { frElement } from 'hencoop/element/fr';
import { type AnyDoors, gameById } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { voiceOf } from '../../src/element/elementGame.js';
import { tries } from '../../support/effort.js';
import { isSetInFrench } from '../../support/frenchSetting.js';
import { IDS, loadGame } from '../../support/games.js';
import { play } from '../record/played.js';

/** The texts of a drawing: its printed text, and its descriptions for screen readers. */
const textsInSvg = (svg: string): string[] => [
  ...svg
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n'),
  ...[...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text),
];

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<');

describe.each(IDS)('French typography in %s', async (id) => {
  const { game, kit } = await loadGame(id);
  const doors: AnyDoors = gameById(id);
  const [{ game: words, labels }, { draw }, textOf, shown, rowsOf] = await Promise.all([
    doors.locales.fr(),
    doors.svg(),
    doors.text(),
    doors.element(),
    doors.scoring?.fr(),
  ]);
  const voice = voiceOf({ game: words, labels, words: frElement });
  const played = kit.setups.map((setup) => play(game, kit, setup, { seed: 'french', max: 200 }));

  /** Every text about some moments of the games. */
  function* texts(about: (state: GameTypes['State'], view: GameTypes['View']) => Iterable<string>) {
    for (const { states } of played) {
      const step = Math.max(1, Math.floor(states.length / tries(6)));
      for (const [index, state] of states.entries()) {
        if (index % step !== 0 && !game.isOver(state)) continue;
        for (const viewer of [game.actors(state)[0] ?? 0, null]) yield* about(state, game.view(state, viewer));
      }
    }
  }

  const expectSet = (found: Iterable<string>) => {
    const all = [...new Set(found)];
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((text) => !isSetInFrench(text))).toEqual([]);
  };

  it('is correct in sentences', () => {
    expectSet(played.flatMap(({ moves, events }) => [...moves, ...events].map((each) => say(each, 0, words))));
  });

  it('is correct in refusals', () => {
    expectSet(
      texts(function* (state) {
        for (const move of [null, { seat: 0, type: '' }, ...kit.allMoves(state)]) {
          const violation = game.whyNot(state, move);
          // Field and step names are code.
          if (violation !== null) yield explain(violation, words).replaceAll(/`[^`]*`|'[^']*'/g, '');
        }
      }),
    );
  });

  it('is correct in labels', () => {
    expectSet(
      texts(function* (_, view) {
        for (const move of view.viewer === null ? [] : game.legalMoves(view)) {
          yield label(move, labels, { view });
          yield frElement.confirm(label(move, labels, { view }));
          for (const [field, value] of Object.entries(move)) {
            yield voice.question(field, { type: move.type });
            for (const one of Array.isArray(value) ? value : [value]) yield voice.value(field, one, view);
          }
        }
      }),
    );
  });

  it('is correct in tables', () => {
    expectSet(
      texts(function* (_, view) {
        yield* textOf(view, words).split('\n');
        for (const width of [320, 900]) yield* textsInSvg(draw(view, { locale: words, width })).map(unescaped);
        const fact = shown.facts?.(view, { game: words, labels, words: frElement });
        if (fact !== null && fact !== undefined) yield* [fact.title, ...fact.rows.flat()];
      }),
    );
  });

  it.runIf(rowsOf !== undefined)('is correct in the arithmetic of scores', () => {
    const rows = played.flatMap(({ events, states }) => {
      const last = states.at(-1);
      const from = events.findLastIndex(({ type }) => type === 'dealt');
      const learned = events.slice(from).flatMap((event) => game.redact(event, 0) ?? []);
      return last === undefined || rowsOf === undefined ? [] : rowsOf(game.view(last, 0), learned);
    });
    expectSet(
      rows.flatMap(({ items, notes, standing }) => [
        ...items.flatMap(({ words: said }) => said ?? []),
        ...notes,
        standing,
      ]),
    );
  });
});
