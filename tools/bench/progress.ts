const { stderr } = process;

/** Shows the current measurement: a line that changes on a terminal, plain lines elsewhere. */
export const progress = {
  show(what: string): void {
    stderr.write(stderr.isTTY ? `\r\u001b[K${what} …` : `${what}\n`);
  },
  done(): void {
    if (stderr.isTTY) stderr.write('\r\u001b[K');
  },
};
