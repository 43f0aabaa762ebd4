// Firefox and WebKit as Debian ships them: Firefox speaks WebDriver BiDi, WebKit the classic protocol.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { freePort } from '../../../support/services.js';

/** A browser with one page. */
export interface Driven {
  open(url: string): Promise<void>;
  /** The value of an expression on the page, once a promise is kept. */
  value(expression: string): Promise<unknown>;
  /** Clicks at a point of the window with the mouse. */
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

const WINDOW = { width: 1280, height: 900 };

/** Firefox, in an empty profile. */
export async function firefox(): Promise<Driven> {
  const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: WINDOW });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    value: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

/** Starts a display without a screen, and returns its name. */
async function startDisplay(): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const screen = `${WINDOW.width}x${WINDOW.height + 100}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('expected Xvfb to start, but it ended')));
  // A pipe that the child writes to.
  const named = once(server.stdio[3] as NodeJS.ReadableStream, 'data');
  const [number] = await Promise.race([named, ended]);
  return { display: `:${String(number).trim()}`, server };
}

/** The JSON value that the driver answers with. @throws Error with its message. */
async function ask(url: string, body?: object): Promise<unknown> {
  const init = body === undefined ? { method: 'DELETE' } : { method: 'POST', body: JSON.stringify(body) };
  // The protocol defines these fields.
  const { value } = (await (await fetch(url, init)).json()) as { readonly value: unknown };
  const { error, message } = (value ?? {}) as { readonly error?: string; readonly message?: string };
  if (error !== undefined) throw new Error(`${error}: ${message}`);
  return value;
}

/** WebKitGTK's small browser, on a display without a screen. */
export async function webkit(): Promise<Driven> {
  const { display, server } = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const stop = async () => {
    for (const child of [driver, server]) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
  };
  try {
    const home = `http://127.0.0.1:${port}/session`;
    const session = await openSession(home, driver);
    await ask(`${session}/window/rect`, { x: 0, y: 0, ...WINDOW });
    return {
      open: async (url) => void (await ask(`${session}/url`, { url })),
      async value(expression) {
        const script = `const [done] = arguments; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        // What the script passes to `done`.
        const { value, error } = (await ask(`${session}/execute/async`, { script, args: [] })) as {
          readonly value?: unknown;
          readonly error?: string;
        };
        if (error !== undefined) throw new Error(error);
        return value;
      },
      async click(x, y) {
        const move = { type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) };
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
        const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
        await ask(`${session}/actions`, { actions: [{ ...mouse, actions: [move, ...press] }] });
      },
      async close() {
        await ask(session);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens a window as soon as the driver listens; returns the address of its session. */
async function openSession(home: string, driver: ChildProcess): Promise<string> {
  for (;;) {
    try {
      // The protocol defines the field.
      const opened = (await ask(home, { capabilities: {} })) as { readonly sessionId: string };
      return `${home}/${opened.sessionId}`;
    } catch (error) {
      // It does not listen yet.
      if (!(error instanceof TypeError) || driver.exitCode !== null) throw error;
      await sleep(50);
    }
  }
}
