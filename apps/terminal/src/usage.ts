import { GAMES } from 'hencoop/games';
import { playerNames } from './bots.js';
import { fitted, WIDTH } from './lines.js';
import type { TerminalWords } from './locales/locale.js';

/** Where the words about a flag begin. */
const COLUMN = 20;

/** The page of `--help`. `command` starts the program: `npx hencoop`. */
export async function usagePage(command: string, { usage, players, colon }: TerminalWords): Promise<string> {
  const { examples, flags } = usage;
  const games = await Promise.all(
    GAMES.map(async (doors) => {
      const names = playerNames({ bots: await doors.bots() });
      return `  ${doors.id} (${players(doors.seats.min, doors.seats.max)})\n      ${names.join(', ')}`;
    }),
  );
  const example = (words: string, says: string) => fitted(`  ${command}${words}\n      ${says}`);
  return [
    usage.title,
    '',
    example('', examples.menu),
    example(' chicken --seats 4 --seat 1', examples.seat),
    example(' chicken --bots easy,strong --seats 3', examples.bots),
    example(' chicken --watch --seats 4 --seed hen', examples.watch),
    example(' --replay game.txt --seat 1', examples.replay),
    example(' analyze game.txt', examples.analyze),
    example(' puzzle chicken', examples.puzzle),
    example(' arena chicken --bot "python3 mine.py" --rival strong', examples.arena(`${command} arena --help`)),
    '',
    fitted(usage.counting),
    '',
    flag('--watch', flags.watch),
    flag('--ask', flags.ask),
    flag('--seats N', flags.seats),
    flag('--seat N', flags.seat),
    flag('--seed TEXT', flags.seed),
    flag('--options JSON', flags.options),
    flag('--bots NAMES', flags.bots),
    flag('--save FILE', flags.save),
    flag('--force', flags.force),
    flag('--load FILE', flags.load),
    flag('--list', flags.list),
    flag('--folder PATH', flags.folder),
    flag('--replay FILE', flags.replay),
    flag('--tables', flags.tables),
    flag('--lang NAME', flags.lang),
    flag('--help', flags.help),
    '',
    `${usage.games}${colon.trimEnd()}`,
    ...games,
  ].join('\n');
}

/** The page of `--help` for `analyze` or `puzzle`. */
export function commandPage(program: string, command: 'analyze' | 'puzzle', { usage }: TerminalWords): string {
  const { examples, flags, ofAnalyze } = usage;
  const isAnalyze = command === 'analyze';
  return [
    `${program} ${command} ${isAnalyze ? 'FILE' : '[GAME]'}`,
    fitted(`    ${examples[command]}`),
    '',
    ...(isAnalyze
      ? [flag('FILE', ofAnalyze.file), flag('--save FILE', ofAnalyze.save), flag('--force', flags.force)]
      : []),
    flag('--lang NAME', flags.lang),
    flag('--help', flags.help),
  ].join('\n');
}

/** A flag, with its description to the right. */
function flag(name: string, says: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of says.split(' ')) {
    if (line !== '' && COLUMN + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((text, index) => `${(index === 0 ? `  ${name}` : '').padEnd(COLUMN)}${text}`).join('\n');
}
