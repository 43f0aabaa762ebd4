// The texts shown before a game: a summary of it, and its options.

/** An option that matters to players; all others keep the default of the rule book. */
export type OfferedOption<Name extends string = string> =
  | {
      readonly type: 'count';
      readonly name: Name;
      /** The numbers to offer, from `min` to `max`; the default of the rule book is one of them. */
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      /** Off by default. */
      readonly type: 'flag';
      readonly name: Name;
      /** The only number of seats that may choose it. */
      readonly seats?: number;
    }
  | {
      readonly type: 'choice';
      readonly name: Name;
      /** The first is the default. */
      readonly values: readonly string[];
    };

/** The words of an option. */
export interface OptionTexts {
  /** The name of the option, short enough for the label of a switch or a field. */
  readonly label: string;
  /** What it does, in a sentence or two. */
  readonly line: string;
  /** A sentence that states the option, with `{}` in place of its value. */
  readonly sentence: string;
  /** The words for each value in the sentence: of a choice, or `on` and `off` of a flag. A count shows its number. */
  readonly values?: { readonly [value: string]: string };
}

/** The texts that players read before a game, in one language. */
export interface SetupTexts {
  /** What the game is about, in a sentence or two. */
  readonly summary: string;
  /** How long a usual game takes, in minutes. */
  readonly minutes: number;
  /** The options, in the order to offer them; the same in every language. */
  readonly offered: readonly OfferedOption[];
  /** By the name of the option. */
  readonly options: { readonly [name: string]: OptionTexts };
}

/** The texts of an option, with words for each of its values. */
export type TextsOf<Option extends OfferedOption> = Option extends {
  readonly values: readonly (infer Value extends string)[];
}
  ? OptionTexts & { readonly values: { readonly [Name in Value]: string } }
  : Option extends { readonly type: 'flag' }
    ? OptionTexts & { readonly values: { readonly on: string; readonly off: string } }
    : OptionTexts;

/** The {@link SetupTexts} of one game, with texts for exactly the options that it offers. */
export interface SetupTextsOf<Offered extends readonly OfferedOption[]> extends SetupTexts {
  /** The options, in the order to offer them. */
  readonly offered: Offered;
  /** By the name of the option. */
  readonly options: {
    readonly [Name in Offered[number]['name']]: TextsOf<Extract<Offered[number], { readonly name: Name }>>;
  };
}
