// The players' hens: portraits, and the winners on a bale of straw.

/** The plumage of each seat's hen, as at the table. */
const PLUMAGE = ['#f6bd3c', '#cd5a36', '#c3cdd7', '#57504a', '#fffdf6', '#e79ab0'] as const;
const FEATHERS = ['#ffcb3d', '#d6402f', '#83bfe0', '#fffdf6', '#93bd62'] as const;
const FALLING = 26;

const plumageOf = (seat: number) => PLUMAGE[seat % PLUMAGE.length];

/** The head of a seat's hen in a circle. */
export function Portrait({ seat }: { readonly seat: number }) {
  return (
    <svg class="portrait" aria-hidden="true" viewBox="46 0 58 58">
      <g clip-path="circle(29px at 75px 29px)">
        <path d="M46 0h58v58h-58z" fill="#dfeef2" />
        <Hen plumage={plumageOf(seat)} />
      </g>
      <circle cx="75" cy="29" r="28" fill="none" stroke="#2a2018" stroke-width="2" />
    </svg>
  );
}

/** The winners on a bale of straw, with chicks; feathers fall if a player at this device has reason to be glad. */
export function Winners({ winners, isGlad }: { readonly winners: readonly number[]; readonly isGlad: boolean }) {
  const step = 150 / winners.length;
  const size = winners.length === 1 ? 196 : 130;
  return (
    <>
      <svg class="hero" aria-hidden="true" viewBox="0 -6 360 296">
        <ellipse cx="170" cy="272" rx="168" ry="14" fill="#1c2614" opacity=".22" />
        <g stroke="#2a2018" stroke-width="2.6" stroke-linejoin="round">
          <path d="M52 202L86 186H262L230 202Z" fill="#ffe08a" />
          <path d="M230 202L262 186V250L230 272Z" fill="#c98a14" />
          <path d="M52 202H230V272H52Z" fill="#f3bf45" />
        </g>
        <path
          d="M60 216h60m20 0h76M66 232h30m18 0h90M60 248h80m14 0h66M70 262h40m30 0h80"
          stroke="#b97911"
          stroke-width="3"
          stroke-linecap="round"
          opacity=".7"
        />
        <path d="M96 188v84M190 188v84" stroke="#cf3a2b" stroke-width="5" />
        {winners.map((seat, index) => (
          <g
            key={seat}
            transform={`translate(${142 - size / 2 + (index - (winners.length - 1) / 2) * step} ${204 - 0.94 * size}) scale(${size / 106})`}
          >
            <Hen plumage={plumageOf(seat)} hasCrown />
          </g>
        ))}
        <Chick x={262} y={214} size={62} />
        <Chick x={306} y={232} size={46} />
        <Chick x={2} y={222} size={52} />
      </svg>
      {isGlad && (
        <div class="feathers" aria-hidden="true">
          {Array.from({ length: FALLING }, (_, index) => (
            <Feather key={index} index={index} />
          ))}
        </div>
      )}
    </>
  );
}

function Hen({ plumage, hasCrown = false }: { readonly plumage: string | undefined; readonly hasCrown?: boolean }) {
  return (
    <>
      <path d="M43 86v8m-6 2l6-2 6 2M58 85v9m-6 2l6-2 6 2" fill="none" stroke="#c98a0a" stroke-width="3.4" />
      <g stroke="#2a2018" stroke-width="2.6" stroke-linejoin="round">
        {!hasCrown && <path d="M66 15C61 7 68 2 73 6C74-1 83-1 84 6C91 3 94 10 89 16Z" fill="#d6402f" />}
        <path
          d="M12 40C4 36 1 29 4 22C9 23 12 26 15 30C14 23 16 18 21 15C25 20 27 27 28 34C32 41 34 46 38 50Z"
          fill={plumage}
        />
        <path
          d="M7 41C7 36 12 35 16 38C23 43 27 51 37 51C50 51 53 42 56 31C59 18 65 10 76 10C88 10 94 19 93 32C91 63 78 86 50 86C24 86 7 66 7 41Z"
          fill={plumage}
        />
        <path
          d="M25 55C30 55 33 57 38 57C48 57 55 55 62 51C64 62 58 72 45 72C34 72 27 65 25 55Z"
          fill="#2a2018"
          fill-opacity=".18"
        />
        {hasCrown && <path d="M60 14L58-8L68 2L77-11L86 2L97-7L93 15C83 10 70 10 60 14Z" fill="#ffcf4a" />}
        <path d="M91 24L102 29.5L91 35C89 31 89 28 91 24Z" fill="#f3a72b" />
        <path d="M84 36c5 2 5 10 1 12c-5-1-6-9-1-12Z" fill="#d6402f" />
      </g>
      <circle cx="79.5" cy="25" r="5" fill="#fff" />
      <circle cx="80" cy="25" r="3.4" fill="#2a2018" />
    </>
  );
}

function Chick({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <path d="M42 87v8m-5 1l5-2 5 2M60 86v9m-5 1l5-2 5 2" fill="none" stroke="#d9821b" stroke-width="3.4" />
      <g stroke="#2a2018" stroke-width="2.6" stroke-linejoin="round">
        <path
          d="M12 56C18 57 24 52 28 46C27 28 38 18 54 18C71 18 82 30 81 46C85 50 87 56 86 63C84 80 70 88 50 88C29 88 14 76 12 56Z"
          fill="#ffd75a"
        />
        <path d="M28 62c8 3 16 2 24-4c2 10-3 17-11 17c-7 0-12-5-13-13Z" fill="#f0b93a" />
        <path d="M80 41L94 46L80 52C78 48 78 45 80 41Z" fill="#f08a24" />
      </g>
      <circle cx="67" cy="41" r="4.4" fill="#2a2018" />
    </g>
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
