// Programs that speak the bot protocol: the messages they get, and what happens when they hang, lie or crash.

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameTypes, remember } from 'hencoop';
import type { Choice } from 'hencoop/bots';
import { botLaw, LawBroken, type SeatBot } from 'hencoop/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { IDS, loadBots, loadGame } from '../../../support/games.js';
import { BotFault, wordsOf } from '../src/arena/botProcess.js';
import { readCommand } from '../src/arena/command.js';
import type { TournamentResults } from '../src/arena/figures.js';
import { botMessage, hostMessage, readBotMessage } from '../src/arena/messages.js';
import { ProtocolBot } from '../src/arena/protocolBot.js';
import { codeOf } from '../src/arena/start.js';
import { fieldOf, play, prepare } from '../src/arena/tournament.js';
import { PROGRAMS, ROOT } from './programs.js';
import { dealsPlayed } from './runArena.js';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const faulty = (how: string) => `"${process.execPath}" "${file('./programs/faulty.mjs')}" ${how}`;
const heuristic = `"${process.execPath}" "${PROGRAMS.heuristic}"`;

const folder = mkdtempSync(join(tmpdir(), 'hencoop-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program in the Chicken ladder. */
const THRIFTY = file('./programs/thrifty.py');
/** An exact copy of it. */
function python(): string {
  const path = join(folder, 'thrifty.py');
  writeFileSync(path, readFileSync(THRIFTY));
  return `python3 "${path}"`;
}

const KEY = '0123456789abcdef0123456789abcdef';

/** Long enough for a busy machine. */
const PATIENCE = 60_000;

const { game } = await loadBots('chicken');
const { events, state } = game.setupWithEvents({ seats: 2, seed: 'hen' });
const [seat = 0] = game.actors(state);
const view = remember(game, events, seat);

const running: ProtocolBot[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((bot) => bot.kill()));
});

async function started(command: string, patience = PATIENCE): Promise<ProtocolBot> {
  const bot = await ProtocolBot.start(game, { command, seed: 'fox', patience });
  running.push(bot);
  return bot;
}

