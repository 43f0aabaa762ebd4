import { blindChickenExtreme, type Card, type Played, type View } from 'hencoop/blind-chicken-extreme';

/** The table of Blind Chicken Extreme as its viewer sees it. */
export function drawTable(view: View): string {
  return [...middle(view), '', ...seats(view), '', ...viewerRow(view)].join('\n');
}

function middle(view: View): string[] {
  const { game, options, trick, taker, rewardsLeft } = view;
  const takenBy = taker === null ? '' : `  ${nameOf(view, taker)} took it`;
  return [
    `  Game ${game} of ${options.games}    c chicken, p pig, ~ played face down`,
    `  Trick    ${trick.length === 0 ? 'none yet' : trick.map((played) => lying(view, played)).join('   ')}${takenBy}`,
    `  Rewards  ${rewardsLeft.map((reward) => REWARDS[reward]).join(', ') || 'all taken'}`,
  ];
}

const REWARDS = { leadFaceDown: 'lead face down', leadAnyCard: 'lead any card', chooseLeader: 'choose the leader' };

function lying(view: View, { seat, card, faceDown }: Played): string {
  const what = card === null ? '??' : printed(view, card);
  return `${nameOf(view, seat)}: ${faceDown === null ? what : `(${what})`}`;
}

/** One line for each seat: whether it is to act, its score, what it has left to play, and what it took in this game. */
function seats(view: View): string[] {
  const acting = blindChickenExtreme.actors(view);
  const scores = blindChickenExtreme.score(view);
  return scores.map((score, seat) => {
    const name = nameOf(view, seat).padEnd(6);
    const total = String(score).padStart(4);
    return `${acting.includes(seat) ? '>' : ' '} ${name} ${total}  ${left(view, seat).padEnd(13)}  ${spoilsOf(view, seat)}`;
  });
}

function left(view: View, seat: number): string {
  if (view.step.type === 'arrange') return view.step.seats.includes(seat) ? 'arranging' : 'ready';
  return counted(view.rows[seat]?.length ?? 0, 'card');
}

function spoilsOf(view: View, seat: number): string {
  const tricks = (view.piles[seat]?.length ?? 0) / view.seats;
  const penalties = view.penalties[seat] ?? [];
  const rewards = (view.rewards[seat] ?? []).map((reward) => `+3 ${REWARDS[reward]}`);
  return [counted(tricks, 'trick'), ...penalties, ...rewards].join(', ');
}

/** The viewer's row, and the cards still to be placed; the ends, which may be played, are in brackets. */
function viewerRow(view: View): string[] {
  const { viewer } = view;
  if (viewer === null) return [];
  const cards = (list: readonly (Card | null)[] = []) =>
    list.map((card) => (card === null ? '??' : printed(view, card)));
  const row = cards(view.rows[viewer]);
  if (view.step.type === 'arrange') {
    const hand = (view.hands[viewer] ?? []).filter((card) => card !== null).sort((a, b) => a - b);
    return [
      `  Your row   ${row.join(' ') || 'empty: what you place first is its left end'}`,
      `  To place   ${cards(hand).join(' ')}`,
    ];
  }
  const last = row.length - 1;
  const ends = row.map((card, index) => (index === 0 || index === last ? `[${card}]` : card));
  return [`  Your row   ${ends.join(' ') || 'played'}`];
}

function printed({ options }: View, card: Card): string {
  const { chickens, pigs, faceDown } = options.cards;
  const carries = chickens.includes(card) ? 'c' : pigs.includes(card) ? 'p' : '';
  return `${card}${carries}${faceDown.includes(card) ? '~' : ''}`;
}

function nameOf({ viewer }: View, seat: number): string {
  return seat === viewer ? 'You' : `Seat ${seat}`;
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
