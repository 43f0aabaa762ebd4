import { type CANCEL_SYMBOL, isCancel, select, settings, text, updateSettings } from '@clack/prompts';
import { PlayerLeft, type Prompts } from './human.js';

const SHOW_CURSOR = '\u001b[?25h';

/** Prompts in the terminal of standard input and output. */
export function terminalPrompts(): Prompts {
  updateSettings({ withGuide: false, aliases: { '\u0004': 'cancel' } });
  // Only Ctrl-C and Ctrl-D leave: a stray Escape would end the person's game.
  settings.aliases.delete('escape');
  // A cancelled prompt shows the cursor again; a signal from outside leaves it no time to.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => process.exit(code));
  }
  process.once('exit', () => process.stdout.write(SHOW_CURSOR));
  return {
    async choose(message, labels, keys = new Map()) {
      const stop = new AbortController();
      let pressed: number | undefined;
      const listen = (_: unknown, { name = '' }: { readonly name?: string }) => {
        pressed = keys.get(name);
        if (pressed !== undefined) stop.abort();
      };
      process.stdin.on('keypress', listen);
      try {
        const options = labels.map((label, value) => ({ value, label }));
        const chosen = await select({ message, options, showInstructions: false, signal: stop.signal });
        return pressed ?? stay(chosen);
      } finally {
        process.stdin.off('keypress', listen);
      }
    },
    async type(message, example) {
      return stay(await text({ message, placeholder: example, defaultValue: '' }));
    },
  };
}

function stay<Answer extends number | string>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new PlayerLeft();
  return answer;
}
