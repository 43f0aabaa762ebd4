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
function isRecord(value2) {
  if (typeof value2 !== 'object' || value2 === null || Array.isArray(value2)) return false;
  const proto = Object.getPrototypeOf(value2);
  return proto === Object.prototype || proto === null;
}
function isWhole(value2) {
  return Number.isInteger(value2) && !Object.is(value2, -0);
}
function isSeat(value2, seats) {
  return isWhole(value2) && value2 >= 0 && value2 < seats;
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/options.ts
var MAX_COUNT = 1e4;
var LONGEST_SEED = 1e3;
function refuseOption(path, expected, given) {
  throw new RangeError(`${path}: expected ${expected}, got ${shortText(given)}`);
}
function shortText(value2) {
  const text =
    typeof value2 === 'object' && value2 !== null ? 'an object' : Object.is(value2, -0) ? '-0' : String(value2);
  return typeof value2 === 'string' ? JSON.stringify(text.slice(0, 40)) : text.slice(0, 40);
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
function choice(values, defaultValue) {
  return {
    default: () => defaultValue,
    read: (given, path) =>
      values.find((value2) => value2 === given) ??
      refuseOption(path, values.map((value2) => `'${value2}'`).join(' or '), given),
  };
}
function readOptions(readers, given, seats) {
  if (given !== void 0 && !isRecord(given)) return refuseOption('options', 'an object', given);
  const names = Object.keys(readers);
  if (given !== void 0) refuseUnknown('options', given, names);
  const options = {};
  for (const name of names) {
    const reader = readers[name];
    const value2 = given !== void 0 && Object.hasOwn(given, name) ? given[name] : void 0;
    options[name] = value2 === void 0 ? reader.default(seats) : reader.read(value2, `options.${name}`, seats);
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
      const shuffled2 = cards.slice();
      shuffleCards(shuffled2, fractionsAt(site));
      return shuffled2;
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
      const shuffled2 = listOf(chance.shuffle(site, cards.slice()));
      if (shuffled2 === null || !isPermutation(shuffled2, cards)) {
        throw new RangeError(`chance.shuffle('${site}'): expected a permutation of the ${cards.length} given cards`);
      }
      return shuffled2.map((card) => givenCard(cards, card));
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
function isPermutation(shuffled2, cards) {
  const sorted = (list) => list.map(cardKey).sort().join('\n');
  return shuffled2.length === cards.length && sorted(shuffled2) === sorted(cards);
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
function playOn(game, draft, policy, chance, until2) {
  const { actors, legal: legal2, play: play3, evolve: evolve3 } = game.rules;
  const out = [];
  const state = draft;
  let played = 0;
  while (state.step.type !== OVER) {
    const seat = actors(state)[0];
    clear(out);
    const moves = legal2(state, seat, out);
    play3(draft, policy(moves, state, seat), evolve3, chance);
    played++;
    if (until2?.(state, played)) break;
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
function fingerprint(value2) {
  return hash(value2, OFFSET) >>> 0;
}
function hash(value2, from) {
  if (Array.isArray(value2)) {
    let mixed = hashText('[', from);
    for (const item of value2) mixed = hash(item, mixed);
    return mixed;
  }
  if (typeof value2 === 'object' && value2 !== null) {
    let sum = 0;
    for (const [name, field] of Object.entries(value2)) sum = (sum + hash(field, hashText(name, OFFSET))) | 0;
    return Math.imul(from ^ sum, PRIME);
  }
  return hashText(typeof value2 === 'string' ? `"${value2}` : String(value2), from);
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
function count2(game, tally, end, seat, worth) {
  tally.visits += 1;
  tally.sum += worth;
  tally.squares += worth * worth;
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
  const average2 = sum / visits;
  return Math.sqrt(Math.max(0, squares / visits - average2 * average2) / (visits - 1));
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
  const { until: until2, plans, onlyPlans = false, solve, favourite, margin = 1 } = config;
  if (!(typeof margin === 'number' && margin >= 0)) refuseOption('config.margin', 'a number, 0 or more', margin);
  const policyOf = config.policy ?? uniform;
  const value2 = config.value ?? ((state, seat) => placing(game, state, seat));
  const worldsOf = config.worlds ?? ((view2, seed) => worlds(game, view2, seed));
  function tryOut({ plan, tally }, world, { view: view2, seat }, seed) {
    const draft = game.rules.copy(world);
    const chance = quick(`${seed}/chance`);
    game.rules.play(draft, plan.move, game.rules.evolve, chance);
    const end = finishDraft(draft);
    if (!until2?.(end, 0, view2)) {
      const policy = policyOf(seed, view2);
      const { next } = plan;
      const ends = until2 === void 0 ? until2 : (state, played) => until2(state, played, view2);
      playOn(game, draft, next === void 0 ? policy : following(next, seat, policy), chance, ends);
    }
    const worth = value2(end, seat);
    count2(game, tally, end, seat, worth);
    return worth;
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
  let goesOn = true;
  return (moves, table, seat) => {
    const usual = policy(moves, table, seat);
    if (goesOn && seat === planner) {
      const move = next(moves, table, played);
      if (move !== null) {
        played += 1;
        return move;
      }
      goesOn = false;
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
  const { until: until2, exploration = 1 } = config;
  if (!(typeof exploration === 'number' && exploration > 0)) {
    refuseOption('config.exploration', 'a number above 0', exploration);
  }
  const { actors, legal: legal2, play: play3, evolve: evolve3, copy } = game.rules;
  const policyOf = config.policy ?? uniform;
  const reward = config.reward ?? ((state, seat) => placing(game, state, seat));
  const value2 = config.value ?? (() => 0);
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
      play3(draft, at(moves, index), evolve3, chance);
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
      if (draft.step.type !== OVER) playOn(game, draft, policy, chance, until2);
      const end = finishDraft(draft);
      const worthTo = end.step.type === OVER ? reward : value2;
      for (const pick of path) {
        const worth = worthTo(end, pick.seat);
        least = Math.min(least, worth);
        most = Math.max(most, worth);
        count2(game, pick.node.tally, end, pick.seat, worth);
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
function refilled(game, view2, seed, lists) {
  const world = game.determinize(view2, seed);
  const target = lists(world);
  const slots = [];
  lists(view2).forEach((seen, place) => {
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
function frozenCopy(value2) {
  if (typeof value2 !== 'object' || value2 === null) return value2;
  const given = Object.entries(value2);
  const fields = given.map(([name, field]) => [name, frozenCopy(field)]);
  if (Object.isFrozen(value2) && fields.every(([, field], index) => field === given[index]?.[1])) return value2;
  return Object.freeze(Array.isArray(value2) ? fields.map(([, field]) => field) : Object.fromEntries(fields));
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/moveShapes.ts
function seatAtTable(value2, table) {
  return isSeat(value2, table.seats);
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
function shapeOf(shapes, value2, table) {
  const known = shapes.byMove.get(value2);
  if (known !== void 0) return value2.seat < table.seats ? known : 'seat';
  if (typeof value2 !== 'object' || value2 === null) return '';
  const { type } = value2;
  if (!isRecord(value2)) return '';
  const shape = shapes.byType.get(type);
  if (shape === void 0) return 'type';
  if (!seatAtTable(value2['seat'], table)) return 'seat';
  let present = 2;
  for (const { name, shape: matches } of shape.fields) {
    const given = value2[name];
    if (!matches(given, table, value2)) return name;
    if (given !== void 0) present++;
  }
  const isExact = Object.keys(value2).length === present && Object.getOwnPropertyNames(value2).length === present;
  return isExact ? shape : wrongField(shape, value2);
}
function wrongField({ fields }, value2) {
  const known = ['type', 'seat', ...fields.map(({ name }) => name)];
  const isWrong = (key) =>
    value2[key] === void 0 || !Object.prototype.propertyIsEnumerable.call(value2, key) || !known.includes(key);
  return Object.getOwnPropertyNames(value2).find(isWrong)?.slice(0, 40) ?? '';
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
  function judge(table, value2) {
    const shape = shapeOf(shapes, value2, table);
    if (typeof shape === 'string') return common({ clause: 'G-0', params: { path: shape } });
    const move = value2;
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
  function tryApply(state, value2, given) {
    if (viewerOf(requireGame('table', game.id, state)) !== void 0)
      throw new RangeError('state: expected a state, got a view; determinize it first');
    const violation = judge(state, value2);
    if (violation !== null) return { ok: false, violation };
    const move = value2;
    const draft = game.copy.state(state, move);
    const events = [];
    game.play(draft, move, collecting(events), given?.chance ? checkedChance(given.chance) : seeded(state.seed));
    return { ok: true, state: finishDraft(draft), events };
  }
  function evolve3(table, event) {
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
    evolve: evolve3,
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

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/evolve.ts
var STEPS = seatsUpTo(5).map((seat) => {
  const step = (type) => Object.freeze({ type, seat });
  return { open: step('open'), turn: step('turn'), ownCount: step('ownCount'), extraCard: step('extraCard') };
});
function initialState(seats, options, seed) {
  return {
    game: 'chicken-out',
    seats,
    options,
    gameNumber: 0,
    starter: options.firstSeat,
    turn: 1,
    step: at(STEPS, options.firstSeat).open,
    piles: perSeat(seats, () => []),
    series: [],
    count: 0,
    sameAs: null,
    leftGame: [],
    wentOut: [],
    eggs: 0,
    scores: perSeat(seats, () => 0),
    seed,
  };
}
function deal2(table, { gameNumber, starter, piles }) {
  table.gameNumber = gameNumber;
  table.starter = starter;
  table.turn = 1;
  table.step = at(STEPS, starter).open;
  table.piles = copyHands(piles);
  table.series = [];
  table.count = 0;
  table.sameAs = null;
  table.leftGame = [];
  table.wentOut = [];
}
function play(table, { seat, card, count: count3, sameAs }) {
  takeTop(at(table.piles, seat));
  table.series.push(card);
  table.count = count3;
  table.sameAs = sameAs;
}
function layEgg(table, { seat, pile }) {
  table.piles[seat] = pile.slice();
  table.eggs++;
}
function takeSeries(table, { seat }) {
  putSeriesUnder(table, seat);
  endSeries(table);
}
function make21(table, { to }) {
  if (to === null) table.leftGame = table.leftGame.concat(table.series);
  else putSeriesUnder(table, to);
  endSeries(table);
}
function passTurn(table, { to, step }) {
  table.turn++;
  table.step = at(STEPS, to)[step];
}
function addPoints(table, { points }) {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
}
function endSession(table, { reason, foxes }) {
  table.step = { type: 'over', reason, foxes: foxes?.slice() ?? null };
}
function evolve(table, event) {
  switch (event.type) {
    case 'dealt':
      deal2(table, event);
      break;
    case 'played':
      play(table, event);
      break;
    case 'eggLaid':
      layEgg(table, event);
      break;
    case 'busted':
    case 'chickenedOut':
      takeSeries(table, event);
      break;
    case 'made21':
      make21(table, event);
      break;
    // CO-5.1
    case 'wentOut':
      table.wentOut = table.wentOut.concat(event.seat);
      break;
    // CO-4.2, CO-4.3
    case 'ownCountBegan':
      table.step = at(STEPS, event.seat).ownCount;
      break;
    // CO-6.2
    case 'doubledUp':
      table.step = at(STEPS, event.seat).extraCard;
      break;
    // CO-4.4: the series stays.
    case 'stopped':
      break;
    case 'turnPassed':
      passTurn(table, event);
      break;
    case 'gameEnded':
      addPoints(table, event);
      break;
    case 'sessionEnded':
      endSession(table, event);
      break;
    default:
      rejectEvent(event);
  }
}
function putSeriesUnder(table, seat) {
  const { series } = table;
  const pile = [];
  for (let index = series.length - 1; index >= 0; index--) pile.push(at(series, index));
  for (const card of at(table.piles, seat)) pile.push(card);
  table.piles[seat] = pile;
}
function endSeries(table) {
  clear(table.series);
  table.count = 0;
  table.sameAs = null;
}
function copyState(state, move) {
  return {
    game: state.game,
    seats: state.seats,
    options: state.options,
    gameNumber: state.gameNumber,
    starter: state.starter,
    turn: state.turn,
    step: borrowed(state.step),
    piles: copyHands(state.piles, move?.seat),
    series: state.series.slice(),
    count: state.count,
    sameAs: state.sameAs,
    leftGame: borrowed(state.leftGame),
    wentOut: borrowed(state.wentOut),
    eggs: state.eggs,
    scores: borrowed(state.scores),
    seed: state.seed,
  };
}
function copyView(view2) {
  return {
    game: view2.game,
    seats: view2.seats,
    options: view2.options,
    gameNumber: view2.gameNumber,
    starter: view2.starter,
    turn: view2.turn,
    step: borrowed(view2.step),
    piles: copyHands(view2.piles),
    series: view2.series.slice(),
    count: view2.count,
    sameAs: view2.sameAs,
    leftGame: borrowed(view2.leftGame),
    wentOut: borrowed(view2.wentOut),
    eggs: view2.eggs,
    scores: borrowed(view2.scores),
    viewer: view2.viewer,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/table.ts
var BLACK_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
var RED_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
var FOXES = ['SAME', 'ZERO', 'DOUBLE', 'TWENTY'];

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/cards.ts
var KINDS = /* @__PURE__ */ allKinds();
function allKinds() {
  return [
    ...BLACK_NUMBERS.map((number) => Object.freeze({ colour: 'black', number })),
    ...RED_NUMBERS.map((number) => Object.freeze({ colour: 'red', number })),
    ...FOXES,
  ];
}
var FOX_COPIES = { SAME: 4, ZERO: 2, DOUBLE: 2, TWENTY: 2 };
function copiesOf(kind) {
  if (isFox(kind)) return FOX_COPIES[kind];
  if (kind.number === 7) return 4;
  return kind.number < 2 ? 3 : 2;
}
var DECK = /* @__PURE__ */ buildDeck(KINDS, copiesOf);
function nameOf(card) {
  return isFox(card) ? card : `${card.colour} ${card.number}`;
}
function isFox(card) {
  return typeof card === 'string';
}
var TWENTY_ONE = 21;
var CHICKEN_OUT_FROM = 11;
var CHICKEN_POINTS = 1;
var FOX_POINTS = 10;

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/rules.ts
function begin(state, emit, chance) {
  beginGame(state, 1, state.options.firstSeat, emit, chance);
}
function beginGame(state, gameNumber, starter, emit, chance) {
  const deck = chance.shuffle(`deal/${gameNumber}`, DECK);
  const piles = deal(deck, state.seats, starter, DECK.length / state.seats);
  for (const pile of piles) pile.reverse();
  emit(state, { type: 'dealt', gameNumber, starter, piles });
}
function sameAfter(sameAs, card, options) {
  if (card === 'SAME') return sameAs;
  return options.sameCopies === 'lastChicken' && isFox(card) ? sameAs : card;
}
function countAfter(count3, card, sameAs) {
  const effect = card === 'SAME' ? sameAs : card;
  if (effect === null) return count3;
  if (effect === 'ZERO') return 0;
  if (effect === 'DOUBLE') return 2 * count3;
  if (effect === 'TWENTY') return 20;
  const sum = count3 + effect.number;
  return effect.colour === 'red' && sum > TWENTY_ONE ? count3 - effect.number : sum;
}
function playTopCard(state, seat, emit, chance) {
  const card = top(at(state.piles, seat));
  const count3 = countAfter(state.count, card, state.sameAs);
  emit(state, { type: 'played', seat, card, sameAs: sameAfter(state.sameAs, card, state.options), count: count3 });
  if (state.options.layAnEgg && isEgg(card)) layAnEgg(state, seat, emit, chance);
}
function play2(state, seat, emit, chance) {
  const { type } = state.step;
  playTopCard(state, seat, emit, chance);
  if (type === 'open' && holdsCards(state, seat)) playTopCard(state, seat, emit, chance);
  endTurn(state, seat, emit, chance);
}
function endTurn(state, seat, emit, chance) {
  if (state.count > TWENTY_ONE) bust(state, seat, emit, chance);
  else if (state.count === TWENTY_ONE) make212(state, seat, emit, chance);
  else if (!holdsCards(state, seat)) goOut(state, seat, emit, chance);
  else if (state.step.type === 'ownCount') return;
  else if (state.options.doubleUp && isDouble(state.series)) emit(state, { type: 'doubledUp', seat });
  else passTurn2(state, seat, 'turn', emit, chance);
}
function bust(state, seat, emit, chance) {
  emit(state, { type: 'busted', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else passTurn2(state, seat, 'open', emit, chance);
}
function make212(state, seat, emit, chance) {
  emit(state, { type: 'made21', seat, to: state.options.passOn ? receiver(state, seat) : null });
  if (!holdsCards(state, seat)) emit(state, { type: 'wentOut', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else emit(state, { type: 'ownCountBegan', seat });
}
function whyNotChickenOut(table) {
  switch (table.step.type) {
    case 'ownCount':
      return { clause: 'CO-4.4', params: { move: 'chickenOut' } };
    case 'extraCard':
      return { clause: 'CO-6.2', params: {} };
    default:
      if (table.count >= CHICKEN_OUT_FROM) return null;
      return { clause: 'CO-4.3', params: { need: CHICKEN_OUT_FROM, have: table.count } };
  }
}
function chickenOut(state, seat, emit, chance) {
  emit(state, { type: 'chickenedOut', seat });
  if (isLastSeries(state)) endGame(state, 'wentOut', emit, chance);
  else emit(state, { type: 'ownCountBegan', seat });
}
function whyNotStop(table) {
  const { step, series, options } = table;
  if (step.type === 'extraCard' || series.length >= options.ownCountMin) return null;
  return { clause: 'CO-4.4', params: { move: 'stop', need: options.ownCountMin, have: series.length } };
}
function stop(state, seat, emit, chance) {
  emit(state, { type: 'stopped', seat });
  passTurn2(state, seat, 'turn', emit, chance);
}
function passTurn2(state, from, step, emit, chance) {
  if (state.turn === state.options.maxTurns) endGame(state, 'maxTurns', emit, chance);
  else emit(state, { type: 'turnPassed', to: nextSeat(from, state.seats, (seat) => holdsCards(state, seat)), step });
}
function holdsCards(table, seat) {
  return at(table.piles, seat).length > 0;
}
function goOut(state, seat, emit, chance) {
  emit(state, { type: 'wentOut', seat });
  if (state.wentOut.length === state.seats) endGame(state, 'allOut', emit, chance);
  else passTurn2(state, seat, 'turn', emit, chance);
}
function isLastSeries(table) {
  return table.wentOut.length > 0;
}
function endGame(state, reason, emit, chance) {
  const { gameNumber, starter, seats, options } = state;
  const { foxes, points } = options.scoring === 'cards' ? scoreCards(state) : scoreRanks(state);
  emit(state, { type: 'gameEnded', reason, foxes, points });
  if (gameNumber === options.games) emit(state, { type: 'sessionEnded', reason, foxes });
  else beginGame(state, gameNumber + 1, leftOf(starter, seats), emit, chance);
}
function scoreRanks(state) {
  return { foxes: null, points: perSeat(state.seats, (seat) => finishingRank(state, seat)) };
}
function scoreCards(state) {
  const foxes = state.piles.map((pile) => pile.filter(isFox).length);
  return { foxes, points: perSeat(state.seats, (seat) => cardPoints(state, seat, foxes)) };
}
function finishingRank(table, seat) {
  let better = 0;
  for (let other = 0; other < table.seats; other++) if (rankKey(table, other) < rankKey(table, seat)) better++;
  return better + 1;
}
function rankKey(table, seat) {
  const index = table.wentOut.indexOf(seat);
  if (index < 0) return at(table.piles, seat).length;
  return index === 0 ? -1 : 0;
}
function cardPoints(table, seat, foxes) {
  const chickens = at(table.piles, seat).length - at(foxes, seat);
  return chickens * CHICKEN_POINTS + at(foxes, seat) * FOX_POINTS;
}
function ranking(table) {
  return rank(table.seats, (a, b) => at(table.scores, a) - at(table.scores, b));
}
function isEgg(card) {
  return !isFox(card) && card.number === 0;
}
function layAnEgg(state, seat, emit, chance) {
  const pile = at(state.piles, seat);
  if (pile.length < 2) return;
  emit(state, { type: 'eggLaid', seat, pile: chance.shuffle(`egg/${state.eggs + 1}`, pile) });
}
function isDouble(series) {
  if (series.length < 2) return false;
  const card = top(series);
  const before = at(series, series.length - 2);
  if (isFox(card) || isFox(before)) return card === 'SAME' && before === 'SAME';
  return card.number === before.number;
}
function receiver(table, maker) {
  const to = nextSeat(maker, table.seats, (seat) => seat === maker || holdsCards(table, seat));
  return to === maker ? null : to;
}
function whyNot(table, move) {
  switch (move.type) {
    case 'play':
      return null;
    case 'chickenOut':
      return whyNotChickenOut(table);
    case 'stop':
      return whyNotStop(table);
  }
}
function playMove(state, move, emit, chance) {
  switch (move.type) {
    case 'play':
      play2(state, move.seat, emit, chance);
      break;
    case 'chickenOut':
      chickenOut(state, move.seat, emit, chance);
      break;
    case 'stop':
      stop(state, move.seat, emit, chance);
      break;
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/movegen.ts
var MOVES = seatsUpTo(5).map((seat) => {
  const move = (type) => Object.freeze({ seat, type });
  return { play: move('play'), chickenOut: move('chickenOut'), stop: move('stop') };
});
var INTERNED_MOVES = MOVES.flatMap(({ play: play3, chickenOut: chickenOut3, stop: stop2 }) => [
  play3,
  chickenOut3,
  stop2,
]);
function legal(table, seat, out) {
  const { play: play3, chickenOut: chickenOut3, stop: stop2 } = at(MOVES, seat);
  out.push(play3);
  switch (table.step.type) {
    case 'turn':
      if (whyNotChickenOut(table) === null) out.push(chickenOut3);
      break;
    case 'ownCount':
    case 'extraCard':
      if (whyNotStop(table) === null) out.push(stop2);
      break;
  }
  return out;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/options.ts
var OFF = flag(false);
var passOn = {
  default: OFF.default,
  read: (given, path, seats) =>
    given === true && seats !== 5
      ? refuseOption(path, `false with ${seats} seats (true needs 5)`, given)
      : OFF.read(given, path, seats),
};
var OPTIONS = {
  firstSeat: seatOption(0),
  sameCopies: choice(['preceding', 'lastChicken'], 'preceding'),
  ownCountMin: count(() => 1, 2),
  scoring: choice(['rank', 'cards'], 'rank'),
  games: count(() => 1),
  maxTurns: count(() => 2e3),
  layAnEgg: OFF,
  doubleUp: OFF,
  passOn,
};

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/view.ts
function view(table, viewer) {
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    gameNumber: table.gameNumber,
    starter: table.starter,
    turn: table.turn,
    step: copyStep(table.step),
    piles: table.piles.map(hide),
    series: table.series.slice(),
    count: table.count,
    sameAs: table.sameAs,
    leftGame: table.leftGame.slice(),
    wentOut: table.wentOut.slice(),
    eggs: table.eggs,
    scores: table.scores.slice(),
    viewer,
  };
}
function copyStep(step) {
  return step.type === 'over' && step.foxes !== null ? { ...step, foxes: step.foxes.slice() } : { ...step };
}
function redact(event) {
  switch (event.type) {
    case 'dealt':
      return { ...event, piles: event.piles.map(hide) };
    case 'eggLaid':
      return { ...event, pile: hide(event.pile) };
    default:
      return event;
  }
}
function hiddenCards(view2) {
  return unseen(DECK, [...view2.piles.flat(), ...view2.series, ...view2.leftGame], nameOf);
}
function determinize(view2, seed, chance) {
  const hidden = chance.shuffle('hidden', hiddenCards(view2));
  const counted = view2.step.type === 'over' ? view2.step.foxes : null;
  const foxes = counted === null ? [] : hidden.filter(isFox);
  const others = counted === null ? hidden : hidden.filter((card) => !isFox(card));
  return {
    game: view2.game,
    seats: view2.seats,
    options: view2.options,
    gameNumber: view2.gameNumber,
    starter: view2.starter,
    turn: view2.turn,
    step: copyStep(view2.step),
    piles: view2.piles.map((pile, seat) => {
      const wanted = counted === null ? 0 : at(counted, seat) - pile.filter(isFox).length;
      const drawn2 = foxes.splice(0, wanted);
      const slots = pile.filter((card) => card === null).length;
      const cards = chance.shuffle(`pile/${seat}`, [...drawn2, ...others.splice(0, slots - wanted)]);
      return pile.map((card) => card ?? takeTop(cards));
    }),
    series: view2.series.slice(),
    count: view2.count,
    sameAs: view2.sameAs,
    leftGame: view2.leftGame.slice(),
    wentOut: view2.wentOut.slice(),
    eggs: view2.eggs,
    scores: view2.scores.slice(),
    seed,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/odds.ts
function eachWay(view2, add2) {
  const { step, viewer, options } = view2;
  if (step.type === 'over' || step.seat !== viewer) {
    throw new RangeError('view: expected the view of the seat that is to act');
  }
  const pile = at(view2.piles, viewer);
  const rest = pile.slice(0, -1);
  const hidden = hiddenCards(view2);
  const firsts = comingUp(top(pile), hidden);
  if (step.type !== 'open' || rest.length === 0) {
    for (const card of firsts) add2(card, null, 1);
    return;
  }
  const known = rest.filter((card) => card !== null);
  const hiddenSlots = rest.length - known.length;
  const shuffles = (card) => options.layAnEgg && isEgg(card) && known.length > 0;
  const anyShuffle = firsts.some(shuffles);
  for (const first of firsts) {
    const left = top(pile) === null ? without(hidden, first) : hidden;
    const addAll = (seconds, ways) => {
      for (const second of seconds) add2(first, second, ways);
    };
    const unknown = hiddenSlots > 0 ? left.length : 1;
    if (shuffles(first)) {
      addAll(known, unknown);
      addAll(left, hiddenSlots);
    } else {
      const seconds = comingUp(top(rest), left);
      addAll(seconds, anyShuffle ? (rest.length * unknown) / seconds.length : 1);
    }
  }
}
function comingUp(card, hidden) {
  return card === null ? hidden : [card];
}
function without(cards, card) {
  const left = cards.slice();
  left.splice(left.indexOf(card), 1);
  return left;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/index.ts
var chickenOut2 = defineGame({
  id: 'chicken-out',
  title: 'Chicken Out!',
  rulesVersion: 1,
  seats: { min: 2, max: 5, default: 2 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    play: { steps: ['open', 'turn', 'ownCount', 'extraCard'], fields: {} },
    // CO-4.3a: CO-4.4 and CO-6.2 refuse it in an own count and on an extra card, instead of G-3.
    chickenOut: { steps: ['turn', 'ownCount', 'extraCard'], fields: {} },
    stop: { steps: ['ownCount', 'extraCard'], fields: {} },
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

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/heaps.ts
function heapsOf(view2) {
  return view2.heaps ?? perSeat(view2.seats, () => []);
}
function certain({ known, weights }) {
  return known + weights.findIndex((weight2) => weight2 > 0);
}
function unplaced(view2, card) {
  const name = nameOf(card);
  let left = copiesOf(card);
  for (const list of [...view2.piles, view2.series, view2.leftGame]) {
    for (const shown of list) if (shown !== null && nameOf(shown) === name) left--;
  }
  for (const heap of heapsOf(view2)) left -= kindIn(heap, card)?.known ?? 0;
  return left;
}
function kindIn(heap, card) {
  const name = nameOf(card);
  return heap.find((kind) => nameOf(kind.card) === name);
}
function weightsAfter({ known, weights }) {
  return weights.map((weight2, unknown) => weight2 * Math.max(0, known + unknown));
}
function shuffled(view2, seat) {
  const heap = at(heapsOf(view2), seat).slice();
  for (const card of at(view2.piles, seat)) {
    if (card === null) continue;
    const kind = kindIn(heap, card);
    if (kind === void 0) heap.push({ card, known: 1, weights: perSeat(unplaced(view2, card) + 1, () => 1) });
    else heap[heap.indexOf(kind)] = { ...kind, known: kind.known + 1 };
  }
  return heap;
}
function drawn(view2, seat, card) {
  const heap = at(heapsOf(view2), seat);
  const kind = kindIn(heap, card);
  if (kind === void 0) return heap;
  const weights = weightsAfter({ ...kind, weights: kind.weights.slice(0, unplaced(view2, card) + 1) });
  const max = Math.max(...weights);
  const now = { ...kind, known: kind.known - 1, weights: weights.map((weight2) => weight2 / max) };
  const isGone = now.known === 0 && weights.length === 1;
  return heap.flatMap((other) => (other !== kind ? other : isGone ? [] : now));
}
function heapsAfter(view2, event) {
  const heaps = heapsOf(view2);
  switch (event.type) {
    // At the end, the foxes of each pile may be counted (CO-5.4a); what else lies there matters no longer.
    case 'dealt':
    case 'sessionEnded':
      return perSeat(view2.seats, () => []);
    case 'eggLaid':
      return heaps.map((heap, seat) => (seat === event.seat ? shuffled(view2, seat) : heap));
    case 'played': {
      const pile = at(view2.piles, event.seat);
      if (top(pile) !== null) return heaps;
      const isLast = pile.indexOf(null) === pile.length - 1;
      return heaps.map((heap, seat) => (seat !== event.seat ? heap : isLast ? [] : drawn(view2, seat, event.card)));
    }
    default:
      return heaps;
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/knowledge.ts
function knowledgeOf(view2) {
  const unknown = view2.piles.map(unknownOnTop);
  const heaps = heapsOf(view2).map((heap) => {
    if (heap.length === 0) return NO_CARDS;
    const counts = noCards();
    for (const kind of heap) add(counts, kind.card, certain(kind));
    return counts;
  });
  const unseen2 = noCards();
  let { gameNumber, turn, eggs } = view2;
  let mover = 0;
  let opening = false;
  let [size, series, left] = [0, 0, 0];
  function hiddenIn(table) {
    const counts = { ...WHOLE_DECK, black: WHOLE_DECK.black.slice(), red: WHOLE_DECK.red.slice() };
    table.piles.forEach((pile, seat) => {
      for (let index = pile.length - at(unknown, seat) - 1; index >= 0; index--) add(counts, pile[index] ?? null, -1);
    });
    for (const card of table.series) add(counts, card, -1);
    for (const card of table.leftGame) add(counts, card, -1);
    return counts;
  }
  function cameUp(card) {
    const heap = at(heaps, mover);
    add(heap.total > 0 && card !== null && countOf(heap, card) > 0 ? heap : unseen2, card, -1);
  }
  function shuffle2(table, after) {
    unknown[mover] = after;
    const hidden = hiddenIn(table);
    const own = at(heaps, mover);
    const shuffled2 = own === NO_CARDS ? noCards() : own;
    heaps[mover] = shuffled2;
    for (const card of KINDS) {
      let count3 = countOf(hidden, card) - countOf(unseen2, card);
      heaps.forEach((heap, seat) => {
        if (seat !== mover) count3 -= countOf(heap, card);
      });
      if (count3 < 0) add(unseen2, card, count3);
      add(shuffled2, card, Math.max(0, count3) - countOf(shuffled2, card));
    }
  }
  function look(table) {
    ({ turn, eggs } = table);
    if (table.step.type === 'over') return;
    mover = table.step.seat;
    opening = table.step.type === 'open';
    size = at(table.piles, mover).length;
    series = table.series.length;
    left = table.leftGame.length;
  }
  function played(table, back) {
    if (table.series.length > 0) return at(table.series, table.series.length - 1 - back);
    if (table.leftGame.length > left) return at(table.leftGame, table.leftGame.length - 1 - back);
    let seat = mover;
    if (at(table.piles, mover).length < size) {
      do seat = leftOf(seat, table.seats);
      while (at(table.piles, seat).length === 0);
    }
    return at(table.piles, seat)[back] ?? null;
  }
  function recount(table) {
    const hidden = hiddenIn(table);
    for (const heap of heaps) {
      if (heap.total > 0) for (const card of KINDS) add(hidden, card, -countOf(heap, card));
    }
    Object.assign(unseen2, hidden);
  }
  recount(view2);
  look(view2);
  return {
    unknown,
    heaps,
    unseen: unseen2,
    follow(table) {
      if (table.gameNumber !== gameNumber) {
        ({ gameNumber } = table);
        table.piles.forEach((pile, seat) => {
          unknown[seat] = pile.length;
          heaps[seat] = NO_CARDS;
        });
        recount(table);
        look(table);
        return;
      }
      const now = at(table.piles, mover).length;
      if (table.turn === turn && now === size) return;
      const { step } = table;
      const chickenedOut = now > size && step.type === 'ownCount' && step.seat === mover;
      const stopped = now === size && series > 0 && table.series.length === series;
      if (!chickenedOut && !stopped) {
        const cards = opening && size > 1 ? 2 : 1;
        const hidden = at(unknown, mover);
        const first = played(table, cards - 1);
        const shufflesFirst = table.eggs > eggs && first !== null && isEgg(first) && size > 2;
        const news = Math.min(shufflesFirst ? 1 : cards, hidden);
        for (let card = 0; card < news; card++) cameUp(played(table, cards - 1 - card));
        unknown[mover] = hidden - news;
        if (table.eggs > eggs) shuffle2(table, size - cards);
      }
      look(table);
    },
  };
}
function unknownOnTop(pile) {
  const known = pile.indexOf(null);
  return known < 0 ? 0 : pile.length - known;
}
function add(counts, card, count3) {
  if (card === null || count3 === 0) return;
  if (isFox(card)) counts[card] += count3;
  else counts[card.colour][card.number] = at(counts[card.colour], card.number) + count3;
  counts.total += count3;
}
function countOf(counts, kind) {
  return isFox(kind) ? counts[kind] : at(counts[kind.colour], kind.number);
}
var WHOLE_DECK = /* @__PURE__ */ wholeDeck();
function wholeDeck() {
  const counts = noCards();
  for (const kind of KINDS) add(counts, kind, copiesOf(kind));
  return counts;
}
function noCards() {
  return { black: none(), red: none(), SAME: 0, ZERO: 0, DOUBLE: 0, TWENTY: 0, total: 0 };
}
var NO_CARDS = /* @__PURE__ */ noCards();
function none() {
  return Array.from({ length: 12 }, () => 0);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/heuristic.ts
var TASTE = { ownCount: 6, rival: 0.4 };
var GOING_OUT = 30;
var ALL_BUT_OUT = 2;
var EMPTY = { count: 0, sameAs: null, length: 0 };
function thumbs(taste) {
  return (_seed, view2) => playing(knowledgeOf(view2), taste);
}
function playing(knowledge, taste) {
  return (moves, table, seat) => {
    knowledge.follow(table);
    const [play3, other] = moves;
    return other === void 0 || wantsToPlay(thoughtOf(table, seat, knowledge, taste)) ? play3 : other;
  };
}
function thoughtOf(table, seat, knowledge, taste) {
  const next = nextSeat(seat, table.seats, (other) => at(table.piles, other).length > 0);
  const isLastSeries2 = table.wentOut.length > 0;
  const flight = isLastSeries2 ? 0 : isKnown(knowledge, next) ? ownRun(table, next) : taste.ownCount;
  return {
    table,
    knowledge,
    taste,
    seat,
    next,
    rival: taste.rival / (table.seats - 1),
    isLastSeries: isLastSeries2,
    flight,
  };
}
function wantsToPlay(thought) {
  const { table, seat, knowledge, taste, isLastSeries: isLastSeries2 } = thought;
  const { type } = table.step;
  const series = { count: table.count, sameAs: table.sameAs, length: table.series.length };
  const known = isKnown(knowledge, seat);
  if (type === 'ownCount' && known) return bestRun(thought, series) > leaving(thought, series);
  const playing2 = known ? playingCard(thought, series, top(at(table.piles, seat))) : playingUnknown(thought, series);
  if (type !== 'turn') return playing2 >= leaving(thought, series);
  const own = isLastSeries2 ? 0 : known ? bestRun(thought, EMPTY) : taste.ownCount;
  return playing2 >= own - series.length;
}
function isKnown({ unknown }, seat) {
  return at(unknown, seat) === 0;
}
function leaving(thought, series) {
  return thought.rival * facing(thought, series);
}
function facing(thought, series) {
  const { table, knowledge, next, flight, isLastSeries: isLastSeries2, taste } = thought;
  const { count: count3, sameAs, length } = series;
  const pile = at(table.piles, next);
  const gain = pile.length === 1 ? GOING_OUT : 1;
  const own = isLastSeries2 ? 0 : taste.ownCount;
  let cost;
  if (isKnown(knowledge, next)) {
    const after = countAfter(count3, top(pile), sameAs);
    cost = after > TWENTY_ONE ? length : after === TWENTY_ONE ? -gain - own : -gain;
  } else {
    const busts = average(thought, next, series, bustWays);
    cost = busts * length - (1 - busts) * gain - average(thought, next, series, waysTo21) * own;
  }
  return count3 < CHICKEN_OUT_FROM ? cost : Math.min(cost, length - flight);
}
function playingCard(thought, series, card) {
  const { table, seat, taste, isLastSeries: isLastSeries2 } = thought;
  const { length } = series;
  const played = card;
  const count3 = countAfter(series.count, played, series.sameAs);
  if (count3 > TWENTY_ONE) return bust2(thought, length);
  if (at(table.piles, seat).length === 1) return GOING_OUT;
  if (count3 === TWENTY_ONE) return isLastSeries2 ? 1 : 1 + taste.ownCount;
  const sameAs = sameAfter(series.sameAs, played, table.options);
  return 1 + leaving(thought, { count: count3, sameAs, length: length + 1 });
}
function bust2({ table, next, rival, isLastSeries: isLastSeries2 }, length) {
  const losesNow = !isLastSeries2 && at(table.piles, next).length <= ALL_BUT_OUT;
  return losesNow ? -length - GOING_OUT * rival : -length;
}
function playingUnknown(thought, series) {
  return average(thought, thought.seat, series, worthPlaying);
}
function average(thought, seat, series, sumOf) {
  const { unknown, heaps, unseen: unseen2 } = thought.knowledge;
  const heap = at(heaps, seat);
  if (heap.total === 0) return sumOf(unseen2, series, thought) / unseen2.total;
  const others = at(unknown, seat) - heap.total;
  const sum = others === 0 ? 0 : (others * sumOf(unseen2, series, thought)) / unseen2.total;
  return (sumOf(heap, series, thought) + sum) / at(unknown, seat);
}
function worthPlaying(cards, series, thought) {
  let sum = 0;
  for (const kind of KINDS) {
    const copies = countOf(cards, kind);
    if (copies > 0) sum += copies * playingCard(thought, series, kind);
  }
  return sum;
}
function bestRun(thought, from) {
  const { table, seat } = thought;
  const { options, step } = table;
  const pile = at(table.piles, seat);
  let [best, gain, series] = [-Infinity, 0, from];
  for (let index = pile.length - 1; index >= 0; index--) {
    const card = pile[index];
    const count3 = countAfter(series.count, card, series.sameAs);
    if (count3 > TWENTY_ONE) return Math.max(best, gain + bust2(thought, series.length));
    gain += 1;
    if (index === 0 && step.type === 'ownCount') return GOING_OUT;
    series = { count: count3, sameAs: sameAfter(series.sameAs, card, options), length: series.length + 1 };
    if (count3 === TWENTY_ONE) {
      series = EMPTY;
      best = Math.max(best, gain);
    } else if (series.length >= options.ownCountMin) best = Math.max(best, gain + leaving(thought, series));
    if (options.layAnEgg && isEgg(card)) break;
  }
  return best;
}
function ownRun(table, seat) {
  const pile = at(table.piles, seat);
  let [count3, gain] = [0, 0];
  let sameAs = null;
  for (let index = pile.length - 1; index >= 0; index--) {
    const card = pile[index];
    count3 = countAfter(count3, card, sameAs);
    if (count3 > TWENTY_ONE) break;
    sameAs = count3 === TWENTY_ONE ? null : sameAfter(sameAs, card, table.options);
    if (count3 === TWENTY_ONE) count3 = 0;
    gain += 1;
  }
  return gain;
}
function bustWays(cards, { count: count3, sameAs }) {
  if (count3 < CHICKEN_OUT_FROM) return 0;
  let ways = cards.DOUBLE;
  for (let number = TWENTY_ONE - count3 + 1; number < cards.black.length; number++) ways += at(cards.black, number);
  if (countAfter(count3, 'SAME', sameAs) > TWENTY_ONE) ways += cards.SAME;
  return ways;
}
function waysTo21(cards, { count: count3, sameAs }) {
  const number = TWENTY_ONE - count3;
  let ways = number < cards.black.length ? at(cards.black, number) + at(cards.red, number) : 0;
  if (countAfter(count3, 'SAME', sameAs) === TWENTY_ONE) ways += cards.SAME;
  return ways;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/levels.ts
var levels = {
  easy: { iterations: 0, slips: 0.08, elo: { 2: -197, 3: -119, 4: -109, 5: -72 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  strong: { iterations: 100, slips: 0, elo: { 2: 348, 3: 217, 4: 160, 5: 59 } },
  expert: { iterations: 1e3, slips: 0, elo: {} },
};

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/method.ts
var HORIZON = 40;
var SCORED = { rank: 0.1, cards: 5e-3 };
function method() {
  return { until, value, plans: stopping, favourite: thumbs(TASTE) };
}
function until({ gameNumber, wentOut, step }, played, view2) {
  if (gameNumber !== view2.gameNumber) return true;
  return played >= HORIZON && step.type !== 'ownCount' && wentOut.length === 0;
}
function value(state, seat) {
  const { seats, step, scores, options } = state;
  if (step.type === 'over') {
    const [first = []] = ranking(state);
    return first.includes(seat) ? 1 / first.length : 0;
  }
  let [weights, others] = [0, 0];
  for (let other = 0; other < seats; other++) {
    weights += weight(state, other);
    if (other !== seat) others += at(scores, other);
  }
  const lead = others / (seats - 1) - at(scores, seat);
  return weight(state, seat) / weights + lead * SCORED[options.scoring];
}
function weight({ piles, options }, seat) {
  const pile = at(piles, seat);
  let load = 10 + pile.length;
  if (options.scoring === 'cards') {
    for (const card of pile) if (isFox(card)) load += FOX_POINTS - CHICKEN_POINTS;
  }
  return 1 / (load * load * load);
}
function stopping(view2, moves) {
  const { step } = view2;
  const first = moves.find(({ type }) => type === (step.type === 'turn' ? 'chickenOut' : 'play'));
  if (first === void 0 || (step.type !== 'turn' && step.type !== 'ownCount')) return [];
  const before = step.type === 'turn' ? 1 : 0;
  return stops(view2).map((cards) => stopAfter(first, before + cards));
}
function stops({ viewer, piles, options, ...table }) {
  const pile = at(piles, viewer ?? 0);
  const isOwn = table.step.type === 'ownCount';
  let { count: count3, sameAs } = isOwn ? table : { count: 0, sameAs: null };
  let length = isOwn ? table.series.length : 0;
  const found = [];
  for (let played = 1; played <= pile.length; played++) {
    const card = at(pile, pile.length - played);
    if (card === null) break;
    count3 = countAfter(count3, card, sameAs);
    if (count3 > TWENTY_ONE) break;
    sameAs = sameAfter(sameAs, card, options);
    length += 1;
    if (count3 === TWENTY_ONE) [count3, sameAs, length] = [0, null, 0];
    else if (length >= options.ownCountMin) found.push(played);
  }
  return found;
}
function stopAfter(move, moves) {
  return {
    move,
    next([play3, stop2], table, played) {
      if (table.step.type !== 'ownCount' || play3 === void 0 || played > moves) return null;
      return played < moves ? play3 : (stop2 ?? null);
    },
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/seen.ts
function seenAfter(game, world, move, viewer, given) {
  const attempt = game.tryApply(world, move, given);
  if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
  return attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/chances.ts
var import_tychei5 = __toESM(require_tychei(), 1);
var FACTORIALS = /* @__PURE__ */ factorials();
function factorials() {
  const all = [1];
  for (let n = 1; n <= DECK.length; n++) all.push(at(all, n - 1) * n);
  return all;
}
function spreadOf(view2, heaps, apart) {
  const unknown = view2.piles.map((pile, seat) => {
    const hidden = pile.filter((card) => card === null).length;
    return at(heaps, seat).reduce((left, { known }) => left - known, hidden);
  });
  const kinds = KINDS.map((card) => ({ card, left: unplaced({ ...view2, heaps }, card) })).filter(
    ({ left }) => left > 0,
  );
  const sum = unknown.reduce((total, count3) => total + count3, 0);
  if (unknown.some((count3) => count3 < 0) || sum !== kinds.reduce((total, { left }) => total + left, 0)) refuseHeaps();
  const weighs = (heap, { card, left }) => {
    const weights = kindIn(heap, card)?.weights.slice(0, left + 1) ?? [];
    return weights.some((weight2) => weight2 === 0 || weight2 !== weights[0]);
  };
  const isAlone = heaps.map((heap, seat) => seat === apart?.seat || kinds.some((kind) => weighs(heap, kind)));
  const together = seatsOf(isAlone, false);
  const groups = seatsOf(isAlone, true).map((seat) => ({
    seats: [seat],
    unknown: at(unknown, seat),
    heap: at(heaps, seat),
  }));
  groups.push({ seats: together, unknown: together.reduce((sum2, seat) => sum2 + at(unknown, seat), 0), heap: [] });
  const weighed = [];
  const plain = [];
  for (const kind of kinds) {
    if (kind.card === apart?.card || heaps.some((heap) => weighs(heap, kind)))
      weighed.push({ card: kind.card, shares: sharesOf(groups, kind) });
    else for (let copy = 0; copy < kind.left; copy++) plain.push(kind.card);
  }
  return { groups, weighed, plain };
}
function refuseHeaps() {
  throw new RangeError('view.heaps: expected heaps that the cards in sight allow');
}
var seatsOf = (isAlone, wanted) => isAlone.flatMap((alone, seat) => (alone === wanted ? [seat] : []));
function sharesOf(groups, { card, left }) {
  let shares = [{ counts: [], left, weight: at(FACTORIALS, left) }];
  groups.forEach(({ heap }, index) => {
    const weights = kindIn(heap, card)?.weights;
    const isLast = index === groups.length - 1;
    shares = shares.flatMap((share) =>
      perSeat(share.left + 1, (count3) => ({
        counts: [...share.counts, count3],
        left: share.left - count3,
        weight: (share.weight * (weights?.[count3] ?? 1)) / at(FACTORIALS, count3),
      })).filter((next) => next.weight > 0 && (!isLast || next.left === 0)),
    );
  });
  return shares;
}
function waysOf({ weighed, plain }, favoured) {
  const known = /* @__PURE__ */ new Map();
  const ways = (index, room) => {
    if (room.some((free) => free < 0)) return 0;
    const key = `${index} ${room.join()}`;
    const found = known.get(key);
    if (found !== void 0) return found;
    let sum = 0;
    if (index === weighed.length) {
      sum = room.reduce((product, free) => product / at(FACTORIALS, free), at(FACTORIALS, plain.length));
      if (favoured !== null) sum *= plain.length === 0 ? 0 : at(room, favoured) / plain.length;
    } else {
      for (const { counts, weight: weight2 } of at(weighed, index).shares)
        sum += weight2 * ways(index + 1, less(room, counts));
    }
    known.set(key, sum);
    return sum;
  };
  return ways;
}
var less = (room, counts) => room.map((free, group) => free - at(counts, group));
var roomOf = ({ groups }) => groups.map(({ unknown }) => unknown);
function nextCards(view2, seat) {
  const shown = at(view2.piles, seat).at(-1);
  if (shown !== null && shown !== void 0) return [{ card: shown, probability: 1 }];
  const heaps = heapsOf(view2);
  const spread = spreadOf(view2, heaps, { seat });
  const room = roomOf(spread);
  const own = spread.groups.findIndex(({ seats }) => seats[0] === seat);
  const all = waysOf(spread, null)(0, room);
  if (!(all > 0)) refuseHeaps();
  const each = waysOf(spread, own)(0, room);
  const found = KINDS.map((card) => {
    const kind = kindIn(at(heaps, seat), card);
    const left = unplaced(view2, card);
    if (left === 0 || !spread.weighed.some((weighed) => weighed.card === card)) {
      return { card, ways: left * each + (kind?.known ?? 0) * all };
    }
    const { known, weights } = kind ?? { known: 0, weights: perSeat(left + 1, () => 1) };
    const drawn2 = { card, known, weights: weightsAfter({ known, weights }) };
    const heap = at(heaps, seat).filter((other) => other !== kind);
    const after = heaps.map((other, pile) => (pile === seat ? [...heap, drawn2] : other));
    const weighing = spreadOf(view2, after, { seat, card });
    return { card, ways: waysOf(weighing, null)(0, roomOf(weighing)) };
  }).filter(({ ways }) => ways > 0);
  const sum = found.reduce((total, { ways }) => total + ways, 0);
  return found.map(({ card, ways }) => ({ card, probability: ways / sum }));
}
function heapWorlds(view2, seed) {
  const heaps = heapsOf(view2);
  const spread = spreadOf(view2, heaps);
  const ways = waysOf(spread, null);
  const full = roomOf(spread);
  if (!(ways(0, full) > 0)) refuseHeaps();
  const world = chickenOut2.determinize(view2, seed);
  const piles = world.piles;
  const plain = spread.plain.slice();
  const fraction = (0, import_tychei5.default)(`${seed}/worlds`);
  function drawShares(unknown) {
    let room = full;
    spread.weighed.forEach(({ card, shares }, index) => {
      let point = fraction() * ways(index, room);
      let [drawn2, left] = [at(shares, 0).counts, room];
      for (const { counts, weight: weight2 } of shares) {
        const after = less(room, counts);
        const share = weight2 * ways(index + 1, after);
        if (share === 0) continue;
        [drawn2, left] = [counts, after];
        point -= share;
        if (point < 0) break;
      }
      drawn2.forEach((count3, group) => {
        for (let copy = 0; copy < count3; copy++) at(unknown, group).push(card);
      });
      room = left;
    });
    return room;
  }
  return {
    next() {
      const unknown = spread.groups.map(() => []);
      const room = drawShares(unknown);
      shuffleByThrees(plain, fraction);
      let dealt = 0;
      spread.groups.forEach(({ seats }, group) => {
        const cards = at(unknown, group);
        for (let count3 = at(room, group); count3 > 0; count3--) cards.push(at(plain, dealt++));
        shuffleByThrees(cards, fraction);
        for (const seat of seats) fill(at(piles, seat), at(view2.piles, seat), at(heaps, seat), cards, fraction);
      });
      return world;
    },
  };
}
function takeOut(cards, card) {
  removeAt(
    cards,
    cards.findIndex((other) => nameOf(other) === nameOf(card)),
  );
}
function fill(pile, seen, heap, cards, fraction) {
  const slots = seen.flatMap((card, index) => (card === null ? [index] : []));
  const lies = [];
  for (const { card, known } of heap) {
    for (let copy = 0; copy < known; copy++) lies.push(card);
    for (let copy = 0; copy > known; copy--) takeOut(cards, card);
  }
  while (lies.length < slots.length) lies.push(takeTop(cards));
  shuffleByThrees(lies, fraction);
  slots.forEach((slot, index) => {
    pile[slot] = at(lies, index);
  });
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/worlds.ts
function worlds2(view2, seed) {
  if (view2.step.type === 'over') return worlds(chickenOut2, view2, seed);
  if (view2.heaps !== void 0) return heapWorlds(view2, seed);
  return refilled(chickenOut2, view2, seed, ({ piles }) => piles);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/withHeaps.ts
function evolve2(table, event) {
  if (table?.viewer === void 0) {
    return chickenOut2.evolve(table, event);
  }
  const seen = event;
  const view2 = table;
  const after = chickenOut2.evolve(view2, seen);
  const heaps = heapsAfter(view2, seen);
  return heaps.some((heap) => heap.length > 0) ? { ...after, heaps } : after;
}
var chickenOutWithHeaps = {
  ...chickenOut2,
  evolve: evolve2,
  determinize: (view2, seed) =>
    view2.heaps === void 0 ? chickenOut2.determinize(view2, seed) : worlds2(view2, seed).next(),
};

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/outcomes.ts
var UNSHUFFLED = {
  shuffle: (_, cards) => cards.slice(),
  roll: (_, faces, count3) => perSeat(count3, () => faces[0]),
};
function chanceOutcomes(view2, move) {
  const world = chickenOut2.determinize(view2, 'outcomes');
  const violation = chickenOut2.whyNot(world, move);
  const drawn2 = violation === null && move.type === 'play' ? drawnBy(view2) : [{ cards: [], ways: 1 }];
  const all = drawn2.reduce((sum, { ways }) => sum + ways, 0);
  const outcomes = drawn2.map(({ cards, ways }) => ({
    probability: ways / all,
    events: eventsOf(world, move, cards, view2),
  }));
  const hides = view2.piles.some((pile) => pile.includes(null));
  const counts = outcomes.some(({ events }) => events.some((event) => event.type === 'gameEnded' && event.foxes));
  return hides && counts ? null : outcomes;
}
function drawnBy(view2) {
  const found = /* @__PURE__ */ new Map();
  const add2 = (first, second, ways) => {
    const cards = second === null ? [first] : [first, second];
    const key = cards.map(nameOf).join();
    const drawn2 = found.get(key);
    if (drawn2 === void 0) found.set(key, { cards, ways });
    else drawn2.ways += ways;
  };
  if (view2.heaps === void 0) eachWay(view2, add2);
  else eachChance(view2, add2);
  return [...found.values()];
}
function eachChance(view2, add2) {
  const seat = actorOf(view2);
  for (const { card, probability } of nextCards(view2, seat)) {
    const { length } = at(view2.piles, seat);
    if (view2.step.type !== 'open' || length === 1) {
      add2(card, null, probability);
      continue;
    }
    let after = chickenOutWithHeaps.evolve(view2, { type: 'played', seat, card, sameAs: null, count: 0 });
    if (view2.options.layAnEgg && isEgg(card)) {
      const pile = perSeat(length - 1, () => null);
      after = chickenOutWithHeaps.evolve(after, { type: 'eggLaid', seat, pile });
    }
    for (const next of nextCards(after, seat)) add2(card, next.card, probability * next.probability);
  }
}
function actorOf({ step, viewer }) {
  if (step.type !== 'over' && step.seat === viewer) return step.seat;
  throw new RangeError('view: expected the view of the seat that is to act');
}
function eventsOf(world, move, cards, { viewer }) {
  const piles = world.piles.map((pile, seat) =>
    seat === move.seat ? [...pile.slice(0, pile.length - cards.length), ...cards.slice().reverse()] : pile,
  );
  return seenAfter(chickenOut2, { ...world, piles }, move, viewer, { chance: UNSHUFFLED });
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-out/bots/index.ts
var forgetful = (seed, view2) => thumbs(TASTE)(seed, chickenOut2.view(view2, view2.viewer));
var chickenOutBots = gameBots({
  game: chickenOutWithHeaps,
  policy: thumbs(TASTE),
  method,
  levels,
  personalities: {
    // Chickens out late: rather one more card.
    daring: thumbs({ ...TASTE, ownCount: 3.5 }),
    // Gives twice as much weight to what the next player has to fear.
    spiteful: thumbs({ ...TASTE, rival: 0.8 }),
    forgetful,
  },
  worlds: worlds2,
  chanceOutcomes,
});

export { chickenOutBots as bots, ismcts, method, search, worlds };
