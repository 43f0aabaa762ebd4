// The bots of commit 712bd6f, with the rules that they play by: made by lab/pool/freeze.ts.
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) =>
  typeof require !== 'undefined'
    ? require
    : typeof Proxy !== 'undefined'
      ? new Proxy(x, {
          get: (a, b) => (typeof require !== 'undefined' ? require : a)[b],
        })
      : x)(function (x) {
  if (typeof require !== 'undefined') return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) =>
  function __require2() {
    try {
      return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    } catch (e) {
      throw ((mod = 0), e);
    }
  };
var __copyProps = (to, from, except, desc) => {
  if ((from && typeof from === 'object') || typeof from === 'function') {
    for (const key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, {
          get: () => from[key],
          enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable,
        });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (
  (target = mod != null ? __create(__getProtoOf(mod)) : {}),
  __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule ? __defProp(target, 'default', { value: mod, enumerable: true }) : target,
    mod,
  )
);

// node_modules/seedrandom/lib/tychei.js
var require_tychei = __commonJS({
  'node_modules/seedrandom/lib/tychei.js'(exports, module) {
    (function (global, module2, define2) {
      function XorGen(seed) {
        var strseed = '';
        this.next = () => {
          var b = this.b,
            c = this.c,
            d = this.d,
            a = this.a;
          b = (b << 25) ^ (b >>> 7) ^ c;
          c = (c - d) | 0;
          d = (d << 24) ^ (d >>> 8) ^ a;
          a = (a - b) | 0;
          this.b = b = (b << 20) ^ (b >>> 12) ^ c;
          this.c = c = (c - d) | 0;
          this.d = (d << 16) ^ (c >>> 16) ^ a;
          return (this.a = (a - b) | 0);
        };
        this.a = 0;
        this.b = 0;
        this.c = 2654435769 | 0;
        this.d = 1367130551;
        if (seed === Math.floor(seed)) {
          this.a = (seed / 4294967296) | 0;
          this.b = seed | 0;
        } else {
          strseed += seed;
        }
        for (var k = 0; k < strseed.length + 20; k++) {
          this.b ^= strseed.charCodeAt(k) | 0;
          this.next();
        }
      }
      function copy(f, t) {
        t.a = f.a;
        t.b = f.b;
        t.c = f.c;
        t.d = f.d;
        return t;
      }
      function impl(seed, opts) {
        var xg = new XorGen(seed),
          state = opts && opts.state,
          prng = () => (xg.next() >>> 0) / 4294967296;
        prng.double = () => {
          do {
            var top2 = xg.next() >>> 11,
              bot = (xg.next() >>> 0) / 4294967296,
              result = (top2 + bot) / (1 << 21);
          } while (result === 0);
          return result;
        };
        prng.int32 = xg.next;
        prng.quick = prng;
        if (state) {
          if (typeof state == 'object') copy(state, xg);
          prng.state = () => copy(xg, {});
        }
        return prng;
      }
      if (module2 && module2.exports) {
        module2.exports = impl;
      } else if (define2 && define2.amd) {
        define2(() => impl);
      } else {
        this.tychei = impl;
      }
    })(
      exports,
      typeof module == 'object' && module,
      // present in node.js
      typeof define == 'function' && define,
      // present with an AMD loader
    );
  },
});

// node_modules/seedrandom/seedrandom.js
var require_seedrandom = __commonJS({
  'node_modules/seedrandom/seedrandom.js'(exports, module) {
    ((global, pool, math) => {
      var width = 256,
        chunks = 6,
        digits = 52,
        rngname = 'random',
        startdenom = math.pow(width, chunks),
        significance = math.pow(2, digits),
        overflow = significance * 2,
        mask = width - 1,
        nodecrypto;
      function seedrandom2(seed, options, callback) {
        var key = [];
        options = options == true ? { entropy: true } : options || {};
        var shortseed = mixkey(
          flatten(options.entropy ? [seed, tostring(pool)] : seed == null ? autoseed() : seed, 3),
          key,
        );
        var arc4 = new ARC4(key);
        var prng = () => {
          var n = arc4.g(chunks),
            d = startdenom,
            x = 0;
          while (n < significance) {
            n = (n + x) * width;
            d *= width;
            x = arc4.g(1);
          }
          while (n >= overflow) {
            n /= 2;
            d /= 2;
            x >>>= 1;
          }
          return (n + x) / d;
        };
        prng.int32 = () => arc4.g(4) | 0;
        prng.quick = () => arc4.g(4) / 4294967296;
        prng.double = prng;
        mixkey(tostring(arc4.S), pool);
        return (
          options.pass ||
          callback ||
          ((prng2, seed2, is_math_call, state) => {
            if (state) {
              if (state.S) {
                copy(state, arc4);
              }
              prng2.state = () => copy(arc4, {});
            }
            if (is_math_call) {
              math[rngname] = prng2;
              return seed2;
            } else return prng2;
          })
        )(prng, shortseed, 'global' in options ? options.global : this == math, options.state);
      }
      function ARC4(key) {
        var t,
          keylen = key.length,
          i = 0,
          j = (this.i = this.j = 0),
          s = (this.S = []);
        if (!keylen) {
          key = [keylen++];
        }
        while (i < width) {
          s[i] = i++;
        }
        for (i = 0; i < width; i++) {
          s[i] = s[(j = mask & (j + key[i % keylen] + (t = s[i])))];
          s[j] = t;
        }
        (this.g = (count3) => {
          var t2,
            r = 0,
            i2 = this.i,
            j2 = this.j,
            s2 = this.S;
          while (count3--) {
            t2 = s2[(i2 = mask & (i2 + 1))];
            r = r * width + s2[mask & ((s2[i2] = s2[(j2 = mask & (j2 + t2))]) + (s2[j2] = t2))];
          }
          this.i = i2;
          this.j = j2;
          return r;
        })(width);
      }
      function copy(f, t) {
        t.i = f.i;
        t.j = f.j;
        t.S = f.S.slice();
        return t;
      }
      function flatten(obj, depth) {
        var result = [],
          typ = typeof obj,
          prop;
        if (depth && typ == 'object') {
          for (prop in obj) {
            try {
              result.push(flatten(obj[prop], depth - 1));
            } catch (e) {}
          }
        }
        return result.length ? result : typ == 'string' ? obj : obj + '\0';
      }
      function mixkey(seed, key) {
        var stringseed = seed + '',
          smear,
          j = 0;
        while (j < stringseed.length) {
          key[mask & j] = mask & ((smear ^= key[mask & j] * 19) + stringseed.charCodeAt(j++));
        }
        return tostring(key);
      }
      function autoseed() {
        try {
          var out;
          if (nodecrypto && (out = nodecrypto.randomBytes)) {
            out = out(width);
          } else {
            out = new Uint8Array(width);
            (global.crypto || global.msCrypto).getRandomValues(out);
          }
          return tostring(out);
        } catch (e) {
          var browser = global.navigator,
            plugins = browser && browser.plugins;
          return [+(/* @__PURE__ */ new Date()), global, plugins, global.screen, tostring(pool)];
        }
      }
      function tostring(a) {
        return String.fromCharCode.apply(0, a);
      }
      mixkey(math.random(), pool);
      if (typeof module == 'object' && module.exports) {
        module.exports = seedrandom2;
        try {
          nodecrypto = __require('crypto');
        } catch (ex) {}
      } else if (typeof define == 'function' && define.amd) {
        define(() => seedrandom2);
      } else {
        math['seed' + rngname] = seedrandom2;
      }
    })(
      // global: `self` in browsers (including strict mode and web workers),
      // otherwise `this` in Node and other environments
      typeof self !== 'undefined' ? self : exports,
      [],
      // pool: entropy pool starts empty
      Math,
      // math: package containing random, pow, and seedrandom
    );
  },
});

// ../../tmp/hencoop-frozen-nWqVno/src/engine/errors.ts
var InternalError = class extends Error {
  name = 'InternalError';
  constructor(what) {
    super(`hencoop has a bug: ${what}. Please report it with the position that led here.`);
  }
};
function at(items, index) {
  const item = items[index];
  if (item === void 0) missing(index, items.length);
  return item;
}
function missing(index, length) {
  throw new InternalError(`no element ${index} in a list of ${length}`);
}
function top(pile) {
  return at(pile, pile.length - 1);
}
function rejectEvent(event) {
  const { type } = event;
  throw new RangeError(`event: expected an event of this game, got '${String(type).slice(0, 40)}'`);
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/guards.ts
function isRecord(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}
function isWhole(value) {
  return Number.isInteger(value) && !Object.is(value, -0);
}
function isSeat(value, seats) {
  return isWhole(value) && value >= 0 && value < seats;
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/options.ts
var MAX_COUNT = 1e4;
var LONGEST_SEED = 1e3;
function refuseOption(path, expected, given) {
  throw new RangeError(`${path}: expected ${expected}, got ${shortText(given)}`);
}
function shortText(value) {
  const text = typeof value === 'object' && value !== null ? 'an object' : Object.is(value, -0) ? '-0' : String(value);
  return typeof value === 'string' ? JSON.stringify(text.slice(0, 40)) : text.slice(0, 40);
}
function flag(defaultValue) {
  return {
    default: () => defaultValue,
    read: (given, path) => (typeof given === 'boolean' ? given : refuseOption(path, 'true or false', given)),
  };
}
function count(defaultValue, max = MAX_COUNT) {
  return {
    default: defaultValue,
    read: (given, path) =>
      isWhole(given) && given >= 1 && given <= max
        ? given
        : refuseOption(path, `a whole number from 1 to ${max}`, given),
  };
}
function seatOption(defaultValue) {
  return {
    default: () => defaultValue,
    read: (given, path, seats) =>
      isSeat(given, seats) ? given : refuseOption(path, `a seat from 0 to ${seats - 1}`, given),
  };
}
function readOptions(readers, given, seats) {
  if (given !== void 0 && !isRecord(given)) return refuseOption('options', 'an object', given);
  const names = Object.keys(readers);
  if (given !== void 0) refuseUnknown('options', given, names);
  const options = {};
  for (const name of names) {
    const reader = readers[name];
    const value = given !== void 0 && Object.hasOwn(given, name) ? given[name] : void 0;
    options[name] = value === void 0 ? reader.default(seats) : reader.read(value, `options.${name}`, seats);
  }
  return options;
}
function refuseUnknown(path, given, names) {
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      throw new RangeError(`${path}.${name.slice(0, 40)}: unknown field; expected ${names.join(', ')}`);
    }
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/seats.ts
function perSeat(seats, of) {
  const values = [];
  for (let seat = 0; seat < seats; seat++) values.push(of(seat));
  return values;
}
function seatsUpTo(count3) {
  return perSeat(count3, (seat) => seat);
}
function leftOf(seat, seats) {
  return seat + 1 === seats ? 0 : seat + 1;
}
function nextSeat(seat, seats, matches) {
  let next = seat;
  do {
    next = leftOf(next, seats);
    if (matches(next)) return next;
  } while (next !== seat);
  throw new InternalError('no seat is left to continue with');
}
function rank(seats, compare) {
  const ranking2 = [];
  for (const seat of seatsUpTo(seats).sort(compare)) {
    const last = ranking2.at(-1);
    if (last?.[0] !== void 0 && compare(last[0], seat) === 0) last.push(seat);
    else ranking2.push([seat]);
  }
  return ranking2;
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/violation.ts
var IllegalMoveError = class extends Error {
  name = 'IllegalMoveError';
  /** The clause that refuses the move, with its parameters; `explain` of the game's `sheet` entry puts it in words. */
  violation;
  /** @param game The id of the game, for the message: it says which import puts the violation in words. */
  constructor(violation, game) {
    super(
      `illegal move: ${violation.clause} ${JSON.stringify(violation.params)}; explain(error.violation) from hencoop/${game}/sheet says it in words`,
    );
    this.violation = violation;
  }
};

// ../../tmp/hencoop-frozen-nWqVno/src/bots/placing.ts
function placing(game, state, seat) {
  const ranking2 = game.outcome(state)?.ranking ?? [];
  let before = 0;
  for (const place of ranking2) {
    if (place.includes(seat)) {
      const behind = state.seats - before - place.length;
      return state.seats === 1 ? 0 : (behind - before) / (state.seats - 1);
    }
    before += place.length;
  }
  return 0;
}
function winsOf(ranking2, seat) {
  const first = ranking2[0] ?? [];
  return first.includes(seat) ? 1 / first.length : 0;
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/gameBots.ts
var import_tychei3 = __toESM(require_tychei(), 1);

// ../../tmp/hencoop-frozen-nWqVno/src/engine/playout.ts
var import_tychei2 = __toESM(require_tychei(), 1);

// ../../tmp/hencoop-frozen-nWqVno/src/engine/base.ts
var OVER = 'over';

// ../../tmp/hencoop-frozen-nWqVno/src/engine/cards.ts
function buildDeck(kinds, copies) {
  const deck = [];
  for (const kind of kinds) for (let copy = 0; copy < copies(kind); copy++) deck.push(kind);
  return deck;
}
function takeOut(cards, card) {
  let index = cards.indexOf(card);
  if (index < 0) index = cards.indexOf(null);
  if (index < 0) throw new InternalError(`no card ${JSON.stringify(card)} to take`);
  removeAt(cards, index);
}
function takeTop(pile) {
  const card = top(pile);
  pile.pop();
  return card;
}
function clear(list) {
  while (list.length > 0) list.pop();
}
function removeAt(cards, index) {
  for (let i = index + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
}
function deal(pile, seats, starter, count3) {
  const hands = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand = [];
    const first = pile.length - 1 - ((seat - starter + seats) % seats);
    for (let round = 0; round < count3; round++) hand.push(at(pile, first - round * seats));
    hands.push(hand);
  }
  for (let dealt = seats * count3; dealt > 0; dealt--) pile.pop();
  return hands;
}
function copyHands(hands, seat) {
  const copies = hands.slice();
  if (seat !== void 0) copies[seat] = at(copies, seat).slice();
  else for (let other = 0; other < copies.length; other++) copies[other] = at(copies, other).slice();
  return copies;
}
function hide(cards) {
  return cards.map(() => null);
}
function unseen(deck, seen, keyOf = (card) => card) {
  const counts = /* @__PURE__ */ new Map();
  for (const card of seen) {
    if (card !== null) counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + 1);
  }
  return deck.filter((card) => {
    const left = counts.get(keyOf(card)) ?? 0;
    if (left > 0) counts.set(keyOf(card), left - 1);
    return left === 0;
  });
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/chance.ts
var import_tychei = __toESM(require_tychei(), 1);
var import_seedrandom = __toESM(require_seedrandom(), 1);
var TWO_32 = 2 ** 32;
function below(fraction, n) {
  for (;;) {
    const scaled = fraction() * n;
    const number = scaled >>> 0;
    const rest = (scaled - number) * TWO_32;
    if (rest >= n || rest >= TWO_32 % n) return number;
  }
}
function swap(cards, i, j) {
  const card = cards[i];
  cards[i] = cards[j];
  cards[j] = card;
}
function shuffle(cards, fraction, n = cards.length) {
  for (let left = n; left > 1; left--) swap(cards, left - 1, below(fraction, left));
}
var MAX_BY_THREES = 2 ** 10;
function shuffleByThrees(cards, fraction) {
  let n = cards.length;
  while (n > 2 && n <= MAX_BY_THREES) {
    const first = fraction() * n;
    const second = (first - (first >>> 0)) * (n - 1);
    const third = (second - (second >>> 0)) * (n - 2);
    const rest = (third - (third >>> 0)) * TWO_32;
    const triples = n * (n - 1) * (n - 2);
    if (rest < triples && rest < TWO_32 % triples) continue;
    swap(cards, n - 1, first >>> 0);
    swap(cards, n - 2, second >>> 0);
    swap(cards, n - 3, third >>> 0);
    n -= 3;
  }
  shuffle(cards, fraction, n);
}
function chanceFrom(fractionsAt, shuffleCards) {
  return {
    shuffle(site, cards) {
      const shuffled = cards.slice();
      shuffleCards(shuffled, fractionsAt(site));
      return shuffled;
    },
    roll(site, faces, count3) {
      const fraction = fractionsAt(site);
      const rolled = [];
      for (let i = 0; i < count3; i++) rolled.push(faces[below(fraction, faces.length)]);
      return rolled;
    },
  };
}
function seeded(seed) {
  return chanceFrom((site) => (0, import_seedrandom.default)(`${seed}/${site}`, { global: false }).quick, shuffle);
}
function quick(seed) {
  let fractions;
  return chanceFrom(() => {
    fractions ??= (0, import_tychei.default)(seed);
    return fractions;
  }, shuffleByThrees);
}
var LibraryChance = class {
  #brand = true;
  shuffle;
  roll;
  constructor({ shuffle: shuffle2, roll }) {
    this.shuffle = shuffle2;
    this.roll = roll;
    Object.freeze(this);
  }
  static made(chance) {
    return typeof chance === 'object' && #brand in chance;
  }
};
function checkedChance(chance) {
  return LibraryChance.made(chance) ? chance : checking(chance);
}
function checking(chance) {
  if (typeof chance?.shuffle !== 'function' || typeof chance.roll !== 'function') {
    throw new RangeError('chance: expected an object with the methods shuffle and roll');
  }
  return {
    shuffle(site, cards) {
      const shuffled = listOf(chance.shuffle(site, cards.slice()));
      if (shuffled === null || !isPermutation(shuffled, cards)) {
        throw new RangeError(`chance.shuffle('${site}'): expected a permutation of the ${cards.length} given cards`);
      }
      return shuffled.map((card) => givenCard(cards, card));
    },
    roll(site, faces, count3) {
      const rolled = listOf(chance.roll(site, faces.slice(), count3));
      if (rolled?.length !== count3 || !rolled.every((face) => faces.includes(face))) {
        throw new RangeError(`chance.roll('${site}'): expected ${count3} of the faces ${JSON.stringify(faces)}`);
      }
      return rolled;
    },
  };
}
function listOf(answer) {
  return Array.isArray(answer) ? Array.from(answer) : null;
}
function isPermutation(shuffled, cards) {
  const sorted = (list) => list.map(cardKey).sort().join('\n');
  return shuffled.length === cards.length && sorted(shuffled) === sorted(cards);
}
function givenCard(cards, card) {
  const key = cardKey(card);
  return cards.find((given) => cardKey(given) === key);
}
function cardKey(card) {
  if (typeof card !== 'object' || card === null) return JSON.stringify(card) ?? String(card);
  return JSON.stringify(Object.entries(card).sort(([a], [b]) => (a < b ? -1 : 1)));
}
function freshSeed() {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/draft.ts
function borrowed(part) {
  return part;
}
function finishDraft(draft) {
  return draft;
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/playout.ts
function playOn(game, draft, policy, chance, until) {
  const { actors, legal: legal2, play: play3, evolve: evolve2 } = game.rules;
  const out = [];
  const state = draft;
  let played = 0;
  while (state.step.type !== OVER) {
    const seat = actors(state)[0];
    clear(out);
    const moves = legal2(state, seat, out);
    play3(draft, policy(moves, state, seat), evolve2, chance);
    played++;
    if (until?.(state, played)) break;
  }
  return played;
}
function uniform(seed) {
  const random = (0, import_tychei2.default)(`${seed}/policy`);
  return (moves) => moves[(random() * moves.length) >>> 0];
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/fingerprint.ts
var PRIME = 16777619;
var OFFSET = 2166136261;
function fingerprint(value) {
  return hash(value, OFFSET) >>> 0;
}
function hash(value, from) {
  if (Array.isArray(value)) {
    let mixed = hashText('[', from);
    for (const item of value) mixed = hash(item, mixed);
    return mixed;
  }
  if (typeof value === 'object' && value !== null) {
    let sum = 0;
    for (const [name, field] of Object.entries(value)) sum = (sum + hash(field, hashText(name, OFFSET))) | 0;
    return Math.imul(from ^ sum, PRIME);
  }
  return hashText(typeof value === 'string' ? `"${value}` : String(value), from);
}
function hashText(text, from) {
  let mixed = from;
  for (let index = 0; index < text.length; index++) mixed = Math.imul(mixed ^ text.charCodeAt(index), PRIME);
  return mixed;
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/think.ts
var MAX_ITERATIONS = 1e7;
var MAX_MILLISECONDS = 6e5;
var SLICE = 8;
var THINK_NAMES = ['iterations', 'milliseconds', 'seed', 'now'];
function readThinking(config, functions, names) {
  const given = readConfig(config, functions, [...THINK_NAMES, ...functions, ...names]);
  const { iterations, milliseconds, seed = 'bot', now = () => performance.now() } = given;
  if ((iterations === void 0) === (milliseconds === void 0)) {
    throw new RangeError('config: expected either iterations or milliseconds');
  }
  if (iterations !== void 0 && !(isWhole(iterations) && iterations >= 1 && iterations <= MAX_ITERATIONS)) {
    refuseOption('config.iterations', `a whole number from 1 to ${MAX_ITERATIONS}`, iterations);
  }
  if (
    milliseconds !== void 0 &&
    !(typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds <= MAX_MILLISECONDS)
  ) {
    refuseOption('config.milliseconds', `a number from 0 to ${MAX_MILLISECONDS}`, milliseconds);
  }
  checkSeed(seed);
  return { iterations: iterations ?? Infinity, milliseconds: milliseconds ?? Infinity, seed, now };
}
function readConfig(config, functions, names) {
  if (typeof config !== 'object' || config === null) refuseOption('config', 'an object', config);
  const entries = Object.fromEntries(Object.entries(config));
  refuseUnknown('config', entries, names);
  for (const name of [...functions, 'now']) {
    const entry = entries[name];
    if (entry !== void 0 && typeof entry !== 'function') refuseOption(`config.${name}`, 'a function', entry);
  }
  return config;
}
function checkSeed(seed) {
  if (typeof seed !== 'string') refuseOption('config.seed', 'a string', seed);
  if (seed.length > LONGEST_SEED) {
    throw new RangeError(`config.seed: expected at most ${LONGEST_SEED} characters, got ${seed.length}`);
  }
}
function thinker(game, thinking, think) {
  const { now } = thinking;
  function begin2(view2) {
    const moves = game.legalMoves(view2);
    const seat = view2.viewer;
    if (moves.length === 0 || !isWhole(seat)) {
      throw new RangeError('view: expected a view whose viewer has a legal move, got one without');
    }
    const startedAt = now();
    const budget = {
      allows: (fraction, played, more) =>
        played + more <= thinking.iterations * fraction &&
        (thinking.milliseconds === Infinity || now() - startedAt < thinking.milliseconds * fraction),
    };
    const steps = think({ view: view2, moves, seat, seed: `${thinking.seed}/${fingerprint(view2)}`, budget });
    return { startedAt, steps };
  }
  return {
    async choose(view2, { signal } = {}) {
      signal?.throwIfAborted();
      const { startedAt, steps } = begin2(view2);
      let pausedAt = startedAt;
      for (;;) {
        const step = steps.next();
        if (step.done) return { ...step.value, milliseconds: now() - startedAt };
        signal?.throwIfAborted();
        if (now() - pausedAt < SLICE) continue;
        await new Promise((resume) => setTimeout(resume));
        signal?.throwIfAborted();
        pausedAt = now();
      }
    },
    chooseNow(view2) {
      const { startedAt, steps } = begin2(view2);
      for (;;) {
        const step = steps.next();
        if (step.done) return { ...step.value, milliseconds: now() - startedAt };
      }
    },
  };
}
function untried(move) {
  return { move, visits: 0, value: 0, plusMinus: 0, points: 0, chanceToWin: null };
}
function decided(move, moves) {
  return { move, analysis: [move, ...moves.filter((other) => other !== move)].map(untried), worlds: 0 };
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/policyBot.ts
function policyBot(game, policy, config = {}) {
  const { seed = 'bot' } = readConfig(config, [], ['seed']);
  checkSeed(seed);
  const thinking = { iterations: 1, milliseconds: Infinity, seed, now: () => 0 };
  return thinker(game, thinking, function* ({ view: view2, moves, seat, seed: seed2 }) {
    yield;
    return decided(policy(seed2, view2)(moves, view2, seat), moves);
  });
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/tally.ts
function emptyTally() {
  return { visits: 0, sum: 0, squares: 0, points: 0, finished: 0, wins: 0 };
}
function count2(game, tally, end, seat, worth2) {
  tally.visits += 1;
  tally.sum += worth2;
  tally.squares += worth2 * worth2;
  tally.points += at(game.score(end), seat);
  if (end.step.type !== OVER) return;
  tally.finished += 1;
  tally.wins += winsOf(game.outcome(end)?.ranking ?? [], seat);
}
function mean({ visits, sum }) {
  return visits === 0 ? 0 : sum / visits;
}
function standardError(visits, sum, squares) {
  if (visits < 2) return 0;
  const average = sum / visits;
  return Math.sqrt(Math.max(0, squares / visits - average * average) / (visits - 1));
}
function candidateOf(move, tally, points) {
  const { visits, sum, squares, finished, wins } = tally;
  if (visits === 0) return untried(move);
  return {
    move,
    visits,
    value: mean(tally),
    plusMinus: standardError(visits, sum, squares),
    points: tally.points / visits - points,
    chanceToWin: finished === 0 ? null : wins / finished,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/worlds.ts
function worlds(game, view2, seed) {
  let count3 = 0;
  return { next: () => game.determinize(view2, `${seed}/${count3++}`) };
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/search.ts
var FUNCTIONS = ['policy', 'until', 'value', 'worlds', 'plans', 'solve', 'favourite'];
function search(game, config) {
  const thinking = readThinking(config, FUNCTIONS, ['margin', 'onlyPlans']);
  const { until, plans, onlyPlans = false, solve, favourite, margin = 1 } = config;
  if (!(typeof margin === 'number' && margin >= 0)) refuseOption('config.margin', 'a number, 0 or more', margin);
  const policyOf = config.policy ?? uniform;
  const value = config.value ?? ((state, seat) => placing(game, state, seat));
  const worldsOf = config.worlds ?? ((view2, seed) => worlds(game, view2, seed));
  function tryOut({ plan, tally }, world, { view: view2, seat }, seed) {
    const draft = game.rules.copy(world);
    const chance = quick(`${seed}/chance`);
    game.rules.play(draft, plan.move, game.rules.evolve, chance);
    const end = finishDraft(draft);
    if (!until?.(end, 0, view2)) {
      const policy = policyOf(seed, view2);
      const { next } = plan;
      const ends = until === void 0 ? until : (state, played) => until(state, played, view2);
      playOn(game, draft, next === void 0 ? policy : following(next, seat, policy), chance, ends);
    }
    const worth2 = value(end, seat);
    count2(game, tally, end, seat, worth2);
    return worth2;
  }
  function armsOf({ view: view2, moves, seed }) {
    const planned = plans?.(view2, moves, `${seed}/plans`) ?? [];
    const begun = new Set(planned.map(({ move }) => move));
    const leftOut = onlyPlans && planned.length > 0;
    const alone = leftOut ? [] : moves.filter((move) => !begun.has(move)).map((move) => ({ move }));
    return [...planned, ...alone].map((plan) => ({ plan, tally: emptyTally(), lead: 0, leadSquares: 0 }));
  }
  function* think(task) {
    const { view: view2, moves, seat, seed, budget } = task;
    const known = moves.length === 1 ? at(moves, 0) : solve?.(view2, moves);
    if (known !== null && known !== void 0) return decided(known, moves);
    const points = at(game.score(view2), seat);
    const arms = armsOf(task);
    const liked = favourite?.(`${seed}/favourite`, view2)(moves, view2, seat);
    const home = arms.find(({ plan }) => plan.move === liked);
    const imagined = worldsOf(view2, `${seed}/worlds`);
    const rounds = roundsFor(arms.length);
    let rivals = arms;
    let [world, played] = [0, 0];
    for (let round = 1; round <= rounds; round++) {
      do {
        const state = imagined.next();
        const playoutSeed = `${seed}/playout/${world}`;
        const base = home === void 0 ? 0 : tryOut(home, state, task, playoutSeed);
        for (const arm of rivals) {
          if (arm === home) continue;
          const lead = tryOut(arm, state, task, playoutSeed) - base;
          arm.lead += lead;
          arm.leadSquares += lead * lead;
        }
        world += 1;
        played += rivals.length;
        yield;
      } while (budget.allows(round / rounds, played, rivals.length));
      const sorted = rivals.slice().sort((a, b) => mean(b.tally) - mean(a.tally));
      rivals = sorted.filter((arm, rank2) => rank2 < sorted.length / 2 || arm === home);
    }
    const chosen =
      home === void 0 ? at(rivals, 0) : (rivals.find((arm) => arm !== home && isClearlyBetter(arm, margin)) ?? home);
    return { move: chosen.plan.move, analysis: analysisOf(moves, arms, chosen, points), worlds: world };
  }
  return thinker(game, thinking, think);
}
function following(next, planner, policy) {
  let played = 1;
  let goesOn2 = true;
  return (moves, table, seat) => {
    const usual = policy(moves, table, seat);
    if (goesOn2 && seat === planner) {
      const move = next(moves, table, played);
      if (move !== null) {
        played += 1;
        return move;
      }
      goesOn2 = false;
    }
    return usual;
  };
}
function roundsFor(arms) {
  let rounds = 0;
  for (let left = arms; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return Math.max(1, rounds);
}
function isClearlyBetter({ tally, lead, leadSquares }, margin) {
  const { visits } = tally;
  return visits > 0 && lead / visits > margin * standardError(visits, lead, leadSquares);
}
function analysisOf(moves, arms, chosen, points) {
  const ranked = arms.slice().sort((a, b) => b.tally.visits - a.tally.visits || mean(b.tally) - mean(a.tally));
  const listed = /* @__PURE__ */ new Set();
  const analysis = [];
  for (const { plan, tally } of [chosen, ...ranked]) {
    if (listed.has(plan.move)) continue;
    listed.add(plan.move);
    analysis.push(candidateOf(plan.move, tally, points));
  }
  for (const move of moves) if (!listed.has(move)) analysis.push(untried(move));
  return analysis;
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/gameBots.ts
var LEVELS = ['easy', 'medium', 'strong', 'expert'];
function gameBots(definition) {
  const {
    game,
    policy,
    method: method2,
    levels: levels2,
    personalities,
    worlds: worlds3,
    chanceOutcomes: chanceOutcomes2,
  } = definition;
  const searching = (config) => {
    readThinking(config, [], []);
    const bots = /* @__PURE__ */ new Map();
    return choosing(({ seats }) => {
      const bot = bots.get(seats) ?? search(game, { worlds: worlds3, policy, ...method2(seats), ...config });
      bots.set(seats, bot);
      return bot;
    });
  };
  const slipping = (steady, slips, config) => {
    const careless = policyBot(game, uniform, config);
    return choosing((view2) => {
      const fraction = (0, import_tychei3.default)(`${config.seed ?? 'bot'}/slip/${fingerprint(view2)}`);
      return fraction() < slips ? careless : steady;
    });
  };
  return {
    game,
    policy,
    levels: levels2,
    // The keys of `personalities` are its names.
    personalities: Object.keys(personalities),
    worlds: worlds3,
    chanceOutcomes: chanceOutcomes2,
    heuristic: (config) => policyBot(game, policy, config),
    level(name, config = {}) {
      if (!LEVELS.includes(name)) refuseOption('level', `one of ${LEVELS.join(', ')}`, name);
      const { iterations, slips } = levels2[name];
      const steady = iterations === 0 ? policyBot(game, policy, config) : searching({ ...config, iterations });
      return slips === 0 ? steady : slipping(steady, slips, config);
    },
    personality(name, config) {
      if (!Object.hasOwn(personalities, name)) {
        refuseOption('personality', `one of ${Object.keys(personalities).join(', ')}`, name);
      }
      return policyBot(game, personalities[name], config);
    },
    search: searching,
  };
}
function choosing(botFor) {
  return {
    choose: async (view2, config) => botFor(view2).choose(view2, config),
    chooseNow: (view2) => botFor(view2).chooseNow(view2),
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/moveKey.ts
function moveKey(move) {
  return cardKey(move);
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/ismcts.ts
var FUNCTIONS2 = ['policy', 'until', 'value', 'reward', 'worlds'];
var newNode = () => ({ tally: emptyTally(), available: 0, children: /* @__PURE__ */ new Map() });
function ismcts(game, config) {
  const thinking = readThinking(config, FUNCTIONS2, ['exploration']);
  const { until, exploration = 1 } = config;
  if (!(typeof exploration === 'number' && exploration > 0)) {
    refuseOption('config.exploration', 'a number above 0', exploration);
  }
  const { actors, legal: legal2, play: play3, evolve: evolve2, copy } = game.rules;
  const policyOf = config.policy ?? uniform;
  const reward = config.reward ?? ((state, seat) => placing(game, state, seat));
  const value = config.value ?? (() => 0);
  const worldsOf = config.worlds ?? ((view2, seed) => worlds(game, view2, seed));
  function descend(root, draft, policy, chance, spread) {
    const state = draft;
    const path = [];
    let node = root;
    while (state.step.type !== OVER) {
      const seat = at(actors(state), 0);
      const moves = legal2(state, seat, []);
      const keys = moves.map(moveKey);
      const isNew = keys.some((key) => !node.children.has(key));
      const index = isNew
        ? firstNew(node, keys, moves.indexOf(policy(moves, state, seat)))
        : mostPromising(node, keys, exploration * spread);
      const child = node.children.get(at(keys, index)) ?? newNode();
      for (const key of keys) {
        const sibling = node.children.get(key);
        if (sibling !== void 0) sibling.available += 1;
      }
      if (isNew) {
        child.available = 1;
        node.children.set(at(keys, index), child);
      }
      path.push({ node: child, seat });
      play3(draft, at(moves, index), evolve2, chance);
      if (isNew) break;
      node = child;
    }
    return path;
  }
  function* think({ view: view2, moves, seat, seed, budget }) {
    if (moves.length === 1) return decided(at(moves, 0), moves);
    const points = at(game.score(view2), seat);
    const imagined = worldsOf(view2, `${seed}/worlds`);
    const root = newNode();
    let [least, most] = [Infinity, -Infinity];
    let played = 0;
    do {
      const draft = copy(imagined.next());
      const playoutSeed = `${seed}/playout/${played}`;
      const policy = policyOf(playoutSeed, view2);
      const chance = quick(`${playoutSeed}/chance`);
      const path = descend(root, draft, policy, chance, most > least ? most - least : 1);
      if (draft.step.type !== OVER) playOn(game, draft, policy, chance, until);
      const end = finishDraft(draft);
      const worthTo = end.step.type === OVER ? reward : value;
      for (const pick of path) {
        const worth2 = worthTo(end, pick.seat);
        least = Math.min(least, worth2);
        most = Math.max(most, worth2);
        count2(game, pick.node.tally, end, pick.seat, worth2);
      }
      played += 1;
      yield;
    } while (budget.allows(1, played, 1));
    const tallyOf = (move) => root.children.get(moveKey(move))?.tally ?? emptyTally();
    const ranked = moves
      .map((move) => ({ move, tally: tallyOf(move) }))
      .sort((a, b) => b.tally.visits - a.tally.visits || mean(b.tally) - mean(a.tally));
    const analysis = ranked.map(({ move, tally }) => candidateOf(move, tally, points));
    return { move: at(analysis, 0).move, analysis, worlds: played };
  }
  return thinker(game, thinking, think);
}
function firstNew({ children }, keys, favourite) {
  const isNew = (index) => !children.has(at(keys, index));
  return favourite >= 0 && isNew(favourite) ? favourite : keys.findIndex((_, index) => isNew(index));
}
function mostPromising({ children }, keys, exploration) {
  let [best, bound] = [0, -Infinity];
  keys.forEach((key, index) => {
    const child = children.get(key);
    if (child === void 0) return;
    const { tally, available } = child;
    const upper = mean(tally) + exploration * Math.sqrt(Math.sqrt(available) / tally.visits);
    if (upper > bound) [best, bound] = [index, upper];
  });
  return best;
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/refill.ts
var import_tychei4 = __toESM(require_tychei(), 1);
function refilled(game, view2, seed, lists2) {
  const world = game.determinize(view2, seed);
  const target = lists2(world);
  const slots = [];
  lists2(view2).forEach((seen, place) => {
    const list = target[place] ?? [];
    seen.forEach((card, index) => {
      if (card === null) slots.push({ list, index });
    });
  });
  const cards = slots.map(({ list, index }) => list[index]);
  const fraction = (0, import_tychei4.default)(`${seed}/worlds`);
  return {
    next() {
      shuffleByThrees(cards, fraction);
      for (let place = 0; place < slots.length; place++) {
        const slot = slots[place];
        if (slot !== void 0) slot.list[slot.index] = cards[place];
      }
      return world;
    },
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/freeze.ts
function frozenCopy(value) {
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value);
  const fields = given.map(([name, field]) => [name, frozenCopy(field)]);
  if (Object.isFrozen(value) && fields.every(([, field], index) => field === given[index]?.[1])) return value;
  return Object.freeze(Array.isArray(value) ? fields.map(([, field]) => field) : Object.fromEntries(fields));
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/moveShapes.ts
function oneOf(values) {
  const known = new Set(values);
  return (value) => known.has(value) && !Object.is(value, -0);
}
function seatAtTable(value, table) {
  return isSeat(value, table.seats);
}
function compileShapes(shapes, interned = []) {
  const types = Object.keys(shapes);
  const byType = new Map(types.map((type) => [type, compile(shapes[type])]));
  const byMove = /* @__PURE__ */ new Map();
  for (const move of interned) {
    const shape = byType.get(move.type);
    if (shape === void 0 || !Object.isFrozen(move)) {
      throw new RangeError(`interned: expected frozen moves of known types, got '${move.type}'`);
    }
    byMove.set(move, shape);
  }
  return { byType, byMove };
}
function compile({ steps, fields }) {
  const named = Object.entries(fields);
  return { steps, fields: named.map(([name, shape]) => ({ name, shape })) };
}
function belongsTo({ steps }, step) {
  return steps[0] === step || steps.includes(step);
}
function shapeOf(shapes, value, table) {
  const known = shapes.byMove.get(value);
  if (known !== void 0) return value.seat < table.seats ? known : 'seat';
  if (typeof value !== 'object' || value === null) return '';
  const { type } = value;
  if (!isRecord(value)) return '';
  const shape = shapes.byType.get(type);
  if (shape === void 0) return 'type';
  if (!seatAtTable(value['seat'], table)) return 'seat';
  let present = 2;
  for (const { name, shape: matches } of shape.fields) {
    const given = value[name];
    if (!matches(given, table, value)) return name;
    if (given !== void 0) present++;
  }
  const isExact = Object.keys(value).length === present && Object.getOwnPropertyNames(value).length === present;
  return isExact ? shape : wrongField(shape, value);
}
function wrongField({ fields }, value) {
  const known = ['type', 'seat', ...fields.map(({ name }) => name)];
  const isWrong = (key) =>
    value[key] === void 0 || !Object.prototype.propertyIsEnumerable.call(value, key) || !known.includes(key);
  return Object.getOwnPropertyNames(value).find(isWrong)?.slice(0, 40) ?? '';
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/defineGame.ts
function defineGame(game) {
  const judging = judgingVerbs(game);
  const { id, title, rulesVersion, seats } = game;
  return {
    id,
    title,
    rulesVersion,
    seats,
    ...judging.verbs,
    ...transitionVerbs(game, judging.judge),
    ...knowledgeVerbs(game),
    rules: {
      copy: (state) => game.copy.state(state),
      actors: judging.actors,
      legal: game.movegen.legal,
      play: game.play,
      evolve: game.evolve,
    },
  };
}
function judgingVerbs(game) {
  const { id } = game;
  const { legal: legal2 } = game.movegen;
  const shapes = compileShapes(game.moves, game.movegen.interned);
  const actorsOf = game.actors ?? seatOfStep;
  const scoreOf = game.score ?? scoresOf;
  const actors = (table) => (isOver(table) ? [] : actorsOf(table));
  function judge(table, value) {
    const shape = shapeOf(shapes, value, table);
    if (typeof shape === 'string') return common({ clause: 'G-0', params: { path: shape } });
    const move = value;
    const viewer = viewerOf(table);
    if (viewer !== void 0 && viewer !== move.seat) throw otherSeat(viewer, move.seat);
    if (isOver(table)) return common({ clause: 'G-2', params: { reason: reasonOf(table) } });
    const acting = actorsOf(table);
    if (!isAmong(acting, move.seat)) return common({ clause: 'G-1', params: { actors: acting.slice() } });
    if (!belongsTo(shape, table.step.type)) return common({ clause: 'G-3', params: { step: table.step.type } });
    return game.whyNot(table, move);
  }
  function legalMoves(table, seat) {
    requireGame('table', id, table);
    const viewer = viewerOf(table);
    if (seat !== void 0) requireSeat(seat, table.seats);
    if (viewer === null || (viewer !== void 0 && seat !== void 0 && seat !== viewer)) {
      throw otherSeat(viewer, seat);
    }
    const asked = seat ?? viewer;
    const acting = actors(table);
    if (asked !== void 0) return isAmong(acting, asked) ? legal2(table, asked, []) : [];
    const [first] = acting;
    return acting.length === 1 && first !== void 0
      ? legal2(table, first, [])
      : acting.flatMap((actor) => legal2(table, actor, []));
  }
  return {
    actors,
    judge,
    verbs: {
      actors: (table) => copyOfActors(actors(requireGame('table', id, table))),
      isOver: (table) => isOver(requireGame('table', id, table)),
      legalMoves,
      whyNot: (table, move) => judge(requireGame('table', id, table), move),
      score: (table) => scoreOf(requireGame('table', id, table)),
      outcome: (table) =>
        isOver(requireGame('table', id, table)) ? { ranking: game.ranking(table), reason: reasonOf(table) } : null,
    },
  };
}
function transitionVerbs(game, judge) {
  const defaults = [];
  function collecting(events) {
    return (table, event) => {
      game.evolve(table, event);
      events.push(event);
    };
  }
  function setupWithEvents(config = {}, given) {
    const { seats, seed, options } = readConfig2(game, config, defaults);
    const opened = { game: game.id, type: 'opened', seats, options, seed };
    const draft = game.setup.initial(seats, options, seed);
    const events = [opened];
    game.setup.begin(draft, collecting(events), given?.chance ? checkedChance(given.chance) : seeded(seed));
    return { state: finishDraft(draft), events };
  }
  function tryApply(state, value, given) {
    if (viewerOf(requireGame('table', game.id, state)) !== void 0)
      throw new RangeError('state: expected a state, got a view; determinize it first');
    const violation = judge(state, value);
    if (violation !== null) return { ok: false, violation };
    const move = value;
    const draft = game.copy.state(state, move);
    const events = [];
    game.play(draft, move, collecting(events), given?.chance ? checkedChance(given.chance) : seeded(state.seed));
    return { ok: true, state: finishDraft(draft), events };
  }
  function evolve2(table, event) {
    if (typeof event !== 'object' || event === null) refuseOption('event', 'an event', event);
    if ((table === null) !== (event.type === 'opened')) {
      throw new RangeError(`event: '${event.type}' cannot come ${table === null ? 'first' : 'again'} in a log`);
    }
    if (table === null) return openTable(game, event);
    const draft =
      viewerOf(requireGame('table', game.id, table)) === void 0 ? game.copy.state(table) : game.copy.view(table);
    game.evolve(draft, event);
    return draft;
  }
  return {
    setup: (config, given) => setupWithEvents(config, given).state,
    setupWithEvents,
    apply(state, move, given) {
      const attempt = tryApply(state, move, given);
      if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
      return attempt.state;
    },
    tryApply,
    evolve: evolve2,
  };
}
function knowledgeVerbs(game) {
  return {
    view(table, seat) {
      requireGame('table', game.id, table);
      if (seat !== null) requireSeat(seat, table.seats);
      const viewer = viewerOf(table);
      if (viewer !== void 0 && viewer !== seat) throw otherSeat(viewer, seat);
      return withFrozenOptions(game.view(table, seat));
    },
    redact(event, seat) {
      if (seat !== null && !isSeat(seat, Number.POSITIVE_INFINITY))
        refuseOption('seat', 'a seat, or null for a spectator', seat);
      if (event.type !== 'opened') return game.redact(event, seat);
      const { seats, options } = requireGame('event', game.id, event);
      const redacted = { game: game.id, type: 'opened', seats, options, viewer: seat };
      return redacted;
    },
    determinize(view2, seed) {
      if (viewerOf(requireGame('table', game.id, view2)) === void 0)
        throw new RangeError('view: expected a view, got a state');
      requireSeed(seed);
      return withFrozenOptions(game.determinize(view2, seed, quick(`${seed}/determinize`)));
    },
  };
}
function withFrozenOptions(table) {
  const options = frozenCopy(table.options);
  return options === table.options ? table : { ...table, options };
}
function openTable({ id, setup, copy }, opened) {
  const { seats } = requireGame('event', id, opened);
  const options = frozenCopy(opened.options);
  if ('seed' in opened) return finishDraft(setup.initial(seats, options, opened.seed));
  const { seed: _, ...table } = setup.initial(seats, options, '');
  return finishDraft(copy.view({ ...table, viewer: opened.viewer }));
}
function common(violation) {
  return violation;
}
function isOver(table) {
  return table.step.type === OVER;
}
function reasonOf(table) {
  return table.step.reason;
}
function seatOfStep(table) {
  const { seat } = table.step;
  return seat === void 0 ? [] : [seat];
}
function scoresOf(table) {
  return table.scores.slice();
}
function copyOfActors(acting) {
  const [first] = acting;
  return acting.length === 1 && first !== void 0 ? [first] : acting.slice();
}
function isAmong(acting, seat) {
  return acting[0] === seat || acting.includes(seat);
}
function viewerOf(table) {
  return table.viewer;
}
function otherSeat(viewer, seat) {
  const whose = viewer === null ? "a spectator's view" : `the view of seat ${viewer}`;
  return new RangeError(
    `seat: ${whose} cannot answer for ${seat === void 0 || seat === null ? 'a player' : `seat ${seat}`}`,
  );
}
function requireGame(path, id, given) {
  if (given?.game !== id) refuseGame(path, id, given);
  return given;
}
function refuseGame(path, id, given) {
  return refuseOption(`${path}.game`, `"${id}"`, given?.game);
}
function requireSeat(seat, seats) {
  if (!isSeat(seat, seats)) refuseOption('seat', `a seat from 0 to ${seats - 1}`, seat);
}
function requireSeed(seed) {
  if (typeof seed !== 'string') refuseOption('seed', 'a string', seed);
  if (seed.length > LONGEST_SEED) {
    throw new RangeError(`seed: expected a string of at most ${LONGEST_SEED} characters, got ${seed.length}`);
  }
}
function readConfig2(game, config, defaults) {
  if (!isRecord(config)) return refuseOption('config', 'an object with seats, seed and options', config);
  refuseUnknown('config', config, ['seats', 'seed', 'options']);
  const { seats: givenSeats, seed: givenSeed, options } = config;
  const { min, max } = game.seats;
  const seats = givenSeats === void 0 ? game.seats.default : givenSeats;
  if (!isWhole(seats) || seats < min || seats > max) {
    return refuseOption('seats', min === max ? `exactly ${min}` : `a whole number from ${min} to ${max}`, seats);
  }
  const seed = givenSeed === void 0 ? freshSeed() : givenSeed;
  requireSeed(seed);
  if (options !== void 0) return { seats, seed, options: frozenCopy(game.readOptions(options, seats)) };
  defaults[seats] ??= frozenCopy(game.readOptions(void 0, seats));
  return { seats, seed, options: defaults[seats] };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/evolve.ts
var TURNS = seatsUpTo(5).map((seat) => Object.freeze({ type: 'turn', seat }));
function turnOf(seat) {
  return at(TURNS, seat);
}
function initialState(seats, options, seed) {
  return {
    game: 'chicken',
    seats,
    options,
    round: 0,
    starter: options.firstSeat,
    step: turnOf(options.firstSeat),
    drawPile: [],
    discardPile: [],
    topValue: 1,
    lastPlayer: null,
    hands: perSeat(seats, () => []),
    withdrawn: perSeat(seats, () => false),
    scores: perSeat(seats, () => 0),
    seed,
  };
}
function deal2(table, { round, starter, hands, drawPile }) {
  table.round = round;
  table.starter = starter;
  table.step = turnOf(starter);
  table.hands = copyHands(hands);
  table.drawPile = drawPile.slice();
  table.discardPile = [];
  table.lastPlayer = null;
  table.withdrawn = perSeat(table.seats, () => false);
}
function turnUp(table, { card }) {
  takeTop(table.drawPile);
  table.discardPile.push(card);
  table.topValue = card;
}
function tuckEggUnder(table) {
  takeTop(table.drawPile);
  table.drawPile.unshift('egg');
}
function play(table, { seat, card, value }) {
  takeOut(at(table.hands, seat), card);
  table.discardPile.push(card);
  table.topValue = value;
  table.lastPlayer = seat;
}
function draw(table, { seat, card }) {
  const known = takeTop(table.drawPile);
  at(table.hands, seat).push(card ?? known);
}
function showHands(table, { hands }) {
  if (!('viewer' in table)) return;
  for (let seat = 0; seat < table.seats; seat++) {
    if (at(table.hands, seat).includes(null)) table.hands[seat] = at(hands, seat).slice();
  }
}
function addPoints(table, { points }) {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
}
function deduct(table, { seat, deducted }) {
  table.scores = table.scores.map((score, scorer) => (scorer === seat ? score - deducted : score));
}
function evolve(table, event) {
  switch (event.type) {
    case 'dealt':
      deal2(table, event);
      break;
    case 'turnedUp':
      turnUp(table, event);
      break;
    case 'eggTuckedUnder':
      tuckEggUnder(table);
      break;
    case 'played':
      play(table, event);
      break;
    case 'drew':
      draw(table, event);
      break;
    // CH-3.4
    case 'withdrew':
      table.withdrawn[event.seat] = true;
      break;
    // CH-2.3
    case 'turnPassed':
      table.step = turnOf(event.to);
      break;
    case 'roundEnded':
      showHands(table, event);
      break;
    case 'scored':
      addPoints(table, event);
      break;
    case 'rolled':
      deduct(table, event);
      break;
    // CH-5.1, CH-5.2
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    default:
      rejectEvent(event);
  }
}
function copyState(state, move) {
  const writes = (type) => move === void 0 || move.type === type;
  return {
    game: state.game,
    seats: state.seats,
    options: state.options,
    round: state.round,
    starter: state.starter,
    step: state.step,
    drawPile: writes('draw') ? state.drawPile.slice() : borrowed(state.drawPile),
    discardPile: writes('play') ? state.discardPile.slice() : borrowed(state.discardPile),
    topValue: state.topValue,
    lastPlayer: state.lastPlayer,
    hands: move?.type === 'withdraw' ? borrowed(state.hands) : copyHands(state.hands, move?.seat),
    withdrawn: writes('withdraw') ? state.withdrawn.slice() : borrowed(state.withdrawn),
    scores: borrowed(state.scores),
    seed: state.seed,
  };
}
function copyView(view2) {
  return {
    game: view2.game,
    seats: view2.seats,
    options: view2.options,
    round: view2.round,
    starter: view2.starter,
    step: view2.step,
    drawPile: view2.drawPile.slice(),
    discardPile: view2.discardPile.slice(),
    topValue: view2.topValue,
    lastPlayer: view2.lastPlayer,
    hands: copyHands(view2.hands),
    withdrawn: view2.withdrawn.slice(),
    scores: borrowed(view2.scores),
    viewer: view2.viewer,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/table.ts
var VALUES = [1, 2, 3, 4, 5, 6, 'chick'];
var KINDS = [...VALUES, 'egg'];
var FACES = [1, 2, 3, 4, 5, 'chick'];

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/kindSet.ts
function circleIndex(kind) {
  if (typeof kind === 'number') return kind - 1;
  return kind === 'chick' ? 6 : 7;
}
var KIND_SETS = 1 << KINDS.length;
function everyKindSet() {
  return Array.from({ length: KIND_SETS }, (_, kinds) => kinds);
}
function kindsIn(cards) {
  let kinds = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    if (card !== null && card !== void 0) kinds |= 1 << circleIndex(card);
  }
  return kinds;
}
function hasKind(kinds, kind) {
  return ((kinds >> circleIndex(kind)) & 1) === 1;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/cards.ts
var COPIES = { 1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, chick: 7, egg: 1 };
var DECK = /* @__PURE__ */ buildDeck(KINDS, (kind) => COPIES[kind]);
var HAND_SIZE = 6;

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/rules.ts
function worth(value) {
  return typeof value === 'number' ? value : 10;
}
function nextValue(value) {
  if (typeof value !== 'number') return 1;
  return value === 6 ? 'chick' : value + 1;
}
function begin(state, emit, chance) {
  beginRound(state, 1, state.options.firstSeat, emit, chance);
}
function beginRound(state, round, starter, emit, chance) {
  const drawPile = chance.shuffle(`deal/${round}`, DECK);
  const hands = deal(drawPile, state.seats, starter, HAND_SIZE);
  emit(state, { type: 'dealt', round, starter, hands, drawPile });
  if (top(drawPile) === 'egg') emit(state, { type: 'eggTuckedUnder' });
  emit(state, { type: 'turnedUp', card: top(state.drawPile) });
}
function fits(card, value) {
  return card === value || card === nextValue(value) || card === 'egg';
}
function whyNotPlay(table, { seat, card }) {
  if (!at(table.hands, seat).includes(card)) return { clause: 'G-4', params: { card } };
  if (!fits(card, table.topValue)) {
    return { clause: 'CH-3.1', params: { card, top: table.topValue, next: nextValue(table.topValue) } };
  }
  return null;
}
function play2(state, { seat, card }, emit, chance) {
  const value = card === 'egg' ? nextValue(state.topValue) : card;
  emit(state, { type: 'played', seat, card, value });
  if (at(state.hands, seat).length === 0) endRound(state, seat, emit, chance);
  else passTurn(state, seat, emit);
}
function whyNotDraw(table, seat) {
  if (table.options.drawOnlyIfStuck) {
    const hand = at(table.hands, seat);
    const playable = KINDS.filter((card) => hand.includes(card) && fits(card, table.topValue));
    if (playable.length > 0) return { clause: 'CH-3.5', params: { playable } };
  }
  if (table.drawPile.length === 0) return { clause: 'CH-3.6', params: {} };
  if (playersLeft(table) === 1) return { clause: 'CH-3.7', params: {} };
  return null;
}
function draw2(state, { seat }, emit) {
  emit(state, { type: 'drew', seat, card: top(state.drawPile) });
  passTurn(state, seat, emit);
}
function withdraw(state, { seat }, emit, chance) {
  emit(state, { type: 'withdrew', seat });
  if (playersLeft(state) === 0) endRound(state, null, emit, chance);
  else passTurn(state, seat, emit);
}
function passTurn(state, from, emit) {
  emit(state, { type: 'turnPassed', to: nextSeat(from, state.seats, (seat) => state.withdrawn[seat] === false) });
}
function playersLeft({ seats, withdrawn }) {
  let left = 0;
  for (let seat = 0; seat < seats; seat++) if (!withdrawn[seat]) left++;
  return left;
}
function endRound(state, wentOut, emit, chance) {
  const { round, starter, lastPlayer } = state;
  emit(state, { type: 'roundEnded', wentOut, hands: copyHands(state.hands) });
  emit(state, { type: 'scored', points: state.hands.map((hand) => handPoints(state, hand)) });
  if (wentOut !== null && at(state.scores, wentOut) > 0) rollDice(state, wentOut, emit, chance);
  const reason = endOfGame(state);
  if (reason !== null) emit(state, { type: 'gameEnded', reason });
  else beginRound(state, round + 1, lastPlayer ?? starter, emit, chance);
}
var SUMS = everyKindSet().map((kinds) =>
  VALUES.reduce((sum, value) => (hasKind(kinds, value) ? sum + worth(value) : sum), 0),
);
function handPoints(table, hand) {
  const kinds = kindsIn(hand);
  const points = at(SUMS, kinds);
  if (!hasKind(kinds, 'egg')) return points;
  if (table.options.eggMergesWithNumber && hasKind(kinds, table.topValue)) return points;
  return points + worth(table.topValue);
}
function rollDice(state, seat, emit, chance) {
  const dice = chance.roll(`dice/${state.round}`, FACES, 2);
  const sum = dice.reduce((total, face) => total + worth(face), 0);
  emit(state, { type: 'rolled', seat, dice, deducted: Math.min(sum, at(state.scores, seat)) });
}
function endOfGame(table) {
  if (table.scores.some((score) => score >= table.options.target)) return 'target';
  return table.round >= table.options.maxRounds ? 'maxRounds' : null;
}
function ranking(table) {
  return rank(table.seats, (a, b) => at(table.scores, a) - at(table.scores, b));
}
function whyNot(table, move) {
  switch (move.type) {
    case 'play':
      return whyNotPlay(table, move);
    case 'draw':
      return whyNotDraw(table, move.seat);
    case 'withdraw':
      return null;
  }
}
function playMove(state, move, emit, chance) {
  switch (move.type) {
    case 'play':
      play2(state, move, emit, chance);
      break;
    case 'draw':
      draw2(state, move, emit);
      break;
    case 'withdraw':
      withdraw(state, move, emit, chance);
      break;
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/movegen.ts
var MOVES = seatsUpTo(5).map((seat) => ({
  plays: KINDS.map((card) => Object.freeze({ seat, type: 'play', card })),
  draw: Object.freeze({ seat, type: 'draw' }),
  withdraw: Object.freeze({ seat, type: 'withdraw' }),
}));
var INTERNED_MOVES = MOVES.flatMap(({ plays, draw: draw3, withdraw: withdraw2 }) => [...plays, draw3, withdraw2]);
var FITTING = VALUES.map((value) => kindsIn(KINDS.filter((card) => fits(card, value))));
var LISTS = seatsUpTo(5).map(() => []);
function legal(table, seat) {
  const playable = kindsIn(at(table.hands, seat)) & at(FITTING, circleIndex(table.topValue));
  const mayDraw = whyNotDraw(table, seat) === null;
  const lists2 = at(LISTS, seat);
  const key = mayDraw ? playable + KIND_SETS : playable;
  const known = lists2[key];
  if (known !== void 0) return known;
  const list = listOf2(seat, playable, mayDraw);
  lists2[key] = list;
  return list;
}
function listOf2(seat, playable, mayDraw) {
  const { plays, draw: draw3, withdraw: withdraw2 } = at(MOVES, seat);
  const moves = plays.filter((_, index) => hasKind(playable, at(KINDS, index)));
  if (mayDraw) moves.push(draw3);
  moves.push(withdraw2);
  return Object.freeze(moves);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/options.ts
var OPTIONS = {
  firstSeat: seatOption(0),
  drawOnlyIfStuck: flag(false),
  eggMergesWithNumber: flag(false),
  target: count(() => 50),
  maxRounds: count(() => 100),
};

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/view.ts
function view(table, viewer) {
  const shown = table.step.type === 'over';
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    round: table.round,
    starter: table.starter,
    step: { ...table.step },
    drawPile: hide(table.drawPile),
    discardPile: table.discardPile.slice(),
    topValue: table.topValue,
    lastPlayer: table.lastPlayer,
    hands: table.hands.map((hand, seat) => (shown ? inOrder(hand) : seat === viewer ? hand.slice() : hide(hand))),
    withdrawn: table.withdrawn.slice(),
    scores: table.scores.slice(),
    viewer,
  };
}
function redact(event, viewer) {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
        drawPile: hide(event.drawPile),
      };
    case 'roundEnded':
      return { ...event, hands: event.hands.map(inOrder) };
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}
function inOrder(hand) {
  return hand.slice().sort((a, b) => placeOf(a) - placeOf(b));
}
function placeOf(card) {
  return card === null ? KINDS.length : circleIndex(card);
}
function determinize(view2, seed, chance) {
  const seen = [...view2.hands.flat(), ...view2.drawPile, ...view2.discardPile];
  const hidden = chance.shuffle('hidden', unseen(DECK, seen));
  const fill = (card) => card ?? takeTop(hidden);
  return {
    game: view2.game,
    seats: view2.seats,
    options: view2.options,
    round: view2.round,
    starter: view2.starter,
    step: { ...view2.step },
    drawPile: view2.drawPile.map(fill),
    discardPile: view2.discardPile.slice(),
    topValue: view2.topValue,
    lastPlayer: view2.lastPlayer,
    hands: view2.hands.map((hand) => hand.map(fill)),
    withdrawn: view2.withdrawn.slice(),
    scores: view2.scores.slice(),
    seed,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/index.ts
var chicken = defineGame({
  id: 'chicken',
  title: 'Chicken',
  rulesVersion: 1,
  seats: { min: 2, max: 5, default: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    play: { steps: ['turn'], fields: { card: oneOf(KINDS) } },
    draw: { steps: ['turn'], fields: {} },
    withdraw: { steps: ['turn'], fields: {} },
  },
  setup: { initial: initialState, begin },
  whyNot,
  movegen: { legal, interned: INTERNED_MOVES },
  play: playMove,
  ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/bots/heuristic.ts
var STEADY = {
  settlesFor: [30, 9, 6, 5, 5, 3],
  blocked: 5,
  crowd: 2,
  keeps: [3, 3, 1.5, 0.7],
  patience: 2.5,
  thrift: 0.3,
  holdsEgg: 3,
};
var WORTH = VALUES.map(worth);
function thumbs(character) {
  const { settlesFor, blocked, crowd, holdsEgg } = character;
  const longest = settlesFor.length;
  const policy = (moves, table, seat) => {
    const first = at(moves, 0);
    const hand = at(table.hands, seat);
    if (isNumber(first)) {
      const second = moves[1];
      if (second === void 0 || !isNumber(second)) return first;
      const [repeat, next] = isRepeat(first, table) ? [first, second] : [second, first];
      return !isAlone(table, seat) && goesOn(character, hand, circleIndex(table.topValue)) ? next : repeat;
    }
    const draw3 = moves[moves.length - 2];
    if (draw3?.type !== 'draw') return first;
    let others = 0;
    let isBlocked = true;
    let shortest = HAND_SIZE;
    for (let other = 0; other < table.seats; other++) {
      if (other === seat || table.withdrawn[other]) continue;
      others += 1;
      isBlocked &&= wasStuck(table, seat, other);
      const { length } = at(table.hands, other);
      if (length < shortest) shortest = length;
    }
    if (first.type === 'play' && (hand.length <= holdsEgg || shortest < holdsEgg)) return first;
    let limit = at(settlesFor, (shortest < longest ? shortest : longest) - 1) - crowd * (others - 1);
    if (isBlocked) limit += blocked;
    return handPoints(table, hand) <= limit ? at(moves, moves.length - 1) : draw3;
  };
  return () => policy;
}
function isAlone({ seats, withdrawn }, seat) {
  for (let other = 0; other < seats; other++) if (other !== seat && !withdrawn[other]) return false;
  return true;
}
function isNumber(move) {
  return move.type === 'play' && move.card !== 'egg';
}
function isRepeat(move, { topValue }) {
  return move.type === 'play' && move.card === topValue;
}
function goesOn(character, hand, top2) {
  let once = 0;
  let twice = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index];
    if (card === null || card === void 0) continue;
    const kind = 1 << circleIndex(card);
    twice |= once & kind;
    once |= kind;
  }
  const next = top2 + 1 === WORTH.length ? 0 : top2 + 1;
  return rate(character, once, twice, next) > rate(character, once, twice, top2) + character.patience;
}
function rate({ keeps, thrift }, once, twice, played) {
  const isLast = ((twice >> played) & 1) === 0;
  const left = isLast ? once & ~(1 << played) : once;
  let rating = isLast ? thrift * at(WORTH, played) : 0;
  let place = played;
  for (let ahead = 0; ahead < keeps.length; ahead++) {
    if ((left >> place) & 1) rating += at(keeps, ahead);
    place = place + 1 === WORTH.length ? 0 : place + 1;
  }
  return rating;
}
function wasStuck({ seats, hands, withdrawn, lastPlayer }, seat, other) {
  if (withdrawn[other]) return false;
  if (lastPlayer === null) return at(hands, other).length > HAND_SIZE;
  const turnsAgo = (of) => (seat - of + seats - 1) % seats;
  return turnsAgo(other) < turnsAgo(lastPlayer);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/bots/levels.ts
var levels = {
  easy: { iterations: 0, slips: 0.1, elo: { 2: -209, 3: -233, 4: -196, 5: -177 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  // At most 5 milliseconds a move for four, 4 for two.
  strong: { iterations: 500, slips: 0, elo: { 2: 111, 3: 74, 4: 62, 5: 111 } },
  expert: { iterations: 6e3, slips: 0, elo: {} },
};

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/bots/worlds.ts
var import_tychei5 = __toESM(require_tychei(), 1);
function worlds2(view2, seed) {
  return refilled(chicken, view2, seed, lists);
}
var lists = ({ drawPile, hands }) => [drawPile, ...hands];
function plausibleWorlds(view2, seed) {
  const uniform2 = worlds2(view2, seed);
  const { held, free } = hiddenSlots(view2);
  const hidden = unseen(DECK, [...lists(view2).flat(), ...view2.discardPile]);
  const canPlay = (card) => card !== 'egg' && fits(card, view2.topValue);
  if (hidden.filter((card) => !canPlay(card)).length < held.length) return uniform2;
  const fraction = (0, import_tychei5.default)(`${seed}/plausible`);
  return {
    next() {
      const world = uniform2.next();
      const cards = lists(world);
      for (const [list, index] of held) {
        const hand = at(cards, list);
        const card = at(hand, index);
        if (!canPlay(card)) continue;
        for (;;) {
          const [other, place] = at(free, (fraction() * free.length) >>> 0);
          const instead = at(at(cards, other), place);
          if (canPlay(instead)) continue;
          hand[index] = instead;
          at(cards, other)[place] = card;
          break;
        }
      }
      return world;
    },
  };
}
var MAX_TRIES = 20;
function likelyWorlds(view2, seed) {
  const plausible = plausibleWorlds(view2, seed);
  const policy = thumbs(STEADY)(seed, view2);
  const { seats, viewer, lastPlayer, withdrawn } = view2;
  const seat = viewer ?? 0;
  const wouldDo = (past, other) => policy(chicken.rules.legal(past, other, []), past, other);
  function isLikely(world) {
    const hands = world.hands.slice();
    let { drawPile } = world;
    for (let back = 1; back < seats; back++) {
      const other = (seat + seats - back) % seats;
      const hand = at(hands, other);
      if (wasStuck(view2, seat, other)) {
        hands[other] = hand.slice(0, -1);
        drawPile = [...drawPile, at(hand, hand.length - 1)];
        if (wouldDo({ ...world, hands, drawPile }, other).type !== 'draw') return false;
      } else if (other === lastPlayer) {
        if (withdrawn[other]) return true;
        const { discardPile } = world;
        const card = at(discardPile, discardPile.length - 1);
        hands[other] = [...hand, card];
        const topValue = valueAt(discardPile, discardPile.length - 2);
        const move = wouldDo({ ...world, hands, drawPile, topValue }, other);
        return move.type === 'play' && move.card === card;
      }
    }
    return true;
  }
  return {
    next() {
      for (let tries = 1; ; tries++) {
        const world = plausible.next();
        if (tries === MAX_TRIES || isLikely(world)) return world;
      }
    },
  };
}
function valueAt(discardPile, index) {
  const card = at(discardPile, index);
  return card === 'egg' ? nextValue(valueAt(discardPile, index - 1)) : card;
}
function hiddenSlots(view2) {
  const held = [];
  const free = [];
  const seat = view2.viewer ?? 0;
  lists(view2).forEach((cards, list) => {
    const isHeld = list > 0 && list - 1 !== seat && wasStuck(view2, seat, list - 1);
    cards.forEach((card, index) => {
      if (card === null) (isHeld && index < cards.length - 1 ? held : free).push([list, index]);
    });
  });
  return { held, free };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/bots/method.ts
function method(seats) {
  const heuristic = thumbs(STEADY);
  const worlds3 = seats === 2 ? likelyWorlds : plausibleWorlds;
  return { until: isFreshlyDealt, value: chanceToWin, solve, worlds: worlds3, favourite: heuristic, margin: 1 };
  function solve(view2, moves) {
    const { seat } = at(moves, 0);
    return isAlone(view2, seat) ? heuristic('solve', view2)(moves, view2, seat) : null;
  }
}
function isFreshlyDealt({ seats, drawPile, lastPlayer, withdrawn }) {
  return lastPlayer === null && drawPile.length === DECK.length - HAND_SIZE * seats - 1 && !withdrawn.includes(true);
}
var SHARPNESS = 1.1;
var FLATNESS = 28;
var POINTS_PER_ROUND = 6;
var HEAD_START = 0.5;
function chanceToWin(state, seat) {
  const { scores, seats, options, round, starter } = state;
  if (state.step.type === OVER) return winsOf(chicken.outcome(state)?.ranking ?? [], seat);
  const left = Math.min(options.target - Math.max(...scores), POINTS_PER_ROUND * (options.maxRounds - round));
  const sharpness = (SHARPNESS * seats) / (FLATNESS + left);
  const standing = (of) => at(scores, of) - (of === starter ? HEAD_START : 0);
  const own = standing(seat);
  let sum = 0;
  for (let other = 0; other < seats; other++) sum += power(sharpness * (own - standing(other)));
  return 1 / sum;
}
function power(x) {
  let result = 1 + Math.abs(x) / 32;
  for (let square = 0; square < 5; square++) result *= result;
  return x < 0 ? 1 / result : result;
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/seen.ts
function seenAfter(game, world, move, viewer, given) {
  const attempt = game.tryApply(world, move, given);
  if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
  return attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/bots/outcomes.ts
function chanceOutcomes(view2, move) {
  const world = chicken.determinize(view2, 'outcomes');
  const certain = outcome(world, move, view2, 1);
  if (certain.events.some(({ type }) => type === 'roundEnded')) return null;
  if (move.type !== 'draw' || top(view2.drawPile) !== null) return [certain];
  const hidden = unseen(DECK, [...view2.hands.flat(), ...view2.drawPile, ...view2.discardPile]);
  return KINDS.flatMap((card) => {
    const copies = hidden.filter((other) => other === card).length;
    const drawPile = [...world.drawPile.slice(0, -1), card];
    return copies === 0 ? [] : [outcome({ ...world, drawPile }, move, view2, copies / hidden.length)];
  });
}
function outcome(world, move, { viewer }, probability) {
  return { probability, events: seenAfter(chicken, world, move, viewer) };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken/bots/index.ts
var CHARACTERS = {
  // Withdraws with almost twice the points.
  cautious: { settlesFor: [30, 16, 12, 10, 9, 8], blocked: 8 },
  // Draws until the hand is nearly empty.
  daring: { settlesFor: [9, 4, 3, 3, 2, 2], blocked: 1 },
  // Goes on to the next number, sheds the highest card, plays the egg at once.
  hasty: { patience: 0, thrift: 0.8, holdsEgg: 5 },
};
var characterOf = (name) => thumbs({ ...STEADY, ...CHARACTERS[name] });
var chickenBots = gameBots({
  game: chicken,
  policy: thumbs(STEADY),
  method,
  levels,
  personalities: { cautious: characterOf('cautious'), daring: characterOf('daring'), hasty: characterOf('hasty') },
  worlds: worlds2,
  chanceOutcomes,
});

export { chickenBots as bots, ismcts, method, search, worlds };