describe('a program that speaks the bot protocol', () => {
  it('is the same in the guide and in the ladder', () => {
    const guide = readFileSync(file('../../../docs/guides/write-a-bot.md'), 'utf8');
    const [, code] = /^```python\n(.*?)^```$/ms.exec(guide) ?? [];
    expect(code).toBe(readFileSync(THRIFTY, 'utf8'));
  });

  it('plays the same moves as the same bot in this process, with the same knowledge', async () => {
    for (const id of IDS) {
      const { game, bots } = { game: (await loadBots(id)).game, bots: await loadBots(id) };
      const ready = await prepare({
        game: id,
        seats: [game.seats.min],
        candidates: [`bot:${heuristic}`],
        rival: 'uniform',
        deals: 1,
        seed: 'twice',
        dealKey: KEY,
        options: {},
      });
      const uniform = ready.entrants.get('uniform')?.make;
      if (!uniform) throw new Error('expected a bot');
      const seats = game.seats.min;
      const there = await play(ready, { seats, candidate: `bot:${heuristic}`, rival: 'uniform', deal: 0 });
      const [here] = dealsPlayed<GameTypes>(game, (config) => bots.heuristic(config), uniform, {
        ...{ seats, deals: 1, seed: 'twice', dealKey: KEY },
      });
      expect(there.faults).toBeUndefined();
      expect(there.wins).toBeCloseTo(here?.wins ?? -1, 9);
      expect(there.margin).toBeCloseTo(here?.margin ?? -1, 9);
    }
  });

  it('gets `stop` once its time is over, and may then answer', async () => {
    const bot = await ProtocolBot.start(game, {
      command: faulty('late'),
      seed: 'fox',
      patience: PATIENCE,
      milliseconds: 20,
    });
    running.push(bot);
    for (const event of events) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) bot.observe(redacted);
    }
    expect(game.whyNot(view, (await bot.choose(view)).move)).toBeNull();
  });

  it('sends its thoughts, and ends on request', async () => {
    const bot = await started(faulty('telling'));
    const finish = new AbortController();
    const heard: Choice<GameTypes>[] = [];
    const choice = await bot.choose(view, {
      finish: finish.signal,
      onProgress: (soFar) => {
        heard.push(soFar);
        finish.abort();
      },
    });
    const [first] = game.legalMoves(view);
    if (first === undefined) throw new Error('expected a legal move');
    expect(heard).toHaveLength(1);
    expect(heard[0]?.analysis).toEqual([
      {
        ...{ move: first, visits: 20, value: 1.5, plusMinus: 0, points: 0, chanceToWin: 0.25 },
        line: [first, { seat: 1 - seat, type: 'draw' }],
      },
    ]);
    expect(choice.move).toEqual(first);
    expect(choice.analysis.map(({ move, line }) => [move, line])).toEqual([[first, [first]]]);
    expect(choice.milliseconds).toBeGreaterThan(0);
    expect(game.whyNot(view, (await bot.choose(view, { finish: AbortSignal.abort() })).move)).toBeNull();
  });

  it.each([
    ['silent', 'the bot has not answered in time'],
    ['old', 'hello.protocol: expected 1, the version of the host, got 0'],
    ['rude', 'expected hello, got error'],
    ['nameless', /^message\.name: .*, in \{"type":"hello","protocol":1\}$/],
    ['broken', /^the bot has ended with 1; its last words: .*no coop/s],
  ])('does not start if it is %s', async (how, message) => {
    await expect(started(faulty(how), how === 'silent' ? 2_000 : PATIENCE)).rejects.toThrow(message);
    await expect(started(faulty(how), how === 'silent' ? 2_000 : PATIENCE)).rejects.toThrow(BotFault);
  });

  it('does not start if it does not exist', async () => {
    await expect(started('/no/such/bot --fast')).rejects.toThrow(
      'the bot cannot be started: spawn /no/such/bot ENOENT',
    );
  });

  it.each([
    ['hanging', 'the bot has not answered in time'],
    ['busy', 'the bot has not answered in time'],
    ['dying', 'the bot has ended with 3'],
    ['chatty', 'expected a line of JSON on the standard output, got thinking; print notes to the standard error'],
    ['flooding', /^(?:expected at most 10000 messages for a move, got more|the bot prints more than the host reads)$/],
    ['endless', 'expected lines of at most 1000000 characters, got a longer one'],
    ['forgetful', 'bestmove.id: expected 1, as in go, got 2'],
    ['illegal', /^bestmove\.move: expected a legal move, got \{"seat":\d,"type":"fly"\}, which G-0 forbids$/],
    ['foreign', /^bestmove\.move\.seat: expected \d, the seat of the view, got /],
    ['misspelled', /^message\.move: /],
    ['again', 'expected bestmove, got hello'],
    ['sorry', 'the bot says: I do not know this game'],
  ])('is at fault if it is %s', async (how, message) => {
    // Only programs that never answer reach the time limit.
    const bot = await started(faulty(how), how === 'hanging' || how === 'busy' ? 5_000 : PATIENCE);
    const choice = bot.choose(view);
    await expect(choice).rejects.toThrow(BotFault);
    await expect(choice).rejects.toThrow(message);
  });

  it('loses the game it breaks, at every seat, and the next game begins with a new process', async () => {
    const candidate = `bot:${faulty('dying 3')}`;
    const ready = await prepare({
      game: 'chicken',
      seats: [3],
      candidates: [candidate],
      rival: 'easy+cautious',
      deals: 2,
      seed: 'hen',
      dealKey: KEY,
      options: {},
    });
    for (const deal of [0, 1]) {
      const { wins, faults } = await play(ready, { seats: 3, candidate, rival: 'easy+cautious', deal });
      expect(wins).toBe(0);
      expect(faults).toEqual(Array(3).fill({ spec: candidate, reason: 'the bot has ended with 3' }));
    }
    // As the rival, it makes the others win.
    const other = await prepare({ ...ready.tournament, seats: [2], candidates: ['easy'], rival: candidate });
    expect((await play(other, { seats: 2, candidate: 'easy', rival: candidate, deal: 0 })).wins).toBe(1);
  });
});

