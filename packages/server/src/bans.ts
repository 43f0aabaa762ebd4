import { type Accounts, accountOf, type Identify } from './accounts.js';
import { networkOf } from './address.js';
import type { BanKind, OperatorStore } from './operatorStore.js';
import { refuse } from './refusal.js';

/** What the operator has banned, as of the last look at the store. */
export class Bans {
  readonly #store: Pick<OperatorStore, 'bans'>;
  #banned = new Set<string>();

  constructor(store: Pick<OperatorStore, 'bans'>) {
    this.#store = store;
  }

  /** Looks at the store: another process may have changed it. */
  async refresh(): Promise<void> {
    const bans = await this.#store.bans();
    this.#banned = new Set(bans.map(({ kind, value }) => keyOf(kind, value)));
  }

  has(kind: BanKind, value: string): boolean {
    return this.#banned.has(keyOf(kind, value));
  }

  /** @throws Refusal if the address is banned. */
  requireAddress(address: string): void {
    if (this.has('address', address)) refuse('forbidden', 'The operator of this server has banned this address.');
  }

  /** Accounts that refuse the banned ones. */
  checked(accounts: Accounts | null = null): Identify | null {
    if (accounts === null) return null;
    return async (request) => {
      const known = await accounts(request);
      const account = known === null ? null : accountOf(known);
      if (account !== null && this.has('account', account.id))
        refuse('forbidden', 'The operator of this server has banned this account.');
      return account;
    };
  }

  /** The name as others see it: nothing, if it is banned. */
  readonly shownName = (name: string): string => (this.has('name', name) ? '' : name);
}

/** The value of a ban as the store has it: an address as the server counts it, a name in lowercase. */
export function banValue(kind: BanKind, value: string): string {
  if (kind === 'address') return value.endsWith('/64') ? value : networkOf(value);
  return kind === 'name' ? value.toLowerCase() : value;
}

function keyOf(kind: BanKind, value: string): string {
  return `${kind} ${banValue(kind, value)}`;
}
