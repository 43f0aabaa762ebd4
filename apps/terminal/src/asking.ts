import { explain, type GameTypes, label, labelValue, question, type Seat } from 'hencoop';
import { hintFor } from './bots.js';
import { commandOf, helpFor, rulesOfStep } from './help.js';
import { paragraph } from './lines.js';
import type { MoveRequest, Player } from './player.js';
import type { TerminalGame } from './terminalGame.js';

/** A request for a move, made from the seat's view alone. */
export function moveRequest(
  { game, words: { labels } }: TerminalGame,
  view: GameTypes['View'],
  { remembered, learned }: Pick<MoveRequest, 'remembered' | 'learned'>,
  seat: Seat,
): MoveRequest {
  return {
    seat,
    moves: game.legalMoves(view),
    remembered,
    learned,
    label: (move) => label(move, labels, { view }),
    question: (field, picked) => question(field, labels, { picked }),
    value: (field, value) => labelValue(field, value, labels, { view }),
    wrongField(value) {
      const violation = game.whyNot(view, value);
      return violation?.clause === 'G-0' && 'path' in violation.params ? String(violation.params.path) : null;
    },
  };
}

/** Asks until the answer is a legal move; commands are answered, and refusals explained, by `out`. */
export async function askForMove(
  terminalGame: TerminalGame,
  view: GameTypes['View'],
  request: MoveRequest,
  player: Player,
  out: (text: string) => void,
): Promise<GameTypes['Move']> {
  for (;;) {
    const answer = await player(request);
    const command = commandOf(answer);
    if (command === 'rules') out(rulesOfStep(terminalGame, view.step.type));
    else if (command === 'help') out(helpFor(terminalGame.say, request.moves));
    else if (command === 'hint') out(await hintFor(terminalGame, request));
    else {
      const refusal = refusalOf(terminalGame, view, request, answer);
      // A value that is not refused is a move.
      if (refusal === null) return answer as GameTypes['Move'];
      out(refusal);
    }
  }
}

function refusalOf(
  { game, words, say }: TerminalGame,
  view: GameTypes['View'],
  { seat, moves }: MoveRequest,
  answer: unknown,
): string | null {
  if (isOfAnother(answer, seat)) return say.asking.notYourSeat(say.seat(seat + 1));
  const violation = game.whyNot(view, answer);
  if (violation === null) return null;
  if (violation.clause === 'G-0') return `${say.asking.noMove}\n${helpFor(say, moves)}`;
  return paragraph([say.asking.notAllowed, explain(violation, words.game)]);
}

function isOfAnother(move: unknown, seat: Seat): boolean {
  return typeof move === 'object' && move !== null && 'seat' in move && move.seat !== seat;
}