describe('a bot behind the protocol (law 12)', () => {
  /** Plays a program as a seat's bot. The host sends `shown` of the view instead of the view. */
  async function seatBot(
    command: string,
    shown: (view: GameTypes['View'], truth: GameTypes['State']) => GameTypes['View'],
  ): Promise<SeatBot<GameTypes>> {
    const bot = await started(command);
    return (truth) => ({ observe: (event) => bot.observe(event), choose: (seen) => bot.choose(shown(seen, truth())) });
  }

  const law = async (bot: SeatBot<GameTypes>) =>
    botLaw(game, (await loadGame('chicken')).kit, bot, { runs: 20, seed: 7 }).prove();

  it.each([
    ["the guide's bot", python()],
    ['a bot that uses all its input', faulty('curious')],
  ])('uses only the knowledge of its seat: %s', async (_, command) => {
    const { judged } = await law(await seatBot(command, (seen) => seen));
    expect(judged['choices compared in two worlds']).toBeGreaterThan(0);
  });

  it('fails the law if the host sends it hidden information', async () => {
    const cheat = await seatBot(faulty('curious'), (seen, truth) => ({ ...truth, viewer: seen.viewer }));
    await expect(law(cheat)).rejects.toThrow(LawBroken);
  });
});

describe('the messages of the bot protocol', () => {
  it('are accepted by both sides if the docs show them', () => {
    const page = readFileSync(file('../../../docs/bot-protocol.md'), 'utf8');
    const lines = [...page.matchAll(/^([<>]) (\{.*\})$/gm)];
    expect(lines.length).toBeGreaterThan(8);
    const types = new Set<string>();
    for (const [, way, text = ''] of lines) {
      const message: { readonly type: string } = JSON.parse(text);
      types.add(`${way} ${message.type}`);
      const result = (way === '>' ? hostMessage : botMessage).safeParse(message);
      expect(result.error?.issues ?? [], text).toEqual([]);
    }
    const all = ['> hello', '> position', '> go', '> stop', '> quit', '< hello', '< info', '< bestmove', '< error'];
    expect([...types].sort()).toEqual(all.sort());
  });

  it.each([
    ['{}', /^message/],
    ['[]', /^message/],
    ['7', /^message/],
    ['{"type":"bestmove","id":0,"move":{"seat":0,"type":"draw"}}', /^message\.id: /],
    ['{"type":"bestmove","id":1,"move":{"seat":0}}', /^message\.move\.type: /],
    ['{"type":"info","id":1,"chanceToWin":2}', /^message\.chanceToWin: /],
    [`{"type":"${'x'.repeat(500)}"}`, /^message.*in .{201}$/],
  ])('are refused with the name of the fault: %s', (line, message) => {
    expect(() => readBotMessage(line)).toThrow(RangeError);
    expect(() => readBotMessage(line)).toThrow(message);
  });
});

it('a message may begin with a byte order mark', () => {
  const message = { type: 'bestmove', id: 1, move: { seat: 0, type: 'draw' } };
  expect(readBotMessage(`\uFEFF${JSON.stringify(message)}`)).toEqual(message);
});

