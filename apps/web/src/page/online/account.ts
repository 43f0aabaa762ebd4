import { type AccountMatch, lobby } from '@hencoop/client';
import { useEffect, useState } from 'preact/hooks';
import { logins, serverUrl } from './server.js';

/** The player's account, and the matches in which it has a seat. */
export interface OwnAccount {
  readonly name: string;
  /** The last opened first. */
  readonly matches: readonly AccountMatch[];
}

/** The maximum number of matches to list. */
const MOST = 50;

/** The player's account; `null` for a guest, and until the server has answered. */
export function useAccount(): OwnAccount | null {
  const [found, setFound] = useState<OwnAccount | null>(null);
  const { accounts } = logins.value;
  useEffect(() => {
    if (!accounts) return;
    let wanted = true;
    lobby(serverUrl())
      .account({ count: MOST })
      .then(({ account, matches }) => {
        if (wanted && account !== null) setFound({ name: account.name || account.id, matches });
      })
      // The games of this browser are listed without it.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [accounts]);
  return found;
}
