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
  for (const place3 of ranking2) {
    if (place3.includes(seat)) {
      const behind = state.seats - before - place3.length;
      return state.seats === 1 ? 0 : (behind - before) / (state.seats - 1);
    }
    before += place3.length;
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
  const { actors: actors2, legal: legal2, play: play3, evolve: evolve2 } = game.rules;
  const out = [];
  const state = draft;
  let played = 0;
  while (state.step.type !== OVER) {
    const seat = actors2(state)[0];
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
    let sum2 = 0;
    for (const [name, field] of Object.entries(value)) sum2 = (sum2 + hash(field, hashText(name, OFFSET))) | 0;
    return Math.imul(from ^ sum2, PRIME);
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
function count2(game, tally, end, seat, worth) {
  tally.visits += 1;
  tally.sum += worth;
  tally.squares += worth * worth;
  tally.points += at(game.score(end), seat);
  if (end.step.type !== OVER) return;
  tally.finished += 1;
  tally.wins += winsOf(game.outcome(end)?.ranking ?? [], seat);
}
function mean({ visits, sum: sum2 }) {
  return visits === 0 ? 0 : sum2 / visits;
}
function standardError(visits, sum2, squares) {
  if (visits < 2) return 0;
  const average = sum2 / visits;
  return Math.sqrt(Math.max(0, squares / visits - average * average) / (visits - 1));
}
function candidateOf(move, tally, points) {
  const { visits, sum: sum2, squares, finished, wins } = tally;
  if (visits === 0) return untried(move);
  return {
    move,
    visits,
    value: mean(tally),
    plusMinus: standardError(visits, sum2, squares),
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
    const worth = value(end, seat);
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
    const imagined2 = worldsOf(view2, `${seed}/worlds`);
    const rounds = roundsFor(arms.length);
    let rivals = arms;
    let [world, played] = [0, 0];
    for (let round = 1; round <= rounds; round++) {
      do {
        const state = imagined2.next();
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
    worlds: worlds2,
    chanceOutcomes: chanceOutcomes2,
  } = definition;
  const searching = (config) => {
    readThinking(config, [], []);
    const bots = /* @__PURE__ */ new Map();
    return choosing(({ seats }) => {
      const bot = bots.get(seats) ?? search(game, { worlds: worlds2, policy, ...method2(seats), ...config });
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
    worlds: worlds2,
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
  const { actors: actors2, legal: legal2, play: play3, evolve: evolve2, copy } = game.rules;
  const policyOf = config.policy ?? uniform;
  const reward = config.reward ?? ((state, seat) => placing(game, state, seat));
  const value = config.value ?? (() => 0);
  const worldsOf = config.worlds ?? ((view2, seed) => worlds(game, view2, seed));
  function descend(root, draft, policy, chance, spread) {
    const state = draft;
    const path = [];
    let node = root;
    while (state.step.type !== OVER) {
      const seat = at(actors2(state), 0);
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
    const imagined2 = worldsOf(view2, `${seed}/worlds`);
    const root = newNode();
    let [least, most] = [Infinity, -Infinity];
    let played = 0;
    do {
      const draft = copy(imagined2.next());
      const playoutSeed = `${seed}/playout/${played}`;
      const policy = policyOf(playoutSeed, view2);
      const chance = quick(`${playoutSeed}/chance`);
      const path = descend(root, draft, policy, chance, most > least ? most - least : 1);
      if (draft.step.type !== OVER) playOn(game, draft, policy, chance, until);
      const end = finishDraft(draft);
      const worthTo = end.step.type === OVER ? reward : value;
      for (const pick2 of path) {
        const worth = worthTo(end, pick2.seat);
        least = Math.min(least, worth);
        most = Math.max(most, worth);
        count2(game, pick2.node.tally, end, pick2.seat, worth);
      }
      played += 1;
      yield;
    } while (budget.allows(1, played, 1));
    const tallyOf2 = (move) => root.children.get(moveKey(move))?.tally ?? emptyTally();
    const ranked = moves
      .map((move) => ({ move, tally: tallyOf2(move) }))
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
function wholeFrom(min, max) {
  return (value) => isWhole(value) && value >= min && value <= max;
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
  const actors2 = (table) => (isOver(table) ? [] : actorsOf(table));
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
    const acting = actors2(table);
    if (asked !== void 0) return isAmong(acting, asked) ? legal2(table, asked, []) : [];
    const [first] = acting;
    return acting.length === 1 && first !== void 0
      ? legal2(table, first, [])
      : acting.flatMap((actor) => legal2(table, actor, []));
  }
  return {
    actors: actors2,
    judge,
    verbs: {
      actors: (table) => copyOfActors(actors2(requireGame('table', id, table))),
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

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/table.ts
var CARDS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
  32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
];
var REWARDS = ['leadFaceDown', 'leadAnyCard', 'chooseLeader'];
var BENEFITS = ['ignoreChickens', 'ignorePenalties', 'cancelGame'];

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/cards.ts
var SOW = 0;
var HIGHEST = 49;
var CHICKENS = 10;
var PIGS = 3;
var ASSUMED_CARDS = /* @__PURE__ */ Object.freeze({
  chickens: /* @__PURE__ */ Object.freeze([17, 21, 24, 27, 31, 34, 37, 41, 44, 47]),
  pigs: /* @__PURE__ */ Object.freeze([25, 35, 45]),
  faceDown: /* @__PURE__ */ Object.freeze([18, 24, 28, 34, 38, 44, 48]),
});
var DEALS = [
  { lowest: 27, each: 12 },
  { lowest: 15, each: 12 },
  { lowest: 3, each: 12 },
  { lowest: 1, each: 10 },
];
var DECKS = /* @__PURE__ */ DEALS.map(({ lowest }) => CARDS.filter((card) => card === SOW || card >= lowest));
function deckFor(seats) {
  return DECKS[seats - 2] ?? [];
}
function handSize(seats) {
  return DEALS[seats - 2]?.each ?? 0;
}
var PENALTY_BY_CHICKENS = [null, null, -3, -6, -10, -15];
function penaltyFor(chickens) {
  return at(PENALTY_BY_CHICKENS, chickens);
}
var REWARD_POINTS = 3;
var NO_CHICKEN_POINTS = 3;

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/evolve.ts
function initialState(seats, options, seed) {
  return {
    game: 'blind-chicken-extreme',
    seats,
    options: borrowed(options),
    gameNumber: 0,
    starter: options.firstSeat,
    step: { type: 'arrange', seats: [] },
    hands: perSeat(seats, () => []),
    rows: perSeat(seats, () => []),
    trick: [],
    taker: null,
    piles: perSeat(seats, () => []),
    penalties: perSeat(seats, () => []),
    rewards: perSeat(seats, () => []),
    rewardsLeft: REWARDS.slice(),
    scores: perSeat(seats, () => []),
    cancelled: perSeat(seats, () => []),
    seed,
  };
}
function withMore(lists, seat, item) {
  const longer = lists.slice();
  longer[seat] = [...at(lists, seat), item];
  return longer;
}
function deal2(table, { gameNumber, starter, hands }) {
  table.gameNumber = gameNumber;
  table.starter = starter;
  table.step = { type: 'arrange', seats: seatsUpTo(table.seats) };
  table.hands = copyHands(hands);
  table.rows = perSeat(table.seats, () => []);
  table.piles = perSeat(table.seats, () => []);
  table.penalties = perSeat(table.seats, () => []);
  table.rewards = perSeat(table.seats, () => []);
  table.rewardsLeft = REWARDS.slice();
}
function place(table, { seat, card }) {
  takeOut(at(table.hands, seat), card);
  at(table.rows, seat).push(card);
}
function beReady(table, { seat }) {
  const hand = at(table.hands, seat);
  const row = at(table.rows, seat);
  while (hand.length > 0) row.push(takeTop(hand));
  if (table.step.type !== 'arrange') throw new InternalError(`a hand is ready in the step '${table.step.type}'`);
  table.step = { type: 'arrange', seats: table.step.seats.filter((other) => other !== seat) };
}
function turnDown(table, { seat }) {
  const pile = at(table.piles, seat).slice();
  for (let i = 0; i < table.trick.length; i++) pile.push(at(table.trick, i).card);
  table.piles[seat] = pile;
  clear(table.trick);
  table.taker = null;
}
function play(table, { seat, place: index, card, faceDown }) {
  const row = at(table.rows, seat);
  at(row, index);
  removeAt(row, index);
  table.trick.push({ seat, card, faceDown });
}
function reveal({ trick }, { cards }) {
  for (let i = 0; i < trick.length; i++) trick[i] = { seat: at(trick, i).seat, card: at(cards, i), faceDown: null };
}
function takePenalty(table, { seat, penalty }) {
  table.penalties = withMore(table.penalties, seat, penalty);
}
function takeReward(table, { seat, reward }) {
  table.rewardsLeft = table.rewardsLeft.filter((left) => left !== reward);
  table.rewards = withMore(table.rewards, seat, reward);
}
function offerBenefits(table, { seat, benefits, games }) {
  table.step = { type: 'chooseBenefit', seat, benefits: benefits.slice(), games: games.slice() };
}
function chooseBenefit(table, event) {
  if (event.benefit === 'cancelGame') table.cancelled = withMore(table.cancelled, event.seat, event.game);
}
function addTotals(table, { tallies }) {
  table.scores = table.scores.map((games, seat) => [...games, at(tallies, seat).total]);
}
function evolve(table, event) {
  switch (event.type) {
    case 'dealt':
      deal2(table, event);
      break;
    case 'placed':
      place(table, event);
      break;
    case 'ready':
      beReady(table, event);
      break;
    // BC-3.1; with an advantage BC-4.4.
    case 'turnPassed':
      table.step = { type: 'play', seat: event.to, advantage: event.advantage };
      break;
    case 'turnedDown':
      turnDown(table, event);
      break;
    case 'played':
      play(table, event);
      break;
    case 'revealed':
      reveal(table, event);
      break;
    // BC-3.1, BC-3.3
    case 'trickTaken':
      table.taker = event.seat;
      break;
    case 'penaltyTaken':
      takePenalty(table, event);
      break;
    // BC-4.2
    case 'rewardOffered':
      table.step = { type: 'takeReward', seat: event.seat };
      break;
    case 'rewardTaken':
      takeReward(table, event);
      break;
    // BC-4.4
    case 'leaderAsked':
      table.step = { type: 'chooseLeader', seat: event.seat };
      break;
    // BC-4.4: the turn is passed to the leader by an event that follows.
    case 'leaderChosen':
      break;
    case 'benefitsOffered':
      offerBenefits(table, event);
      break;
    case 'benefitChosen':
      chooseBenefit(table, event);
      break;
    case 'scored':
      addTotals(table, event);
      break;
    // BC-5.4
    case 'sessionEnded':
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
    options: borrowed(state.options),
    gameNumber: state.gameNumber,
    starter: state.starter,
    step: borrowed(state.step),
    hands: writes('place') ? copyHands(state.hands, move?.seat) : borrowed(state.hands),
    rows: copyHands(state.rows, move?.seat),
    trick: state.trick.slice(),
    taker: state.taker,
    // The list of piles is a copy; a pile is replaced, never written to.
    piles: borrowed(state.piles).slice(),
    penalties: borrowed(state.penalties),
    rewards: borrowed(state.rewards),
    rewardsLeft: borrowed(state.rewardsLeft),
    scores: borrowed(state.scores),
    cancelled: borrowed(state.cancelled),
    seed: state.seed,
  };
}
function copyView(view2) {
  return {
    game: view2.game,
    seats: view2.seats,
    options: borrowed(view2.options),
    gameNumber: view2.gameNumber,
    starter: view2.starter,
    step: borrowed(view2.step),
    hands: copyHands(view2.hands),
    rows: copyHands(view2.rows),
    trick: view2.trick.slice(),
    taker: view2.taker,
    piles: borrowed(view2.piles).slice(),
    penalties: borrowed(view2.penalties),
    rewards: borrowed(view2.rewards),
    rewardsLeft: borrowed(view2.rewardsLeft),
    scores: borrowed(view2.scores),
    cancelled: borrowed(view2.cancelled),
    viewer: view2.viewer,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/fields.ts
var cardOfBox = wholeFrom(0, 49);
function gameOfBenefit(value, { options }, { benefit }) {
  if (benefit !== 'cancelGame') return value === void 0;
  return isWhole(value) && value >= 1 && value <= options.games;
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/trick.ts
var NO_CARD = CARDS.length;
var MARKS = /* @__PURE__ */ new WeakMap();
function marksOf({ options }) {
  const known = MARKS.get(options.cards);
  if (known !== void 0) return known;
  const { chickens, pigs, faceDown } = options.cards;
  const marked = (list) => CARDS.map((card) => list.includes(card));
  const marks = { chickens: marked(chickens), pigs: marked(pigs), faceDown: marked(faceDown) };
  MARKS.set(options.cards, marks);
  return marks;
}
function bearsSign(table, card) {
  return marksOf(table).faceDown[card] === true;
}
function chickensInTrick(table) {
  return countInTrick(table, marksOf(table).chickens);
}
function pigsInTrick(table) {
  return countInTrick(table, marksOf(table).pigs);
}
function countInTrick({ trick }, marked) {
  let count3 = 0;
  for (let index = 0; index < trick.length; index++) if (marked[at(trick, index).card ?? NO_CARD]) count3++;
  return count3;
}
function carriedBy(table, card) {
  const { chickens, pigs } = marksOf(table);
  return chickens[card] ? 'chicken' : pigs[card] ? 'pig' : null;
}
function mixOf(table, cards) {
  const mix = { chickens: 0, pigs: 0 };
  for (const card of cards) {
    const carried = card === null ? null : carriedBy(table, card);
    if (carried === 'chicken') mix.chickens++;
    else if (carried === 'pig') mix.pigs++;
  }
  return mix;
}
function chickensInPile(state, seat) {
  const { chickens } = marksOf(state);
  const pile = at(state.piles, seat);
  let count3 = 0;
  for (let index = 0; index < pile.length; index++) if (chickens[at(pile, index)]) count3++;
  return count3;
}
function isLastTrick(table) {
  return at(table.rows, 0).length === 0;
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/rules/2-setup.ts
function begin(state, emit, chance) {
  beginGame(state, 1, state.options.firstSeat, emit, chance);
}
function beginGame(state, gameNumber, starter, emit, chance) {
  const pile = chance.shuffle(`deal/${gameNumber}`, deckFor(state.seats));
  emit(state, { type: 'dealt', gameNumber, starter, hands: deal(pile, state.seats, starter, handSize(state.seats)) });
}
function whyNotPlace(table, { seat, card }) {
  return at(table.hands, seat).includes(card) ? null : { clause: 'G-4', params: { card } };
}
function place2(state, { seat, card }, emit) {
  emit(state, { type: 'placed', seat, card });
  if (at(state.hands, seat).length > 0) return;
  emit(state, { type: 'ready', seat });
  if (isEverybodyReady(state)) emit(state, { type: 'turnPassed', to: state.starter, advantage: null });
}
function isEverybodyReady({ step }) {
  return step.type === 'arrange' && step.seats.length === 0;
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/rules/5-scoring.ts
function offerBenefits2(state, seat, emit, chance) {
  const before = takenBefore(state, seat);
  const benefits = [];
  if (before.chickens > 0) benefits.push('ignoreChickens');
  if (before.penalties < 0) benefits.push('ignorePenalties');
  const games = sowTookLastTrick(state) ? earlierGames(state, seat) : [];
  if (games.length > 0) benefits.push('cancelGame');
  if (benefits.length > 0) emit(state, { type: 'benefitsOffered', seat, benefits, games });
  else endGame(state, 'none', emit, chance);
}
var NOTHING = { chickens: 0, penalties: 0 };
function takenLast(state, seat) {
  if (seat !== state.taker) return NOTHING;
  const chickens = chickensInTrick(state);
  return { chickens, penalties: penaltyFor(chickens) ?? 0 };
}
function takenBefore(state, seat) {
  const penalties = sum(at(state.penalties, seat)) - takenLast(state, seat).penalties;
  return { chickens: chickensInPile(state, seat), penalties };
}
function sowTookLastTrick({ trick, taker }) {
  return trick.some(({ seat, card }) => seat === taker && card === SOW);
}
function earlierGames(table, seat) {
  const cancelled = at(table.cancelled, seat);
  const games = [];
  for (let game = 1; game < table.gameNumber; game++) if (!cancelled.includes(game)) games.push(game);
  return games;
}
function benefitChoices({ benefits, games }) {
  const choices = [{ benefit: 'none' }];
  for (const benefit of benefits) if (benefit !== 'cancelGame') choices.push({ benefit });
  for (const game of games) choices.push({ benefit: 'cancelGame', game });
  return choices;
}
function whyNotChooseBenefit({ step }, move) {
  if (step.type !== 'chooseBenefit') throw new InternalError(`a benefit is chosen in the step '${step.type}'`);
  const isOffered = benefitChoices(step).some((choice) =>
    choice.benefit === 'cancelGame'
      ? move.benefit === 'cancelGame' && move.game === choice.game
      : move.benefit === choice.benefit,
  );
  if (isOffered) return null;
  return { clause: 'BC-5.3', params: { benefits: step.benefits.slice(), games: step.games.slice() } };
}
function chooseBenefit2(state, move, emit, chance) {
  const { seat, benefit } = move;
  if (benefit === 'cancelGame') emit(state, { type: 'benefitChosen', seat, benefit, game: move.game });
  else emit(state, { type: 'benefitChosen', seat, benefit });
  endGame(state, benefit, emit, chance);
}
function endGame(state, benefit, emit, chance) {
  const tallies = perSeat(state.seats, (seat) => tallyOf(state, seat, seat === state.taker ? benefit : 'none'));
  if (state.taker !== null) emit(state, { type: 'turnedDown', seat: state.taker });
  emit(state, { type: 'scored', tallies });
  if (state.gameNumber === state.options.games) emit(state, { type: 'sessionEnded', reason: 'games' });
  else beginGame(state, state.gameNumber + 1, leftOf(state.starter, state.seats), emit, chance);
}
function tallyOf(state, seat, benefit) {
  const before = takenBefore(state, seat);
  const last = takenLast(state, seat);
  const chickens = 0 - (last.chickens + (benefit === 'ignoreChickens' ? 0 : before.chickens));
  const penalties = last.penalties + (benefit === 'ignorePenalties' ? 0 : before.penalties);
  const rewards = REWARD_POINTS * at(state.rewards, seat).length;
  const noChicken = before.chickens + last.chickens === 0 ? NO_CHICKEN_POINTS : 0;
  return { chickens, penalties, rewards, noChicken, total: chickens + penalties + rewards + noChicken };
}
function sum(numbers) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
function score(table) {
  return table.scores.map((games, seat) => {
    const cancelled = at(table.cancelled, seat);
    return sum(games.filter((_, index) => !cancelled.includes(index + 1)));
  });
}
function ranking(table) {
  const totals = score(table);
  return rank(table.seats, (a, b) => at(totals, b) - at(totals, a));
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/rules/4-rewards.ts
function takePenalty2(state, seat, emit) {
  const penalty = penaltyFor(chickensInTrick(state));
  if (penalty !== null) emit(state, { type: 'penaltyTaken', seat, penalty });
}
function takeRewardOrGoOn(state, seat, emit, chance) {
  if (pigsInTrick(state) !== 1) {
    afterTrick(state, seat, null, emit, chance);
    return;
  }
  const reward = at(state.rewardsLeft, 0);
  if (state.rewardsLeft.length === 1) takeReward2(state, { seat, reward }, emit, chance);
  else emit(state, { type: 'rewardOffered', seat });
}
function whyNotTakeReward({ rewardsLeft }, { reward }) {
  return rewardsLeft.includes(reward) ? null : { clause: 'BC-4.2', params: { reward, left: rewardsLeft.slice() } };
}
function takeReward2(state, { seat, reward }, emit, chance) {
  emit(state, { type: 'rewardTaken', seat, reward });
  afterTrick(state, seat, reward, emit, chance);
}
function afterTrick(state, seat, reward, emit, chance) {
  if (isLastTrick(state)) offerBenefits2(state, seat, emit, chance);
  else if (reward === 'chooseLeader') emit(state, { type: 'leaderAsked', seat });
  else emit(state, { type: 'turnPassed', to: seat, advantage: reward });
}
function chooseLeader(state, { seat, leader }, emit) {
  emit(state, { type: 'leaderChosen', seat, leader });
  emit(state, { type: 'turnPassed', to: leader, advantage: null });
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/rules/3-play.ts
function advantageNow({ step }) {
  return step.type === 'play' ? step.advantage : null;
}
function isPlayable(table, row, index) {
  return index === 0 || index === row.length - 1 || advantageNow(table) === 'leadAnyCard';
}
function whyNotPlay(table, { seat, card }) {
  const row = at(table.rows, seat);
  const index = indexInRow(row, card);
  if (index < 0) return { clause: 'G-4', params: { card } };
  if (isPlayable(table, row, index)) return null;
  return { clause: 'BC-3.1', params: { card, ends: [at(row, 0), top(row)].filter((end) => end !== null) } };
}
function indexInRow(row, card) {
  const last = row.length - 1;
  return row[0] === card ? 0 : row[last] === card ? last : row.indexOf(card);
}
function play2(state, { seat, card }, emit, chance) {
  if (state.taker !== null) emit(state, { type: 'turnedDown', seat: state.taker });
  const place3 = indexInRow(at(state.rows, seat), card);
  emit(state, { type: 'played', seat, card, place: place3, faceDown: whyFaceDown(state, card) });
  if (state.trick.length < state.seats) {
    emit(state, { type: 'turnPassed', to: leftOf(seat, state.seats), advantage: null });
  } else completeTrick(state, emit, chance);
}
function whyFaceDown(table, card) {
  if (table.trick.length === 0 && advantageNow(table) === 'leadFaceDown') return 'leadFaceDown';
  return table.trick.length < table.seats - 1 && bearsSign(table, card) ? 'sign' : null;
}
function completeTrick(state, emit, chance) {
  if (hasFaceDown(state.trick)) {
    emit(state, { type: 'revealed', cards: state.trick.map(({ card: card2 }) => card2) });
  }
  const { seat, card } = winnerOf(state.trick, isLastTrick(state));
  emit(state, { type: 'trickTaken', seat, card });
  takePenalty2(state, seat, emit);
  takeRewardOrGoOn(state, seat, emit, chance);
}
function hasFaceDown(trick) {
  for (let index = 0; index < trick.length; index++) if (at(trick, index).faceDown !== null) return true;
  return false;
}
function winnerOf(trick, isLast) {
  let highest = at(trick, 0);
  let sow = null;
  for (let index = 0; index < trick.length; index++) {
    const played = at(trick, index);
    if (played.card > highest.card) highest = played;
    if (played.card === SOW) sow = played;
  }
  return isLast && sow !== null && highest.card === HIGHEST ? sow : highest;
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/movegen.ts
var MOVES = seatsUpTo(5).map((seat) => ({
  place: CARDS.map((card) => Object.freeze({ seat, type: 'place', card })),
  play: CARDS.map((card) => Object.freeze({ seat, type: 'play', card })),
  takeReward: REWARDS.map((reward) => Object.freeze({ seat, type: 'takeReward', reward })),
  chooseLeader: seatsUpTo(5).map((leader) => Object.freeze({ seat, type: 'chooseLeader', leader })),
}));
var INTERNED_MOVES = MOVES.flatMap(({ place: place3, play: play3, takeReward: takeReward3 }) => [
  ...place3,
  ...play3,
  ...takeReward3,
]);
function legal(table, seat, out) {
  const { place: place3, play: play3, takeReward: takeReward3, chooseLeader: chooseLeader2 } = at(MOVES, seat);
  const { step } = table;
  switch (step.type) {
    case 'arrange':
      pushPlacings(place3, at(table.hands, seat), out);
      break;
    case 'play':
      pushPlays(play3, table, at(table.rows, seat), out);
      break;
    case 'takeReward':
      for (const move of takeReward3) if (whyNotTakeReward(table, move) === null) out.push(move);
      break;
    case 'chooseLeader':
      for (let leader = 0; leader < table.seats; leader++) out.push(at(chooseLeader2, leader));
      break;
    case 'chooseBenefit':
      for (const choice of benefitChoices(step)) out.push(Object.freeze({ seat, type: 'chooseBenefit', ...choice }));
      break;
  }
  return out;
}
function pushPlacings(place3, hand, out) {
  for (let index = 0; index < hand.length; index++) pushMove(place3, hand[index], out);
}
function pushPlays(play3, table, row, out) {
  const last = row.length - 1;
  pushMove(play3, row[0], out);
  if (last > 1 && isPlayable(table, row, 1)) {
    for (let index = 1; index < last; index++) pushMove(play3, row[index], out);
  }
  if (last > 0) pushMove(play3, row[last], out);
}
function pushMove(moves, card, out) {
  if (card !== null && card !== void 0) out.push(at(moves, card));
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/options.ts
function cardTableIssue({ chickens, pigs, faceDown }) {
  return (
    wrongCount('chickens', chickens, CHICKENS) ??
    wrongCount('pigs', pigs, PIGS) ??
    repeated('chickens', chickens) ??
    repeated('pigs', pigs) ??
    repeated('faceDown', faceDown) ??
    wrongCard('chickens', chickens, (card) => card === SOW, 'a card from 1 to 49') ??
    wrongCard('pigs', pigs, (card) => card === SOW, 'a card from 1 to 49') ??
    wrongCard('pigs', pigs, (card) => chickens.includes(card), 'a card without a chicken')
  );
}
function wrongCount(name, cards, count3) {
  return cards.length === count3 ? null : { path: [name], expected: `a list of ${count3} cards`, got: cards.length };
}
function repeated(name, cards) {
  return wrongCard(name, cards, (card, index) => cards.indexOf(card) < index, 'a card that is not listed before');
}
function wrongCard(name, cards, isWrong, expected) {
  const index = cards.findIndex(isWrong);
  return index < 0 ? null : { path: [name, index], expected, got: cards[index] };
}
function readCards(given, path) {
  if (!Array.isArray(given)) return refuseOption(path, 'a list of cards', given);
  const cards = Array.from(given, (value, index) => {
    const card = CARDS.find((known) => Object.is(known, value));
    return card ?? refuseOption(`${path}.${index}`, 'a card from 0 to 49', value);
  });
  return Object.freeze(cards);
}
function readCardTable(given, path) {
  if (!isRecord(given)) return refuseOption(path, 'an object with chickens, pigs and faceDown', given);
  refuseUnknown(path, given, Object.keys(ASSUMED_CARDS));
  const list = (name) => readCards(Object.hasOwn(given, name) ? given[name] : void 0, `${path}.${name}`);
  const table = Object.freeze({ chickens: list('chickens'), pigs: list('pigs'), faceDown: list('faceDown') });
  const issue = cardTableIssue(table);
  return issue === null ? table : refuseOption([path, ...issue.path].join('.'), issue.expected, issue.got);
}
var OPTIONS = {
  firstSeat: seatOption(0),
  // BC-5.4: one game for each player.
  games: count((seats) => seats),
  cards: { default: () => ASSUMED_CARDS, read: readCardTable },
};

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/rules/index.ts
function actors({ step }) {
  switch (step.type) {
    case 'arrange':
      return step.seats;
    case 'over':
      return [];
    default:
      return [step.seat];
  }
}
function whyNot(table, move) {
  switch (move.type) {
    case 'place':
      return whyNotPlace(table, move);
    case 'play':
      return whyNotPlay(table, move);
    case 'takeReward':
      return whyNotTakeReward(table, move);
    case 'chooseLeader':
      return null;
    case 'chooseBenefit':
      return whyNotChooseBenefit(table, move);
  }
}
function playMove(state, move, emit, chance) {
  switch (move.type) {
    case 'place':
      place2(state, move, emit);
      break;
    case 'play':
      play2(state, move, emit, chance);
      break;
    case 'takeReward':
      takeReward2(state, move, emit, chance);
      break;
    case 'chooseLeader':
      chooseLeader(state, move, emit);
      break;
    case 'chooseBenefit':
      chooseBenefit2(state, move, emit, chance);
      break;
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/worlds.ts
var ROW = (CHICKENS + 1) * (PIGS + 1);
function indexOf({ chickens, pigs }) {
  return chickens * (PIGS + 1) + pigs;
}
function mixAt(index) {
  return { chickens: Math.floor((index % ROW) / (PIGS + 1)), pigs: index % (PIGS + 1) };
}
function choose(count3, of) {
  if (count3 < 0 || count3 > of) return 0;
  let ways = 1;
  for (let taken = 0; taken < count3; taken++) ways = (ways * (of - taken)) / (taken + 1);
  return ways;
}
function waysToLie({ chickens, pigs }, slots) {
  return choose(chickens, slots) * choose(pigs, slots - chickens);
}
var WAYS = /* @__PURE__ */ seatsUpTo(6).map((cards) =>
  seatsUpTo(cards + 1).flatMap((chickens) =>
    perSeat(cards + 1 - chickens, (pigs) => ({ chickens, pigs, ways: waysToLie({ chickens, pigs }, cards) })),
  ),
);
function pilesOf(view2) {
  const { step, seats } = view2;
  const piles = [];
  for (const [seat, pile] of view2.piles.entries()) {
    if (!pile.includes(null)) continue;
    const tricks = [];
    for (let start = 0; start < pile.length; start += seats) {
      const cards = pile.slice(start, start + seats);
      tricks.push({ hidden: cards.filter((card) => card === null).length, ...mixOf(view2, cards) });
    }
    const earned = { seat, tricks, ...earnedByPile(view2, seat) };
    if (step.type === 'chooseBenefit' && step.seat === seat) piles.unshift(earned);
    else piles.push(earned);
  }
  return piles;
}
function earnedByPile(view2, seat) {
  const penalties = at(view2.penalties, seat);
  const rewards = at(view2.rewards, seat).length;
  if (view2.taker !== seat) return { penalties, rewards };
  return {
    penalties: penaltyFor(chickensInTrick(view2)) === null ? penalties : penalties.slice(0, -1),
    rewards: pigsInTrick(view2) === 1 && view2.step.type !== 'takeReward' ? rewards - 1 : rewards,
  };
}
function isEarned(from, way, trick, { penalties, rewards }) {
  const earned = Math.floor(from / ROW);
  const penalty = penaltyFor(trick.chickens + way.chickens);
  if (penalty !== null && penalties[Math.floor(earned / (rewards + 1))] !== penalty) return false;
  return trick.pigs + way.pigs !== 1 || earned % (rewards + 1) < rewards;
}
function shiftOf(way, trick, { rewards }) {
  const penalties = penaltyFor(trick.chickens + way.chickens) === null ? 0 : 1;
  const rewarded = trick.pigs + way.pigs === 1 ? 1 : 0;
  return (penalties * (rewards + 1) + rewarded) * ROW + indexOf(way);
}
function countTrick(before, trick, pile, all) {
  const after = new Float64Array(before.length);
  const ways = at(WAYS, trick.hidden);
  for (let from = 0; from < before.length; from++) {
    const soFar = before[from] ?? 0;
    if (soFar === 0) continue;
    const { chickens, pigs } = mixAt(from);
    for (let index = 0; index < ways.length; index++) {
      const way = at(ways, index);
      if (chickens + way.chickens > all.chickens || pigs + way.pigs > all.pigs) continue;
      if (!isEarned(from, way, trick, pile)) continue;
      const to = from + shiftOf(way, trick, pile);
      after[to] = (after[to] ?? 0) + soFar * way.ways;
    }
  }
  return after;
}
function waysBack(before, to, trick, pile) {
  const last = mixAt(to);
  const back = [];
  for (const way of at(WAYS, trick.hidden)) {
    const { chickens, pigs } = way;
    const from = to - shiftOf(way, trick, pile);
    const ways = (before[from] ?? 0) * way.ways;
    if (ways === 0 || mixAt(from).chickens + chickens !== last.chickens || !isEarned(from, way, trick, pile)) continue;
    back.push({ chickens, pigs, ways });
  }
  return back;
}
function keepOffered({ step }, { seat, tricks }, row) {
  if (step.type !== 'chooseBenefit' || step.seat !== seat) return;
  const shown = tricks.some(({ chickens }) => chickens > 0);
  const offered = step.benefits.includes('ignoreChickens');
  for (const index of row.keys()) if ((shown || mixAt(index).chickens > 0) !== offered) row[index] = 0;
}
function oneWay() {
  const counts = new Float64Array(ROW);
  counts[0] = 1;
  return counts;
}
function countPile(view2, counts, pile, all) {
  let now = new Float64Array((pile.penalties.length + 1) * (pile.rewards + 1) * ROW);
  now.set(counts);
  const before = pile.tricks.map((trick) => {
    const reached = now;
    now = countTrick(reached, trick, pile, all);
    return reached;
  });
  const after = now.slice(-ROW);
  keepOffered(view2, pile, after);
  return { before, after };
}
function countEachPile(view2, unseenCards) {
  const all = mixOf(view2, unseenCards);
  return pilesOf(view2).map((pile) => ({ seat: pile.seat, counts: countPile(view2, oneWay(), pile, all).after }));
}
function shareOf(count3, some, all) {
  let share = count3 > some ? 0 : 1;
  for (let drawn = 0; drawn < Math.min(count3, some); drawn++) share *= (some - drawn) / (all - drawn);
  return share;
}
var DIGITS = /* @__PURE__ */ seatsUpTo(1024);
function pick(among, chance, site) {
  if (among.length > 1) {
    let fraction = 0;
    for (const digit of chance.roll(site, DIGITS, 4)) fraction = (fraction + digit) / DIGITS.length;
    let left = 0;
    for (const { ways } of among) left += fraction * ways;
    for (const one of among) {
      left -= one.ways;
      if (left < 0) return one;
    }
  }
  return at(among, among.length - 1);
}
function stockOf(view2, cards, chance, site) {
  const stock = { chicken: [], pig: [], plain: [] };
  for (const card of chance.shuffle(site, cards)) stock[carriedBy(view2, card) ?? 'plain'].push(card);
  return stock;
}
function take({ chicken, pig, plain }, { chickens, pigs }, cards) {
  const from = (list, count3) => list.splice(list.length - count3, count3);
  return [...from(chicken, chickens), ...from(pig, pigs), ...from(plain, cards - chickens - pigs)];
}
function dealer(view2, unseenCards) {
  const piles = pilesOf(view2);
  const lying = lyingForSign(view2);
  const bearers = unseenCards.filter((card) => bearsSign(view2, card));
  if (piles.length === 0) {
    return (chance) => {
      const signs = chance.shuffle('signs', bearers).slice(0, lying);
      return { signs, piles: view2.piles.map(() => []), rest: chance.shuffle('rest', without(unseenCards, signs)) };
    };
  }
  const all = mixOf(view2, unseenCards);
  const before = [];
  let counts = oneWay();
  for (const pile of piles) {
    const counted = countPile(view2, counts, pile, all);
    before.push(counted.before);
    counts = counted.after;
  }
  const ways = waysInAll(view2, unseenCards, all, piles, counts);
  return (chance) => {
    const drawn = pick(ways, chance, 'carried');
    const signs = chance.shuffle('lying', take(stockOf(view2, bearers, chance, 'signs'), drawn.signs, lying));
    const stock = stockOf(view2, without(unseenCards, signs), chance, 'unseen');
    const dealt = perSeat(view2.seats, () => []);
    let mix = drawn.piled;
    for (let index = piles.length - 1; index >= 0; index--) {
      const pile = at(piles, index);
      const { seat, tricks, penalties, rewards } = pile;
      let to = ((penalties.length + 1) * (rewards + 1) - 1) * ROW + indexOf(mix);
      for (let place3 = tricks.length - 1; place3 >= 0; place3--) {
        const trick = at(tricks, place3);
        const way = pick(waysBack(at(at(before, index), place3), to, trick, pile), chance, `carried/${seat}/${place3}`);
        at(dealt, seat).push(...chance.shuffle(`trick/${seat}/${place3}`, take(stock, way, trick.hidden)));
        to -= shiftOf(way, trick, pile);
      }
      mix = mixAt(to);
    }
    return { signs, piles: dealt, rest: chance.shuffle('rest', [...stock.chicken, ...stock.pig, ...stock.plain]) };
  };
}
function without(cards, some) {
  return cards.filter((card) => !some.includes(card));
}
function lyingForSign({ trick }) {
  return trick.filter(({ card, faceDown }) => card === null && faceDown === 'sign').length;
}
function waysInAll(view2, unseenCards, all, piles, counts) {
  const bearers = unseenCards.filter((card) => bearsSign(view2, card));
  const bearing = mixOf(view2, bearers);
  const signs = lyingForSign(view2);
  const plain = (cards, { chickens, pigs }) => cards - chickens - pigs;
  let elsewhere = unseenCards.length - signs;
  for (const { tricks } of piles) for (const { hidden } of tricks) elsewhere -= hidden;
  const found = [];
  for (const way of at(WAYS, signs)) {
    const share =
      shareOf(way.chickens, bearing.chickens, all.chickens) *
      shareOf(way.pigs, bearing.pigs, all.pigs) *
      shareOf(plain(signs, way), plain(bearers.length, bearing), plain(unseenCards.length, all));
    for (const [index, piledWays] of counts.entries()) {
      if (piledWays === 0) continue;
      const piled = mixAt(index);
      const left = { chickens: all.chickens - way.chickens - piled.chickens, pigs: all.pigs - way.pigs - piled.pigs };
      const ways = way.ways * share * piledWays * waysToLie(left, elsewhere);
      if (ways > 0) found.push({ signs: way, piled, ways });
    }
  }
  if (found.length === 0) {
    throw new RangeError(
      'view: expected penalties, rewards and benefits that some deal of the unseen cards explains, got none',
    );
  }
  return found;
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/view.ts
function view(table, viewer) {
  const { step } = table;
  const isSecret = (seat) => seat !== viewer && step.type === 'arrange' && step.seats.includes(seat);
  const fullHand = Array.from({ length: handSize(table.seats) }, () => null);
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    gameNumber: table.gameNumber,
    starter: table.starter,
    step: copyStep(step),
    hands: table.hands.map((hand, seat) =>
      seat === viewer ? hand.slice() : isSecret(seat) ? fullHand.slice() : hide(hand),
    ),
    rows: table.rows.map((row, seat) => (seat === viewer ? row.slice() : isSecret(seat) ? [] : hide(row))),
    trick: table.trick.map((played) => (isHidden(played, viewer) ? { ...played, card: null } : { ...played })),
    taker: table.taker,
    piles: table.piles.map(hide),
    penalties: copyHands(table.penalties),
    rewards: copyHands(table.rewards),
    rewardsLeft: table.rewardsLeft.slice(),
    scores: copyHands(table.scores),
    cancelled: copyHands(table.cancelled),
    viewer,
  };
}
function copyStep(step) {
  switch (step.type) {
    case 'arrange':
      return { ...step, seats: step.seats.slice() };
    case 'chooseBenefit':
      return { ...step, benefits: step.benefits.slice(), games: step.games.slice() };
    default:
      return { ...step };
  }
}
function isHidden({ seat, faceDown }, viewer) {
  return faceDown !== null && seat !== viewer;
}
function redact(event, viewer) {
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))) };
    case 'placed':
      return event.seat === viewer ? event : null;
    case 'played':
      return isHidden(event, viewer) ? { ...event, card: null } : event;
    default:
      return event;
  }
}
function unseenOf(view2) {
  const seen = [...view2.hands, ...view2.rows, ...view2.piles].flat();
  for (const { card } of view2.trick) seen.push(card);
  return unseen(deckFor(view2.seats), seen);
}
function determinize(view2, seed, chance) {
  const { signs, piles, rest } = dealer(view2, unseenOf(view2))(chance);
  const fillFrom = (cards) => (card) => card ?? takeTop(cards);
  const fill2 = fillFrom(rest);
  const fillSign = fillFrom(signs);
  return {
    game: view2.game,
    seats: view2.seats,
    options: view2.options,
    gameNumber: view2.gameNumber,
    starter: view2.starter,
    step: copyStep(view2.step),
    hands: view2.hands.map((hand) => hand.map(fill2)),
    rows: view2.rows.map((row) => row.map(fill2)),
    trick: view2.trick.map(({ seat, card, faceDown }) => ({
      seat,
      card: faceDown === 'sign' ? fillSign(card) : fill2(card),
      faceDown,
    })),
    taker: view2.taker,
    piles: view2.piles.map((pile, seat) => pile.map(fillFrom(at(piles, seat)))),
    penalties: copyHands(view2.penalties),
    rewards: copyHands(view2.rewards),
    rewardsLeft: view2.rewardsLeft.slice(),
    scores: copyHands(view2.scores),
    cancelled: copyHands(view2.cancelled),
    seed,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/index.ts
var blindChickenExtreme = defineGame({
  id: 'blind-chicken-extreme',
  title: 'Blind Chicken Extreme',
  rulesVersion: 1,
  seats: { min: 2, max: 5, default: 3 },
  readOptions: (given, seats) => readOptions(OPTIONS, given, seats),
  moves: {
    place: { steps: ['arrange'], fields: { card: cardOfBox } },
    play: { steps: ['play'], fields: { card: cardOfBox } },
    takeReward: { steps: ['takeReward'], fields: { reward: oneOf(REWARDS) } },
    chooseLeader: { steps: ['chooseLeader'], fields: { leader: seatAtTable } },
    chooseBenefit: {
      steps: ['chooseBenefit'],
      fields: { benefit: oneOf(['none', ...BENEFITS]), game: gameOfBenefit },
    },
  },
  setup: { initial: initialState, begin },
  actors,
  whyNot,
  movegen: { legal, interned: INTERNED_MOVES },
  play: playMove,
  score,
  ranking,
  evolve,
  copy: { state: copyState, view: copyView },
  view,
  redact,
  determinize,
});

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/heuristic.ts
var TASTE = /* @__PURE__ */ Object.freeze({
  chickenShift: 5,
  pigShift: -20,
  pigWorth: 4,
  fear: 0.4,
  thrift: 0.5,
  rewards: /* @__PURE__ */ Object.freeze(['chooseLeader', 'leadAnyCard', 'leadFaceDown']),
});
var SPENT = 0.85;
var COSTS = /* @__PURE__ */ [0, 1, 2, 3, 4, 5].map((count3) => count3 - (penaltyFor(count3) ?? 0));
var HEIGHTS = /* @__PURE__ */ [2, 3, 4, 5].map((seats) => {
  const heights = [];
  deckFor(seats).forEach((card, index, deck) => {
    heights[card] = index / (deck.length - 1);
  });
  return heights;
});
function heuristic(taste = TASTE) {
  const places = placesFor(taste);
  return (moves, table, seat) => {
    const first = at(moves, 0);
    if (moves.length === 1) return first;
    switch (first.type) {
      case 'place': {
        const place3 = places(table);
        return bestOf(moves, (move) => -at(place3, move.card));
      }
      case 'play':
        return bestPlay(moves, table, taste);
      case 'takeReward':
        return bestOf(moves, (move) => -taste.rewards.indexOf(move.reward));
      case 'chooseLeader':
        return bestOf(moves, (move) => (move.leader === leftOf(seat, table.seats) ? 1 : 0));
      case 'chooseBenefit':
        return bestOf(moves, (move) => gainOf(table, move));
    }
  };
}
function bestOf(moves, worth) {
  let best = at(moves, 0);
  let most = worth(best);
  for (let index = 1; index < moves.length; index++) {
    const move = at(moves, index);
    const now = worth(move);
    if (now <= most) continue;
    best = move;
    most = now;
  }
  return best;
}
function placesFor({ chickenShift, pigShift }) {
  let cards = null;
  let places = [];
  return (table) => {
    if (table.options.cards === cards) return places;
    cards = table.options.cards;
    places = CARDS.map((card) => {
      const carried = carriedBy(table, card);
      return carried === null ? card : card + (carried === 'chicken' ? chickenShift : pigShift);
    });
    return places;
  };
}
function bestPlay(moves, table, taste) {
  const { seats, trick, taker } = table;
  let [highest, chickens, pigs, unseen2] = [-1, 0, 0, seats - 1];
  const length = taker === null ? trick.length : 0;
  for (let index = 0; index < length; index++) {
    const { card, faceDown } = at(trick, index);
    if (card === null || faceDown !== null) continue;
    unseen2--;
    if (card > highest) highest = card;
    const carried = carriedBy(table, card);
    if (carried === 'chicken') chickens++;
    else if (carried === 'pig') pigs++;
  }
  const heights = at(HEIGHTS, seats - 2);
  return bestOf(moves, (move) => {
    const { card } = move;
    const carried = carriedBy(table, card);
    const height = heights[card] ?? 0;
    let take2 = card > highest ? 1 : 0;
    for (let other = 0; other < unseen2; other++) take2 *= 1 - SPENT * (1 - height);
    const now = chickens + (carried === 'chicken' ? 1 : 0);
    const cost = at(COSTS, now);
    const more = now < COSTS.length - 1 ? (at(COSTS, now + 1) - cost) * unseen2 * taste.fear : 0;
    const reward = pigs + (carried === 'pig' ? 1 : 0) === 1 ? taste.pigWorth : 0;
    const worth = reward - cost - more;
    return take2 * worth - ((1 - take2) * worth) / (seats - 1) - taste.thrift * (1 - height);
  });
}
function gainOf(table, move) {
  switch (move.benefit) {
    case 'none':
      return 0;
    case 'ignoreChickens':
      return 2.5;
    case 'ignorePenalties': {
      let points = 0;
      for (const penalty of at(table.penalties, move.seat)) points -= penalty;
      return points;
    }
    case 'cancelGame':
      return -at(at(table.scores, move.seat), move.game - 1);
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/levels.ts
var levels = {
  easy: { iterations: 0, slips: 0.25, elo: { 2: -122, 3: -177, 4: -243, 5: -324 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0, 3: 0, 4: 0, 5: 0 } },
  strong: { iterations: 120, slips: 0, elo: { 2: 532, 3: 250, 4: 141, 5: 132 } },
  expert: { iterations: 1500, slips: 0, elo: {} },
};

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/method.ts
var import_tychei6 = __toESM(require_tychei(), 1);

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/arrangements.ts
var import_tychei4 = __toESM(require_tychei(), 1);
var STYLE_COUNT = 64;
var STYLES = /* @__PURE__ */ makeStyles();
function makeStyles() {
  const fraction = (0, import_tychei4.default)('styles');
  const between = (low, high) => low + fraction() * (high - low);
  const styles = [{ ...TASTE, sow: SOW, direction: 1, shifts: CARDS.map(() => 0) }];
  while (styles.length < STYLE_COUNT) {
    styles.push({
      chickenShift: between(-14, 22),
      pigShift: between(-30, 20),
      sow: fraction() < 0.5 ? SOW : between(0, 50),
      direction: fraction() < 0.15 ? -1 : 1,
      shifts: CARDS.map(() => between(-4, 4) + between(-4, 4)),
    });
  }
  return styles;
}
function arrangementsOf(table, hand) {
  const orders2 = /* @__PURE__ */ new Map();
  for (const { chickenShift, pigShift, sow, direction, shifts } of STYLES) {
    const placeOf = (card) => {
      const carried = carriedBy(table, card);
      const shift = carried === 'chicken' ? chickenShift : carried === 'pig' ? pigShift : 0;
      return direction * (card === SOW ? sow : card) + shift + (shifts[card] ?? 0);
    };
    const order = hand.slice().sort((a, b) => placeOf(a) - placeOf(b));
    orders2.set(order.join(), order);
  }
  return [...orders2.values()];
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/rivals.ts
var import_tychei5 = __toESM(require_tychei(), 1);

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/worlds.ts
function imagined(view2, seed) {
  const world = blindChickenExtreme.determinize(view2, seed);
  const deal3 = dealer(view2, unseenOf(view2));
  const chance = quick(`${seed}/worlds`);
  const slots = [...hiddenIn(view2.hands, world.hands), ...hiddenIn(view2.rows, world.rows)];
  const pileSlots = view2.piles.map((_, seat) => hiddenIn([at(view2.piles, seat)], [at(world.piles, seat)]));
  const trickPlaces = [...view2.trick.keys()].filter((index) => at(view2.trick, index).card === null);
  return {
    next() {
      const { signs, piles, rest } = deal3(chance);
      for (let index = 0; index < slots.length; index++) fill(at(slots, index), rest);
      for (let seat = 0; seat < pileSlots.length; seat++) {
        for (const slot of at(pileSlots, seat)) fill(slot, at(piles, seat));
      }
      for (const index of trickPlaces) {
        const { seat, faceDown } = at(world.trick, index);
        const played = { seat, card: takeTop(faceDown === 'sign' ? signs : rest), faceDown };
        world.trick[index] = played;
      }
      return world;
    },
  };
}
function hiddenIn(seen, lists) {
  return seen.flatMap((cards, place3) =>
    cards.flatMap((card, index) => (card === null ? [{ list: at(lists, place3), index }] : [])),
  );
}
function fill({ list, index }, cards) {
  list[index] = takeTop(cards);
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/rivals.ts
var ORDERLY = 0.5;
function isOrderly(fraction) {
  return fraction() < ORDERLY;
}
function someTaste(fraction) {
  const around = (middle, reach) => middle + (2 * fraction() - 1) * reach;
  return {
    chickenShift: around(TASTE.chickenShift, 8),
    pigShift: around(TASTE.pigShift, 15),
    pigWorth: around(TASTE.pigWorth, 1),
    fear: around(TASTE.fear, 0.2),
    thrift: around(TASTE.thrift, 0.3),
    rewards: TASTE.rewards,
  };
}
function arranged(view2, seed) {
  const even = imagined(view2, seed);
  const fraction = (0, import_tychei5.default)(`${seed}/rivals`);
  const played = playedBy(view2);
  const rivals = seatsUpTo(view2.seats).filter(
    (seat) =>
      seat !== view2.viewer && at(view2.rows, seat).length > 0 && at(view2.rows, seat).every((card) => card === null),
  );
  return {
    next() {
      const world = even.next();
      if (!isOrderly(fraction)) return world;
      const rows = world.rows;
      const tastes = rivals.map(() => placesFor(someTaste(fraction))(view2));
      const left = rivals.flatMap((seat) => at(rows, seat));
      const spans = rivals.map((seat, index) => spanOf(at(played, seat), left, at(tastes, index)));
      const order = [...rivals.keys()].sort((a, b) => at(spans, a).fitting - at(spans, b).fitting);
      for (const index of order) {
        const places = at(tastes, index);
        const { low, high } = at(spans, index);
        const row = at(rows, at(rivals, index));
        const taken = takeFitting(left, row.length, (card) => at(places, card) > low && at(places, card) < high);
        taken.sort((a, b) => at(places, a) - at(places, b));
        for (const [place3, card] of taken.entries()) row[place3] = card;
      }
      return world;
    },
  };
}
function playedBy(view2) {
  const { seats } = view2;
  const played = perSeat(seats, () => []);
  for (const [owner, pile] of view2.piles.entries()) {
    for (let start = 0; start < pile.length; start += seats) {
      const cards = pile.slice(start, start + seats).filter((card) => card !== null);
      if (cards.length < seats) continue;
      const winner = cards.indexOf(cards.reduce((a, b) => (a > b ? a : b)));
      for (const [index, card] of cards.entries()) at(played, (owner - winner + index + seats) % seats).push(card);
    }
  }
  for (const { seat, card } of view2.trick) if (card !== null) at(played, seat).push(card);
  return played;
}
function spanOf(played, left, places) {
  const bounds = [-Infinity, ...played.map((card) => at(places, card)).sort((a, b) => a - b), Infinity];
  let best = { low: -Infinity, high: Infinity, fitting: -1 };
  for (let index = 1; index < bounds.length; index++) {
    const [low, high] = [at(bounds, index - 1), at(bounds, index)];
    let fitting = 0;
    for (const card of left) if (at(places, card) > low && at(places, card) < high) fitting++;
    if (fitting > best.fitting) best = { low, high, fitting };
  }
  return best;
}
function takeFitting(cards, count3, fits) {
  const taken = [...cards.filter(fits), ...cards.filter((card) => !fits(card))].slice(0, count3);
  for (const card of taken) cards.splice(cards.indexOf(card), 1);
  return taken;
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/method.ts
var PLAYS_AHEAD = 3;
function method() {
  return {
    policy: (seed) => somebody((0, import_tychei6.default)(`${seed}/taste`)),
    worlds: arranged,
    plans: plansOf,
    until: isFreshlyDealt,
    value: leadOf,
    favourite: () => heuristic(),
  };
}
function somebody(fraction) {
  const orderly = isOrderly(fraction);
  const tasteful = heuristic(someTaste(fraction));
  if (orderly) return tasteful;
  return (moves, table, seat) => (table.step.type === 'arrange' ? at(moves, 0) : tasteful(moves, table, seat));
}
function plansOf(view2, moves) {
  switch (view2.step.type) {
    case 'arrange':
      return arrangementPlans(view2, moves);
    case 'play':
      return moves.flatMap((move) => playPlans(move, at(view2.rows, move.seat).length - 1));
    default:
      return [];
  }
}
function arrangementPlans(view2, moves) {
  const hand = moves.flatMap((move) => (move.type === 'place' ? [move.card] : []));
  const placing2 = (among, card) => among.find((move) => move.type === 'place' && move.card === card) ?? null;
  return arrangementsOf(view2, hand).map((order) => ({
    move: placing2(moves, order[0]) ?? at(moves, 0),
    next: (among, _, played) => placing2(among, order[played]),
  }));
}
function playPlans(move, left) {
  const ahead = Math.max(0, Math.min(PLAYS_AHEAD, left) - 1);
  return Array.from({ length: 2 ** ahead }, (_, ends) => ({
    move,
    next(among, { step }, played) {
      if (step.type !== 'play' || played > ahead) return null;
      return at(among, (ends >> (played - 1)) & 1 ? among.length - 1 : 0);
    },
  }));
}
function isFreshlyDealt({ step, rows }) {
  if (step.type !== 'arrange') return false;
  let placed = 0;
  for (let seat = 0; seat < rows.length; seat++) placed += at(rows, seat).length;
  return placed <= 1;
}
var GAME_SPREAD = 12;
function leadOf(state, seat) {
  const scores = blindChickenExtreme.score(state);
  let best = -Infinity;
  for (let other = 0; other < scores.length; other++)
    if (other !== seat && at(scores, other) > best) best = at(scores, other);
  const lead = at(scores, seat) - best;
  const left = state.step.type === 'over' ? 0 : state.options.games - state.gameNumber + 1;
  return lead / (1 + GAME_SPREAD * Math.sqrt(left) + Math.abs(lead));
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/seen.ts
function seenAfter(game, world, move, viewer, given) {
  const attempt = game.tryApply(world, move, given);
  if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
  return attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/outcomes.ts
var MAX_LISTED = 1e3;
function chanceOutcomes(view2, move) {
  const world = blindChickenExtreme.determinize(view2, 'outcomes');
  const sample = seenAfter(blindChickenExtreme, world, move, view2.viewer);
  const endsGame = sample.some(({ type }) => type === 'scored' || type === 'benefitsOffered');
  const turnsUp = sample.some(({ type }) => type === 'revealed');
  if (!endsGame && !turnsUp) return [{ probability: 1, events: sample }];
  const unseenCards = unseenOf(view2);
  const reveals = turnsUp ? waysToTurnUp(view2, unseenCards) : [[]];
  if (reveals === null) return null;
  const all = mixOf(view2, unseenCards);
  const piled = pilings(view2, unseenCards, endsGame);
  const elsewhere = [...view2.hands, ...view2.rows].flat().filter((card) => card === null).length;
  const found = /* @__PURE__ */ new Map();
  let total = 0;
  for (const cards of reveals) {
    const mix = mixOf(view2, cards);
    for (const { chickens, counts } of piled) {
      const weight = waysWith(mix, cards.length, counts, all, unseenCards.length, elsewhere);
      if (weight === 0) continue;
      const turned = turnedTo(view2, world, cards, chickens);
      const events = seenAfter(blindChickenExtreme, turned, move, view2.viewer);
      if (events.some(({ type }) => type === 'dealt')) return null;
      const key = JSON.stringify(events);
      const same = found.get(key);
      if (same === void 0) found.set(key, { weight, events });
      else same.weight += weight;
      total += weight;
    }
  }
  return [...found.values()].map(({ weight, events }) => ({ probability: weight / total, events }));
}
function waysToTurnUp(view2, unseenCards) {
  let ways = [[]];
  for (const { card, faceDown } of view2.trick) {
    if (card !== null) continue;
    const fitting = unseenCards.filter((one) => faceDown !== 'sign' || bearsSign(view2, one));
    if (ways.length * fitting.length > MAX_LISTED) return null;
    ways = ways.flatMap((cards) => fitting.filter((one) => !cards.includes(one)).map((one) => [...cards, one]));
  }
  return ways;
}
function pilings(view2, unseenCards, endsGame) {
  let piled = [{ chickens: /* @__PURE__ */ new Map(), counts: oneWay() }];
  for (const { seat, counts } of countEachPile(view2, unseenCards)) {
    piled = piled.flatMap((before) => {
      if (!endsGame) return [{ ...before, counts: together(before.counts, counts) }];
      return partsOf(counts).map(([chickens, part]) => ({
        chickens: new Map(before.chickens).set(seat, chickens),
        counts: together(before.counts, part),
      }));
    });
  }
  return piled;
}
function partsOf(counts) {
  const parts = /* @__PURE__ */ new Map();
  for (const [index, ways] of counts.entries()) {
    if (ways === 0) continue;
    const { chickens } = mixAt(index);
    const part = parts.get(chickens) ?? new Float64Array(counts.length);
    part[index] = ways;
    parts.set(chickens, part);
  }
  return [...parts];
}
function together(one, two) {
  const both = new Float64Array(one.length);
  for (const [index, ways] of one.entries()) {
    if (ways === 0) continue;
    for (const [other, more] of two.entries()) {
      if (more === 0) continue;
      const to = index + other;
      const sum2 = mixAt(index).pigs + mixAt(other).pigs;
      if (to < both.length && mixAt(to).pigs === sum2) both[to] = (both[to] ?? 0) + ways * more;
    }
  }
  return both;
}
function waysWith(turnedUp, cards, counts, all, unseenCards, elsewhere) {
  const left = { chickens: all.chickens - turnedUp.chickens, pigs: all.pigs - turnedUp.pigs };
  let ways = 0;
  for (const [index, piledWays] of counts.entries()) {
    if (piledWays === 0) continue;
    const piled = mixAt(index);
    const rest = { chickens: left.chickens - piled.chickens, pigs: left.pigs - piled.pigs };
    const plain = elsewhere - rest.chickens - rest.pigs;
    if (rest.chickens >= 0 && rest.pigs >= 0 && plain >= 0) ways += piledWays * waysToLie(rest, elsewhere);
  }
  const plainCards = unseenCards - all.chickens - all.pigs;
  return (
    ways /
    (orders(all.chickens, turnedUp.chickens) *
      orders(all.pigs, turnedUp.pigs) *
      orders(plainCards, cards - turnedUp.chickens - turnedUp.pigs))
  );
}
function orders(count3, taken) {
  let product = 1;
  for (let drawn = 0; drawn < taken; drawn++) product *= count3 - drawn;
  return product;
}
function turnedTo(view2, world, cards, chickens) {
  const turned = cards.values();
  const trick = view2.trick.map((played, index) => {
    const card = played.card === null ? turned.next().value : played.card;
    return { ...played, card: card ?? at(world.trick, index).card };
  });
  const chicken = at(view2.options.cards.chickens, 0);
  const piles = view2.piles.map((pile, seat) => {
    let left = chickens.get(seat) ?? 0;
    return pile.map((card) => card ?? (left-- > 0 ? chicken : SOW));
  });
  return { ...world, trick, piles };
}

// ../../tmp/hencoop-frozen-nWqVno/src/blind-chicken-extreme/bots/index.ts
var tasting = (taste) => () => heuristic({ ...TASTE, ...taste });
var blindChickenExtremeBots = gameBots({
  game: blindChickenExtreme,
  policy: tasting({}),
  method,
  levels,
  personalities: {
    // Fears a chicken in almost every unseen card, and keeps its own chickens for the end of the row.
    cautious: tasting({ fear: 0.8, chickenShift: 15 }),
    // Hardly expects a chicken, and spends its low cards.
    daring: tasting({ fear: 0.15, thrift: 0 }),
    // Brings pigs before all other cards, and takes a penalty for one.
    greedy: tasting({ pigWorth: 9, pigShift: -40 }),
  },
  worlds: imagined,
  chanceOutcomes,
});

export { blindChickenExtremeBots as bots, ismcts, method, search, worlds };
