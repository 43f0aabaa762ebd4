import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import * as blindChickenExtremeWords from 'hencoop/blind-chicken-extreme/sheet';
import type { GameBots } from 'hencoop/bots';
import { chickenBots } from 'hencoop/chicken/bots';
import * as chickenWords from 'hencoop/chicken/sheet';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import * as chickenOutWords from 'hencoop/chicken-out/sheet';
import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import * as chickenRoundupWords from 'hencoop/chicken-roundup/sheet';
import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import * as crazyChickenWords from 'hencoop/crazy-chicken/sheet';
import { entryOf, type GameId, type TypesOf } from 'hencoop/record';
import { type GameInWords, type Hooks, openTable, type Table, type TableConfig } from './table.js';

/** A game that a table can be opened for, whatever its types. */
export interface OfferedGame {
  readonly id: GameId;
  readonly title: string;
  /** The whole rule sheet, clause by clause. */
  rules(): string;
  open(config: TableConfig, hooks?: Hooks): Table;
}

interface Words<Id extends GameId> {
  readonly sheet: {
    readonly title: string;
    readonly players: string;
    readonly prefix: string;
    readonly sections: readonly string[];
    readonly steps: { readonly [step: string]: string };
    readonly clauses: { readonly [number: string]: { readonly text: string } };
  };
  readonly describe: GameInWords<TypesOf<Id>>['words']['describe'];
  readonly explain: GameInWords<TypesOf<Id>>['words']['explain'];
  readonly label: GameInWords<TypesOf<Id>>['words']['label'];
}

function offered<Id extends GameId>(id: Id, bots: GameBots<TypesOf<Id>>, words: Words<Id>): OfferedGame {
  const { game, schemas } = entryOf(id);
  const { title, players, prefix, sections, steps, clauses } = words.sheet;
  return {
    id,
    title,
    rules() {
      const isIn = (section: number) => (clause: string) => clause.startsWith(`${prefix}-${section}.`);
      const sheet = sections.map((heading, index) => {
        const texts = Object.keys(clauses)
          .filter(isIn(index + 1))
          .map((clause) => `${clause} ${clauses[clause]?.text}`);
        return [`## ${index + 1} ${heading}`, ...texts].join('\n');
      });
      const moves = Object.entries(steps).map(([step, text]) => `${step}: ${text}`);
      return [`# ${title}, ${players} players`, ...sheet, ['## Moves of each step', ...moves].join('\n')].join('\n\n');
    },
    open: (config, hooks) =>
      openTable<TypesOf<Id>>({ game, bots, redactedEvent: schemas.redactedEvent, words }, config, hooks),
  };
}

export const GAMES: readonly OfferedGame[] = [
  offered('chicken', chickenBots, chickenWords),
  offered('crazy-chicken', crazyChickenBots, crazyChickenWords),
  offered('chicken-out', chickenOutBots, chickenOutWords),
  offered('blind-chicken-extreme', blindChickenExtremeBots, blindChickenExtremeWords),
  offered('chicken-roundup', chickenRoundupBots, chickenRoundupWords),
];
