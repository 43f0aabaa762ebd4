/** Mutants that change nothing anybody could see. */
export interface Equivalent {
  /** Why no test could notice them. */
  readonly why: string;
  /** Each with the line on which it begins: white space is one space. */
  readonly mutants: readonly (readonly [file: string, line: string, from: string, to: string])[];
}

/** Every survivor of mutation testing, read one by one. */
export const EQUIVALENT: readonly Equivalent[] = [
{ why: 'A game is asked for actors, candidates and refusals only while it is not over, and for its outcome only then: the other branch is there for the type of the step.', mutants: [
['src/chicken/rules.ts', "const reason = table.step.type === 'over' ? table.step.reason : 'target';", "table.step.type === 'over'", 'true'],
['src/chicken/rules.ts', "const reason = table.step.type === 'over' ? table.step.reason : 'target';", "'target'", '""'],
['src/chicken/rules.ts', "return table.step.type === 'turn' ? only(table.step.seat) : [];", "table.step.type === 'turn'", 'true'],
['src/chicken/rules.ts', "return table.step.type === 'turn' ? only(table.step.seat) : [];", '[]', '["Stryker was here"]'],
['src/crazy-chicken/rules.ts', "return table.step.type === 'over' ? nobody() : only(table.step.seat);", "table.step.type === 'over'", 'false'],
['src/crazy-chicken/rules.ts', "return table.step.type === 'over' ? nobody() : only(table.step.seat);", "'over'", '""'],
['src/crazy-chicken/rules.ts', "case 'over':", "case 'over': break;", "case 'over':"],
['src/crazy-chicken/rules.ts', "case 'over':", "'over'", '""'],
['src/chicken-out/rules.ts', "const reason = table.step.type === 'over' ? table.step.reason : 'wentOut';", "table.step.type === 'over'", 'true'],
['src/chicken-out/rules.ts', "const reason = table.step.type === 'over' ? table.step.reason : 'wentOut';", "'wentOut'", '""'],
['src/chicken-out/rules.ts', "return table.step.type === 'over' ? [] : only(table.step.seat);", "table.step.type === 'over'", 'false'],
['src/chicken-out/rules.ts', "return table.step.type === 'over' ? [] : only(table.step.seat);", "'over'", '""'],
['src/chicken-out/rules.ts', "return table.step.type === 'over' ? [] : only(table.step.seat);", '[]', '["Stryker was here"]'],
['src/blind-chicken-extreme/rules.ts', "case 'over':", "case 'over': return nobody();", "case 'over':"],
['src/blind-chicken-extreme/rules.ts', "case 'over':", "'over'", '""'],
] },
{ why: 'No other step leads here: the check is there for the type of the step.', mutants: [
['src/crazy-chicken/rules.ts', "if (table.step.type === 'drawAgain' && table.step.closed === from)", "table.step.type === 'drawAgain'", 'true'],
['src/blind-chicken-extreme/evolve.ts', "if (table.step.type === 'arrange') {", "table.step.type === 'arrange'", 'true'],
['src/blind-chicken-extreme/rules/setup.ts', "return step.type === 'arrange' && step.seats.length === 0;", "step.type === 'arrange'", 'true'],
['src/blind-chicken-extreme/rules/tricks.ts', "return step.type === 'play' ? step.advantage : null;", "step.type === 'play'", 'true'],
] },
{ why: 'Nobody is asked about a hand or row that hides a card from them: the check is there for its type.', mutants: [
['src/crazy-chicken/rules.ts', 'if (card !== null) copies[card] = at(copies, card) + 1;', 'card !== null', 'true'],
['src/blind-chicken-extreme/rules.ts', 'if (card !== null && card !== undefined) offer(at(moves, card));', 'card !== null && card !== undefined', 'true'],
['src/blind-chicken-extreme/rules.ts', 'if (card !== null && card !== undefined) offer(at(moves, card));', 'card !== undefined', 'true'],
['src/blind-chicken-extreme/rules/tricks.ts', 'const ends = [at(row, 0), at(row, row.length - 1)].filter((end) => end !== null);', '[at(row, 0), at(row, row.length - 1)].filter((end) => end !== null)', '[at(row, 0), at(row, row.length - 1)]'],
['src/blind-chicken-extreme/rules/tricks.ts', 'const ends = [at(row, 0), at(row, row.length - 1)].filter((end) => end !== null);', 'end !== null', 'true'],
] },
{ why: 'The rules never come here without it: the check is there for its type.', mutants: [
['src/crazy-chicken/rules.ts', "if (state.aside === null) throw new InternalError('no set lies aside');", 'state.aside === null', 'false'],
['src/crazy-chicken/rules.ts', "if (state.aside === null) throw new InternalError('no set lies aside');", "'no set lies aside'", '""'],
['src/blind-chicken-extreme/rules/scoring.ts', "if (state.taker !== null) tell(state, { type: 'turnedDown', seat: state.taker });", 'state.taker !== null', 'true'],
['src/engine/chance.ts', "if (typeof chance?.shuffle !== 'function' || typeof chance.roll !== 'function') {", 'chance?.shuffle', 'chance.shuffle'],
] },
{ why: 'The index is one of the list: what is not there need not be asked for, but for its type.', mutants: [
['src/crazy-chicken/rules.ts', 'for (let i = 0; i < sets.length; i++) if (sets[i]?.chicken === chicken) return at(sets, i).count;', 'sets[i]?.chicken', 'sets[i].chicken'],
['src/engine/shape.ts', 'if (!fields[field]?.(given, table, value)) return field;', 'fields[field]?.(given, table, value)', 'fields[field](given, table, value)'],
] },
{ why: 'Lists of unequal lengths are spelled unlike.', mutants: [
['src/engine/chance.ts', 'return shuffled.length === cards.length && sorted(shuffled) === sorted(cards);', 'shuffled.length === cards.length', 'true'],
] },
{ why: 'No two fields have one name, and any order will do where both sides keep it.', mutants: [
['src/engine/chance.ts', 'return JSON.stringify(Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)));', 'a < b', 'a <= b'],
['src/engine/chance.ts', 'return JSON.stringify(Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)));', 'a < b', 'a >= b'],
['src/engine/json.ts', 'const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));', 'a < b', 'a <= b'],
] },
{ why: 'One step more puts the first card in its own place.', mutants: [
['src/engine/chance.ts', 'for (let last = shuffled.length - 1; last > 0; last--) {', 'last > 0', 'last >= 0'],
] },
{ why: 'seedrandom leaves `Math.random` alone unless it is told to replace it.', mutants: [
['src/engine/chance.ts', 'return chanceFrom((site) => seedrandom(`${seed}/${site}`, { global: false }).quick);', '{ global: false }', '{}'],
] },
{ why: 'What has no JSON has no type either, and was refused before.', mutants: [
['src/engine/notation.ts', 'throw new RangeError(`move: a move of the game is needed, got ${JSON.stringify(move)?.slice(0, 200)}`);', 'JSON.stringify(move)?.slice', 'JSON.stringify(move).slice'],
] },
{ why: 'What is written to the last place is popped.', mutants: [
['src/engine/cards.ts', 'for (let i = index + 1; i < cards.length; i++) cards[i - 1] = cards[i];', 'i < cards.length', 'i <= cards.length'],
] },
{ why: 'A function that ends without an answer answers `undefined`.', mutants: [
['src/engine/json.ts', '} catch {', '{ // A getter or a proxy threw; JSON has neither. return undefined; }', '{}'],
] },
{ why: 'The list is cleared before it is first used.', mutants: [
['src/engine/playout.ts', "const moves: G['Move'][] = [];", '[]', '["Stryker was here"]'],
] },
{ why: 'A card that is hidden has no points to add either.', mutants: [
['src/chicken/rules.ts', 'if (card === null || hand.indexOf(card) < i) continue;', 'card === null', 'false'],
] },
{ why: 'One step beyond the end of a list finds nothing, and nothing equals no card.', mutants: [
['src/chicken/rules.ts', 'for (let seat = 0; seat < table.seats; seat++) if (table.withdrawn[seat]) left--;', 'seat < table.seats', 'seat <= table.seats'],
['src/crazy-chicken/rules.ts', 'for (let i = 0; i < hand.length; i++) if (hand[i] === chicken) copies++;', 'i < hand.length', 'i <= hand.length'],
['src/crazy-chicken/rules.ts', 'for (let i = 0; i < hand.length; i++) if (hand[i] === chicken && --missing === 0) return true;', 'i < hand.length', 'i <= hand.length'],
['src/crazy-chicken/rules.ts', 'for (let i = 0; i < sets.length; i++) if (sets[i]?.chicken === chicken) return at(sets, i).count;', 'i < sets.length', 'i <= sets.length'],
['src/blind-chicken-extreme/rules.ts', 'for (let i = 0; i < cards.length; i++) offerCard(moves, cards[i], offer);', 'i < cards.length', 'i <= cards.length'],
['src/blind-chicken-extreme/rules/setup.ts', 'for (let i = 0; i < hand.length; i++) if (hand[i] === card) return null;', 'i < hand.length', 'i <= hand.length'],
] },
{ why: 'A candidate too many is refused by `whyNot`: it is passed over to save time.', mutants: [
['src/crazy-chicken/rules.ts', "const firstPlace = place === 'discardB' ? 1 : 0;", "place === 'discardB'", 'false'],
['src/crazy-chicken/rules.ts', "const firstPlace = place === 'discardB' ? 1 : 0;", "'discardB'", '""'],
['src/crazy-chicken/rules.ts', "const lastPlace = place === 'discardA' ? 0 : 1;", "place === 'discardA'", 'false'],
['src/crazy-chicken/rules.ts', "const lastPlace = place === 'discardA' ? 0 : 1;", "'discardA'", '""'],
['src/crazy-chicken/rules.ts', 'if (most === 0) continue;', 'most === 0', 'false'],
['src/crazy-chicken/rules.ts', 'if (most >= LEAST_SET) {', 'most >= LEAST_SET', 'true'],
['src/crazy-chicken/rules.ts', 'const least = Math.max(LEAST_SET, shownByAnybody(table, chicken) + 1);', 'Math.max(LEAST_SET, shownByAnybody(table, chicken) + 1)', 'Math.min(LEAST_SET, shownByAnybody(table, chicken) + 1)'],
['src/crazy-chicken/rules.ts', 'const least = Math.max(LEAST_SET, shownByAnybody(table, chicken) + 1);', 'shownByAnybody(table, chicken) + 1', 'shownByAnybody(table, chicken) - 1'],
['src/crazy-chicken/rules.ts', 'for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, shown(at(table.sets, seat), chicken));', 'seat < table.seats', 'false'],
['src/crazy-chicken/rules.ts', 'for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, shown(at(table.sets, seat), chicken));', 'seat < table.seats', 'seat >= table.seats'],
['src/crazy-chicken/rules.ts', 'for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, shown(at(table.sets, seat), chicken));', 'Math.max(most, shown(at(table.sets, seat), chicken))', 'Math.min(most, shown(at(table.sets, seat), chicken))'],
['src/chicken-out/rules.ts', "else if (type !== 'open') offer(moves.stop);", "type !== 'open'", 'true'],
['src/chicken-out/rules.ts', "else if (type !== 'open') offer(moves.stop);", "'open'", '""'],
['src/blind-chicken-extreme/rules.ts', "if (step.advantage === 'leadAnyCard') offerCards(moves.play, at(table.rows, seat), offer);", "step.advantage === 'leadAnyCard'", 'true'],
['src/blind-chicken-extreme/rules.ts', "if (benefit !== 'cancelGame') offer(Object.freeze({ seat, type: 'chooseBenefit', benefit }));", "benefit !== 'cancelGame'", 'true'],
['src/blind-chicken-extreme/rules.ts', "if (benefit !== 'cancelGame') offer(Object.freeze({ seat, type: 'chooseBenefit', benefit }));", "'cancelGame'", '""'],
] },
{ why: 'A short cut to what is found without it as well.', mutants: [
['src/blind-chicken-extreme/rules/components.ts', 'if (known !== undefined) return known;', 'known !== undefined', 'false'],
['src/blind-chicken-extreme/rules/tricks.ts', 'const last = row.length - 1;', 'row.length - 1', 'row.length + 1'],
['src/blind-chicken-extreme/rules/tricks.ts', 'return row[0] === card ? 0 : row[last] === card ? last : row.indexOf(card);', 'row[0] === card', 'false'],
['src/blind-chicken-extreme/rules/tricks.ts', 'return row[0] === card ? 0 : row[last] === card ? last : row.indexOf(card);', 'row[last] === card', 'false'],
] },
{ why: 'The event changes no table: its case is there so that none is forgotten.', mutants: [
['src/crazy-chicken/evolve.ts', "case 'roundEnded':", "'roundEnded'", '""'],
['src/chicken-out/evolve.ts', "case 'stopped':", "'stopped'", '""'],
['src/blind-chicken-extreme/evolve.ts', "case 'leaderChosen':", "'leaderChosen'", '""'],
] },
{ why: 'A view is opened with an empty seed, which `copyView` leaves behind.', mutants: [
['src/chicken/evolve.ts', "return copyView({ ...emptyState(event.seats, event.options, ''), viewer: event.viewer });", "''", '"Stryker was here!"'],
['src/crazy-chicken/evolve.ts', "return copyView({ ...emptyState(event.seats, event.options, ''), viewer: event.viewer });", "''", '"Stryker was here!"'],
['src/chicken-out/evolve.ts', "return copyView({ ...emptyState(event.seats, event.options, ''), viewer: event.viewer });", "''", '"Stryker was here!"'],
['src/blind-chicken-extreme/evolve.ts', "return copyView({ ...emptyState(event.seats, event.options, ''), viewer: event.viewer });", "''", '"Stryker was here!"'],
] },
{ why: 'An imagined world takes quick luck, one generator for all sites: their names are for the reader.', mutants: [
['src/chicken/view.ts', "const hidden = chance.shuffle('hidden', unseen(DECK, seen));", "'hidden'", '""'],
['src/crazy-chicken/view.ts', "const hidden = chance.shuffle('hidden', unseen(DECK, seen));", "'hidden'", '""'],
['src/chicken-out/view.ts', "const hidden = chance.shuffle('hidden', hiddenCards(view));", "'hidden'", '""'],
['src/chicken-out/view.ts', 'const cards = chance.shuffle(`pile/${seat}`, [...drawn, ...others.splice(0, places - wanted)]);', '`pile/${seat}`', '``'],
['src/blind-chicken-extreme/view.ts', "'signs',", "'signs'", '""'],
['src/blind-chicken-extreme/view.ts', "'hidden',", "'hidden'", '""'],
] },
{ why: 'The list is replaced as a whole before anybody writes to it.', mutants: [
['src/blind-chicken-extreme/evolve.ts', 'rewardsLeft: REWARDS.slice(),', 'REWARDS.slice()', 'REWARDS'],
] },
{ why: 'The event tells the hand as it is, so to take it where it is known changes nothing.', mutants: [
['src/chicken/evolve.ts', 'if (at(table.hands, seat).includes(null)) table.hands[seat] = at(event.hands, seat).slice();', 'at(table.hands, seat).includes(null)', 'true'],
] },
{ why: 'A hand that is not empty when its seat is ready is that of another, and all hidden.', mutants: [
['src/blind-chicken-extreme/evolve.ts', 'while (hand.length > 0) row.push(hand.pop() ?? null);', 'hand.pop() ?? null', 'hand.pop() && null'],
] },
{ why: 'Where foxes were not counted, none is wanted of them.', mutants: [
['src/chicken-out/view.ts', 'const foxes = counted === null ? [] : hidden.filter(isFox);', 'counted === null', 'false'],
['src/chicken-out/view.ts', 'const foxes = counted === null ? [] : hidden.filter(isFox);', '[]', '["Stryker was here"]'],
] },
{ why: 'A double has two cards, and no own count needs more: an extra card could always be stopped at.', mutants: [
['src/chicken-out/rules.ts', "if (step.type === 'extraCard' || series.length >= options.ownCountMin) return null;", "step.type === 'extraCard'", 'false'],
['src/chicken-out/rules.ts', "if (step.type === 'extraCard' || series.length >= options.ownCountMin) return null;", "'extraCard'", '""'],
] },
{ why: 'A fox has no number, and no number equals none: only two SAME are left to tell.', mutants: [
['src/chicken-out/rules.ts', "if (typeof card === 'string' || typeof before === 'string') return card === 'SAME' && before === 'SAME';", "typeof card === 'string' || typeof before === 'string'", "typeof card === 'string' && typeof before === 'string'"],
['src/chicken-out/rules.ts', "if (typeof card === 'string' || typeof before === 'string') return card === 'SAME' && before === 'SAME';", "typeof card === 'string'", 'false'],
['src/chicken-out/rules.ts', "if (typeof card === 'string' || typeof before === 'string') return card === 'SAME' && before === 'SAME';", "'string'", '""'],
['src/chicken-out/rules.ts', "if (typeof card === 'string' || typeof before === 'string') return card === 'SAME' && before === 'SAME';", "typeof before === 'string'", 'false'],
['src/chicken-out/rules.ts', "if (typeof card === 'string' || typeof before === 'string') return card === 'SAME' && before === 'SAME';", "'string'", '""'],
] },
{ why: 'A fox has no number, so it is no egg.', mutants: [
['src/chicken-out/rules.ts', "return typeof card !== 'string' && card.number === 0;", "typeof card !== 'string'", 'true'],
['src/chicken-out/rules.ts', "return typeof card !== 'string' && card.number === 0;", "'string'", '""'],
] },
{ why: '`none` is whatever is no benefit.', mutants: [
['src/blind-chicken-extreme/rules/scoring.ts', "else endGame(state, 'none', tell, chance);", "'none'", '""'],
] },
{ why: 'No two cards are equal.', mutants: [
['src/blind-chicken-extreme/rules/tricks.ts', 'if (played.card > highest.card) highest = played;', 'played.card > highest.card', 'played.card >= highest.card'],
] },
{ why: 'Only a lead has the advantage, and the trick is empty then.', mutants: [
['src/blind-chicken-extreme/rules/tricks.ts', "if (table.trick.length === 0 && advantageNow(table) === 'leadFaceDown') return 'leadFaceDown';", 'table.trick.length === 0', 'true'],
] },
{ why: 'The own hand and row are shown before anybody asks whether they are secret.', mutants: [
['src/blind-chicken-extreme/view.ts', "const secret = (seat: Seat) => seat !== viewer && step.type === 'arrange' && step.seats.includes(seat);", 'seat !== viewer', 'true'],
] },
];
