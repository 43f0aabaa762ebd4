// The winner's celebration: chickens march in, and feathers fall.

/** The plumage of each seat's marching chickens. */
const PLUMAGE = ['#fffdf6', '#cd5a36', '#83bfe0', '#f6bd3c', '#a886c5'] as const;
const FEATHERS = ['#ffcb3d', '#d6402f', '#83bfe0', '#fffdf6', '#93bd62'] as const;
const MARCHING = 5;
const FALLING = 26;

/** The winners' chickens; feathers fall if a player at this device has reason to be glad. */
export function Celebration({ winners, isGlad }: { readonly winners: readonly number[]; readonly isGlad: boolean }) {
  return (
    <div class="celebration" aria-hidden="true">
      <div class="parade">
        {Array.from({ length: MARCHING }, (_, index) => (
          <Chicken
            key={index}
            index={index}
            plumage={PLUMAGE[(winners[index % winners.length] ?? 0) % PLUMAGE.length]}
          />
        ))}
      </div>
      {isGlad && (
        <div class="feathers">
          {Array.from({ length: FALLING }, (_, index) => (
            <Feather key={index} index={index} />
          ))}
        </div>
      )}
    </div>
  );
}

function Chicken({ index, plumage }: { readonly index: number; readonly plumage: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 98"
      width="52"
      height="51"
      style={{ animationDelay: `${(MARCHING - index) * 130}ms` }}
    >
      <path d="M43 86v8m-6 2l6-2 6 2M58 85v9m-6 2l6-2 6 2" fill="none" stroke="#c98a0a" stroke-width="3.4" />
      <g stroke="#2a2018" stroke-width="2.6" stroke-linejoin="round">
        <path d="M66 15C61 7 68 2 73 6C74-1 83-1 84 6C91 3 94 10 89 16Z" fill="#d6402f" />
        <path
          d="M12 40C4 36 1 29 4 22C9 23 12 26 15 30C14 23 16 18 21 15C25 20 27 27 28 34C32 41 34 46 38 50Z"
          fill={plumage}
        />
        <path
          d="M7 41C7 36 12 35 16 38C23 43 27 51 37 51C50 51 53 42 56 31C59 18 65 10 76 10C88 10 94 19 93 32C91 63 78 86 50 86C24 86 7 66 7 41Z"
          fill={plumage}
        />
        <path d="M92 27l8 4-8 5z" fill="#f6bd3c" />
      </g>
      <circle cx="80" cy="26" r="3.8" fill="#2a2018" />
    </svg>
  );
}

function Feather({ index }: { readonly index: number }) {
  const style = {
    left: `${(index * 37 + 4) % 98}%`,
    animationDelay: `${(index % 9) * 140}ms`,
    animationDuration: `${1_900 + ((index * 53) % 7) * 190}ms`,
    color: FEATHERS[index % FEATHERS.length],
  };
  return (
    <svg aria-hidden="true" viewBox="0 0 24 10" width="24" height="10" style={style}>
      <path d="M1 5C6-1 17-1 23 4C18 11 7 11 1 5Z" fill="currentColor" />
      <path d="M0 5L17 5" stroke="#2a2018" stroke-opacity=".45" />
    </svg>
  );
}
