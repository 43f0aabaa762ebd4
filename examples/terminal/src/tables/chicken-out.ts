import { type Card, nameOf, odds, type View } from 'hencoop/chicken-out';

/** The table of Chicken Out! as its viewer sees it. */
export function drawTable(view: View): string {
  return [...count(view), '', ...piles(view), ...chances(view)].join('\n');
}

function count(view: View): string[] {
  const { game, turn, options, series, sameAs, leftGame } = view;
  const games = options.games > 1 ? `Game ${game} of ${options.games}, turn` : 'Turn';
  return [
    `  ${games} ${turn} of at most ${options.maxTurns}`,
    `  Count      ${series.length === 0 ? 'a new one' : `[ ${view.count} ]`}`,
    `  Series     ${series.length === 0 ? 'no cards' : series.map(nameOf).join(', ')}`,
    `  A SAME is  ${sameAs === null ? 'nothing yet' : nameOf(sameAs)}`,
    `  Left       ${leftGame.length === 0 ? 'no cards' : cards(leftGame.length)}`,
  ];
}

/** One line for each seat: whether it is to act, its name, score and pile, and what is known of the pile from the top down. */
function piles(view: View): string[] {
  const { step, wentOut, scores } = view;
  return view.piles.map((pile, seat) => {
    const acting = step.type !== 'over' && step.seat === seat ? '>' : ' ';
    const name = (seat === view.viewer ? 'You' : `Seat ${seat}`).padEnd(6);
    const score = String(scores[seat] ?? 0).padStart(3);
    const empty = wentOut.indexOf(seat) === 0 ? 'out first' : 'out';
    return `${acting} ${name} ${score}  ${pile.length === 0 ? empty : cards(pile.length)}${known(pile)}`;
  });
}

function known(pile: readonly (Card | null)[]): string {
  const fromTheTop = pile.toReversed();
  const unknown = fromTheTop.findIndex((card) => card !== null);
  if (unknown < 0) return '';
  const shown = fromTheTop.slice(unknown).map((card) => (card === null ? '?' : nameOf(card)));
  return `  (${unknown === 0 ? '' : `${unknown} unknown, `}${shown.join(', ')})`;
}

/** For a viewer who is to act: how playing a card can end. */
function chances(view: View): string[] {
  if (view.step.type === 'over' || view.step.seat !== view.viewer) return [];
  const { bust, twentyOne, goesOn, of } = odds(view);
  const share = (ways: number) => `${Math.round((100 * ways) / of)}%`;
  return ['', `  If you play: bust ${share(bust)}, exactly 21 ${share(twentyOne)}, neither ${share(goesOn)}`];
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