describe('the arena of the terminal', () => {
  const results = (out: string): TournamentResults => JSON.parse(readFileSync(out, 'utf8'));

  /** Runs the arena in a separate process. */
  function run(...words: string[]) {
    return spawnSync(process.execPath, [PROGRAMS.main, 'arena', ...words], { cwd: ROOT, encoding: 'utf8' });
  }
  const files = (name: string) => {
    const [out, log] = [join(folder, `${name}.json`), join(folder, `${name}.jsonl`)];
    return { out, log, words: ['--out', out, '--log', log, '--unpaced'] };
  };

  it('ranks programs and bots, and a crashing program loses only its own games', () => {
    const { out, log, words } = files('robin');
    const dying = faulty('dying 2');
    const field = ['--bot', python(), '--bot', dying, '--candidates', 'easy,uniform', '--round-robin'];
    const { status, stdout } = run('chicken', ...field, '--deals', '3', '--threads', '2', ...words);
    expect(status).toBe(0);
    expect(stdout).toContain(`bot:${dying} lost 18 games by faults, the first one: the bot has ended with 3`);
    const { duels, ladders, command, environment } = results(out);
    expect(duels).toHaveLength(6);
    expect(ladders[0]?.rungs.map(({ name }) => name)).toHaveLength(4);
    expect(ladders[0]?.rungs.at(-1)?.name).toBe(`bot:${dying}`);
    for (const { candidate, rival, faults = [], wins } of duels) {
      expect(faults).toHaveLength([candidate, rival].includes(`bot:${dying}`) ? 6 : 0);
      if (candidate === `bot:${dying}`) expect(wins.mean).toBe(0);
    }
    expect(environment.commit).toMatch(/^hencoop \d/);
    expect(command).toContain(`arena chicken --seats 2 --candidates easy,uniform --bot '${python()}' --bot '${dying}'`);
    expect(command).toMatch(
      / --round-robin --deals 3 --seed arena --deal-key [0-9a-f]{32} --milliseconds 100 --patience 10000 --out /,
    );
    expect(existsSync(log)).toBe(false);
  });

  it('resumes where it was stopped, unless the program has changed', () => {
    const { out, log, words } = files('resumed');
    const all = ['chicken', '--bot', python(), '--rival', 'easy+cautious', '--seats', '3', '--deals', '2', ...words];
    const tournament = readCommand(all, 'arena').tournament;
    const head = () => {
      const { deals: _, dealKey, ...rest } = tournament;
      return JSON.stringify({ ...rest, code: codeOf(tournament), dealKey });
    };
    // Only wins, which real games would not give.
    const line = JSON.stringify({
      seats: 3,
      candidate: `bot:${python()}`,
      rival: 'easy+cautious',
      deal: 0,
      wins: 1,
      margin: 0,
    });
    writeFileSync(log, `${head()}\n${line}\n`);
    appendFileSync(join(folder, 'thrifty.py'), '# better\n');
    const refused = run(...all);
    expect([refused.status, refused.stderr]).toEqual([
      2,
      expect.stringContaining('expected the deals of this tournament'),
    ]);
    python();
    const { status, stderr } = run(...all);
    expect([status, stderr]).toEqual([0, expect.stringContaining('resuming: 1 of 2 deals are played')]);
    expect(results(out).duels[0]).toMatchObject({ deals: 2, games: 6 });
    expect(results(out).duels[0]?.wins.mean).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    [
      ['chicken', '--bot', faulty('old')],
      /expected a bot that says hello, by docs\/bot-protocol\.md: hello\.protocol: /,
    ],
    [['chicken', '--bot', '/no/such/bot'], /the bot cannot be started: spawn \/no\/such\/bot ENOENT/],
    [['chicken', '--bot', ' '], /^bot: expected the command that starts a bot, got nothing/],
    [['chess', '--bot', 'a'], /^game: expected one of chicken, /],
    [['chicken'], /^--candidates: expected names of bots, got nothing/],
    [['chicken', '--candidates', 'easy', '--patience', '5'], /^--patience: expected a --bot that it limits/],
    [['chicken', '--bot', 'a', '--milliseconds', '5', '--iterations', '5'], /^--iterations: expected either /],
    [
      ['chicken', '--bot', 'a', '--milliseconds', 'soon'],
      /^--milliseconds: expected a whole number from 1 to 600000, got soon/,
    ],
  ])('refuses %j', (words, message) => {
    const { status, stderr } = run(...words, ...files('refused').words);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it('shows its options', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--bot "python3 mine.py"') });
  });
});

it('the arena splits a command into words with the usual quotes, and a field into bots', () => {
  expect(wordsOf(`python3  "my bot.py" --name 'Red Hen' -x`)).toEqual([
    'python3',
    'my bot.py',
    '--name',
    'Red Hen',
    '-x',
  ]);
  expect(fieldOf('strong+easy')).toEqual(['strong', 'easy']);
  expect(fieldOf('strong+bot:./a+b --c')).toEqual(['strong', 'bot:./a+b --c']);
  expect(fieldOf('bot:./a+b')).toEqual(['bot:./a+b']);
});
