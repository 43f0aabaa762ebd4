import { counted } from './enStart.js';

/** The texts of seats and invitations, in English. */
export const enSeats = {
  waitingFor: (away: number) => (away === 0 ? 'Everyone is here' : `Waiting for ${counted(away, 'friend')}`),
  toTable: 'To the table',
  send: 'Send the link',
  copyKey: 'Copy the link',
  read: 'Read this with a phone, or send the link.',
  noNeedToWait: 'You need not wait here: the link brings you back.',
  joined: (name: string) => `${name} is here.`,
  arrivals: { here: 'here', gone: 'not here', invited: 'on the way', standIn: 'a bot plays', bot: 'bot' },
  others: 'Others',
  seatLink: (name: string) => `Link for ${name}`,
  watchLink: 'Link for spectators',
  matchLink: 'Link to the game, to join or to watch',
  copy: 'Copy',
  copyLink: (label: string) => `Copy: ${label}`,
  copied: 'Copied.',
  shareLink: (label: string) => `Share: ${label}`,
  codeOf: (label: string) => `QR code: ${label}`,
  once: 'The link works once, for whoever sits down first.',
  states: {
    open: (_: string) => 'This seat is free.',
    elsewhere: (name: string) => `${name} has a link that this device does not have.`,
    taken: (name: string) => `${name} has this seat.`,
  },
  withdraw: 'Withdraw the link',
  renew: 'New link',
  loses: (name: string) => `${name} loses this seat. The new link gives it to another player.`,
  giveAway: 'Give the seat away',
  invites: (name: string) => `${name} invites you`,
  invited: 'You are invited',
  sitHint: 'Choose the name that the others see.',
  sit: 'Sit down',
  taken: 'This invitation is taken',
  takenText: 'Each link works once. You can ask the host for a new one, or watch.',
  ask: 'Ask for a new link',
  copyAsk: 'Copy the request',
  askLabel: 'A message to the host',
  askText: (title: string, url: string) =>
    `My invitation to ${title} no longer works. Please send me a new link: ${url}`,
  device: 'Play on another device',
  deviceLink: 'Link for your other device',
  deviceText: 'The link works once. When you sit down there, this device watches.',
  deviceHint: 'When you sit down here, your other device watches.',
  moved: 'You play on another device now. This one watches.',
  given: 'The host has given your seat to another player. You are watching.',
};

/** These texts in one language. */
export type SeatTexts = typeof enSeats;
