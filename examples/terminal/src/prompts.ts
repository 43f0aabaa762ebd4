import { type CANCEL_SYMBOL, isCancel, select, settings, text, updateSettings } from '@clack/prompts';
import { type Asker, Left } from './person.js';

const SHOW_CURSOR = '\u001b[?25h';

/** Prompts in the terminal that standard input and output are. */
export function terminalAsker(): Asker {
  updateSettings({ withGuide: false, aliases: { '\u0004': 'cancel' } });
  // Only Ctrl-C and Ctrl-D leave: a stray Escape would cost the person their game.
  settings.aliases.delete('escape');
  // A prompt that is cut short shows the cursor again; a signal from outside gives it no chance to.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => process.exit(code));
  }
  process.once('exit', () => process.stdout.write(SHOW_CURSOR));
  return {
    async choose(message, labels) {
      return stay(
        await select({ message, options: labels.map((label, value) => ({ value, label })), showInstructions: false }),
      );
    },
    async type(message, example) {
      return stay(await text({ message, placeholder: example, defaultValue: '' }));
    },
  };
}

function stay<Answer extends number | string>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (isCancel(answer)) throw new Left();
  return answer;
}
