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
        (this.g = (count2) => {
          var t2,
            r = 0,
            i2 = this.i,
            j2 = this.j,
            s2 = this.S;
          while (count2--) {
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
var LONGEST_SEED = 1e3;
function refuseOption(path2, expected, given) {
  throw new RangeError(`${path2}: expected ${expected}, got ${shortText(given)}`);
}
function shortText(value2) {
  const text =
    typeof value2 === 'object' && value2 !== null ? 'an object' : Object.is(value2, -0) ? '-0' : String(value2);
  return typeof value2 === 'string' ? JSON.stringify(text.slice(0, 40)) : text.slice(0, 40);
}
function seatOption(defaultValue) {
  return {
    default: () => defaultValue,
    read: (given, path2, seats) =>
      isSeat(given, seats) ? given : refuseOption(path2, `a seat from 0 to ${seats - 1}`, given),
  };
}
function choice(values, defaultValue) {
  return {
    default: () => defaultValue,
    read: (given, path2) =>
      values.find((value2) => value2 === given) ??
      refuseOption(path2, values.map((value2) => `'${value2}'`).join(' or '), given),
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
function refuseUnknown(path2, given, names) {
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      throw new RangeError(`${path2}.${name.slice(0, 40)}: unknown field; expected ${names.join(', ')}`);
    }
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/seats.ts
function perSeat(seats, of) {
  const values = [];
  for (let seat = 0; seat < seats; seat++) values.push(of(seat));
  return values;
}
function seatsUpTo(count2) {
  return perSeat(count2, (seat) => seat);
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
function takeOut(cards, card2) {
  let index = cards.indexOf(card2);
  if (index < 0) index = cards.indexOf(null);
  if (index < 0) throw new InternalError(`no card ${JSON.stringify(card2)} to take`);
  removeAt(cards, index);
}
function clear(list) {
  while (list.length > 0) list.pop();
}
function removeAt(cards, index) {
  for (let i = index + 1; i < cards.length; i++) cards[i - 1] = cards[i];
  cards.pop();
}
function deal(pile, seats, starter, count2) {
  const hands = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand = [];
    const first = pile.length - 1 - ((seat - starter + seats) % seats);
    for (let round = 0; round < count2; round++) hand.push(at(pile, first - round * seats));
    hands.push(hand);
  }
  for (let dealt = seats * count2; dealt > 0; dealt--) pile.pop();
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
function unseen(deck, seen, keyOf = (card2) => card2) {
  const counts = /* @__PURE__ */ new Map();
  for (const card2 of seen) {
    if (card2 !== null) counts.set(keyOf(card2), (counts.get(keyOf(card2)) ?? 0) + 1);
  }
  return deck.filter((card2) => {
    const left = counts.get(keyOf(card2)) ?? 0;
    if (left > 0) counts.set(keyOf(card2), left - 1);
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
  const card2 = cards[i];
  cards[i] = cards[j];
  cards[j] = card2;
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
    roll(site, faces, count2) {
      const fraction = fractionsAt(site);
      const rolled = [];
      for (let i = 0; i < count2; i++) rolled.push(faces[below(fraction, faces.length)]);
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
      return shuffled.map((card2) => givenCard(cards, card2));
    },
    roll(site, faces, count2) {
      const rolled = listOf(chance.roll(site, faces.slice(), count2));
      if (rolled?.length !== count2 || !rolled.every((face) => faces.includes(face))) {
        throw new RangeError(`chance.roll('${site}'): expected ${count2} of the faces ${JSON.stringify(faces)}`);
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
function givenCard(cards, card2) {
  const key = cardKey(card2);
  return cards.find((given) => cardKey(given) === key);
}
function cardKey(card2) {
  if (typeof card2 !== 'object' || card2 === null) return JSON.stringify(card2) ?? String(card2);
  return JSON.stringify(Object.entries(card2).sort(([a], [b]) => (a < b ? -1 : 1)));
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
  const { actors, legal: legal2, play, evolve: evolve2 } = game.rules;
  const out = [];
  const state = draft;
  let played = 0;
  while (state.step.type !== OVER) {
    const seat = actors(state)[0];
    clear(out);
    const moves = legal2(state, seat, out);
    play(draft, policy(moves, state, seat), evolve2, chance);
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
function count(game, tally, end2, seat, worth) {
  tally.visits += 1;
  tally.sum += worth;
  tally.squares += worth * worth;
  tally.points += at(game.score(end2), seat);
  if (end2.step.type !== OVER) return;
  tally.finished += 1;
  tally.wins += winsOf(game.outcome(end2)?.ranking ?? [], seat);
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
  let count2 = 0;
  return { next: () => game.determinize(view2, `${seed}/${count2++}`) };
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
    const end2 = finishDraft(draft);
    if (!until2?.(end2, 0, view2)) {
      const policy = policyOf(seed, view2);
      const { next } = plan;
      const ends = until2 === void 0 ? until2 : (state, played) => until2(state, played, view2);
      playOn(game, draft, next === void 0 ? policy : following(next, seat, policy), chance, ends);
    }
    const worth = value2(end2, seat);
    count(game, tally, end2, seat, worth);
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
          const lead2 = tryOut(arm, state, task, playoutSeed) - base;
          arm.lead += lead2;
          arm.leadSquares += lead2 * lead2;
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
function isClearlyBetter({ tally, lead: lead2, leadSquares }, margin) {
  const { visits } = tally;
  return visits > 0 && lead2 / visits > margin * standardError(visits, lead2, leadSquares);
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
  const { actors, legal: legal2, play, evolve: evolve2, copy } = game.rules;
  const policyOf = config.policy ?? uniform;
  const reward = config.reward ?? ((state, seat) => placing(game, state, seat));
  const value2 = config.value ?? (() => 0);
  const worldsOf = config.worlds ?? ((view2, seed) => worlds(game, view2, seed));
  function descend(root, draft, policy, chance, spread) {
    const state = draft;
    const path2 = [];
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
      path2.push({ node: child, seat });
      play(draft, at(moves, index), evolve2, chance);
      if (isNew) break;
      node = child;
    }
    return path2;
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
      const path2 = descend(root, draft, policy, chance, most > least ? most - least : 1);
      if (draft.step.type !== OVER) playOn(game, draft, policy, chance, until2);
      const end2 = finishDraft(draft);
      const worthTo = end2.step.type === OVER ? reward : value2;
      for (const pick of path2) {
        const worth = worthTo(end2, pick.seat);
        least = Math.min(least, worth);
        most = Math.max(most, worth);
        count(game, pick.node.tally, end2, pick.seat, worth);
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

// ../../tmp/hencoop-frozen-nWqVno/src/engine/freeze.ts
function frozenCopy(value2) {
  if (typeof value2 !== 'object' || value2 === null) return value2;
  const given = Object.entries(value2);
  const fields = given.map(([name, field]) => [name, frozenCopy(field)]);
  if (Object.isFrozen(value2) && fields.every(([, field], index) => field === given[index]?.[1])) return value2;
  return Object.freeze(Array.isArray(value2) ? fields.map(([, field]) => field) : Object.fromEntries(fields));
}

// ../../tmp/hencoop-frozen-nWqVno/src/engine/moveShapes.ts
function oneOf(values) {
  const known = new Set(values);
  return (value2) => known.has(value2) && !Object.is(value2, -0);
}
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
function requireGame(path2, id, given) {
  if (given?.game !== id) refuseGame(path2, id, given);
  return given;
}
function refuseGame(path2, id, given) {
  return refuseOption(`${path2}.game`, `"${id}"`, given?.game);
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

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/hand.ts
function handOf(table, seat) {
  const hand = table.hands[seat];
  if (hand === void 0) throw new InternalError(`no seat ${seat}`);
  return hand;
}
function holds(table, seat, card2) {
  return handOf(table, seat).includes(card2);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/table.ts
var COLOURS = ['white', 'black', 'red', 'silver', 'gold'];
var NAMED_ACTIONS = ['farmer', 'dog', 'parade', 'foxTrot'];
var ROWS = ['N', 'M', 'S'];
var COLUMNS = 5;
var CELLS = [...['N0', 'N1', 'N2', 'N3', 'N4'], ...['M0', 'M1', 'M2', 'M3', 'M4'], ...['S0', 'S1', 'S2', 'S3', 'S4']];
var ENDS = ['west', 'east'];
var COOPS = ['opposite', 'sameSide'];

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/names.ts
var ACTION_NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/onceByContent.ts
var CACHE_SIZE = 16;
function onceByContent(make) {
  const byContent = /* @__PURE__ */ new Map();
  const byKey = /* @__PURE__ */ new WeakMap();
  let latestKey = null;
  let latest = null;
  function find(key) {
    const known = byKey.get(key);
    if (known !== void 0) return known;
    const content = JSON.stringify(key);
    const made = byContent.get(content) ?? make(key);
    if (byContent.size === CACHE_SIZE) byContent.clear();
    byContent.set(content, made);
    byKey.set(key, made);
    return made;
  }
  return (key) => {
    if (latest === null || key !== latestKey) {
      latest = find(key);
      latestKey = key;
    }
    return latest;
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/cards.ts
function rankOf(colour) {
  switch (colour) {
    case 'white':
      return 1;
    case 'black':
      return 2;
    case 'red':
      return 3;
    case 'silver':
      return 4;
    case 'gold':
      return 5;
    default:
      throw new RangeError(`colour: expected one of ${COLOURS.join(', ')}, got ${String(colour).slice(0, 40)}`);
  }
}
function cardOf(colour, action) {
  const card2 = `${colour} ${action}`;
  return Object.keys({ [card2]: null })[0];
}
function colourOf(card2) {
  switch (card2[0]) {
    case 'w':
      return 'white';
    case 'b':
      return 'black';
    case 'r':
      return 'red';
    case 's':
      return 'silver';
    case 'g':
      return 'gold';
    default:
      throw new RangeError(`card: expected a card, such as "gold farmer", got "${String(card2).slice(0, 40)}"`);
  }
}
function actionOf(card2) {
  return card2.slice(card2.indexOf(' ') + 1);
}
var DECK_SIZE = 100;
var HAND_SIZE = 5;
var ROOSTER_INDEXES = /* @__PURE__ */ Array.from({ length: 20 }, (_, below2) => below2);
var FOX_START = 'M2';
var DIAGRAMS = /* @__PURE__ */ assumedDiagrams();
function assumedDiagrams() {
  const offsets = (...cells2) => Object.freeze(cells2.map((cell2) => Object.freeze(cell2)));
  const diagram = (name, cycle, cards = offsets()) => Object.freeze({ name, cycles: Object.freeze([cycle]), cards });
  return Object.freeze([
    // CR-6.1: two neighbours in a row.
    diagram('sideStep', offsets([0, 0], [0, 1])),
    // CR-6.2: two neighbours in a column.
    diagram('fenceHop', offsets([0, 0], [1, 0])),
    // CR-6.3: two diagonal neighbours.
    diagram('diagonalDash', offsets([0, 0], [1, 1])),
    // CR-6.4: two in a row with exactly one card between them.
    diagram('leapFrog', offsets([0, 0], [0, 2]), offsets([0, 1])),
    // CR-6.5: of three in a row the end one moves to the other end.
    diagram('cutIn', offsets([0, 0], [0, 2], [0, 1])),
    // CR-6.6: a block of four turns by one cell.
    diagram('roundDance', offsets([0, 0], [0, 1], [1, 1], [1, 0])),
  ]);
}
var DECK = /* @__PURE__ */ assumedDeck();
function assumedDeck() {
  const actions = [...DIAGRAMS.map(({ name }) => name), ...NAMED_ACTIONS];
  const twoEach = Object.freeze(Object.fromEntries(actions.map((action) => [action, 2])));
  return Object.freeze({ white: twoEach, black: twoEach, red: twoEach, silver: twoEach, gold: twoEach });
}
var allCards = /* @__PURE__ */ onceByContent(makeCards);
function makeCards({ deck, diagrams }) {
  const actions = [...diagrams.map(({ name }) => name), ...NAMED_ACTIONS];
  return COLOURS.flatMap((colour) =>
    actions.flatMap((action) => {
      const card2 = cardOf(colour, action);
      return Array.from({ length: copiesOf(deck[colour], action) }, () => card2);
    }),
  );
}
function copiesOf(copies, action) {
  return Object.hasOwn(copies, action) ? (copies[action] ?? 0) : 0;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/yard.ts
var ZERO = '0'.charCodeAt(0);
function indexOfCell(cell2) {
  const row = cell2[0] === 'N' ? 0 : cell2[0] === 'M' ? COLUMNS : 2 * COLUMNS;
  return row + cell2.charCodeAt(1) - ZERO;
}
function cellAt(index) {
  return at(CELLS, index);
}
function rowOf(cell2) {
  return cell2 < COLUMNS ? 'N' : cell2 < 2 * COLUMNS ? 'M' : 'S';
}
function columnOf(cell2) {
  return cell2 % COLUMNS;
}
var NORTH_ROW = [0, 1, 2, 3, 4];
var MIDDLE_ROW = [5, 6, 7, 8, 9];
var SOUTH_ROW = [10, 11, 12, 13, 14];
var NORTH_ROW_FROM_EAST = [4, 3, 2, 1, 0];
function cellsOf(row) {
  return row === 'N' ? NORTH_ROW : row === 'M' ? MIDDLE_ROW : SOUTH_ROW;
}
var NEIGHBOURS = CELLS.map((_, cell2) =>
  CELLS.map((_2, other) => other).filter((other) => {
    const rows = Math.abs(Math.floor(cell2 / COLUMNS) - Math.floor(other / COLUMNS));
    return rows + Math.abs(columnOf(cell2) - columnOf(other)) === 1;
  }),
);
function ownRow(seat) {
  return seat === 0 ? 'S' : 'N';
}
function coopEnd(options, seat) {
  return seat === 1 && options.coops === 'opposite' ? 'east' : 'west';
}
function outward(options, seat) {
  if (seat === 0) return SOUTH_ROW;
  return options.coops === 'opposite' ? NORTH_ROW_FROM_EAST : NORTH_ROW;
}
function inFrontOfCoop(options, seat) {
  return at(outward(options, seat), 0);
}
function isChicken(occupant) {
  return occupant !== void 0 && occupant !== 'open' && occupant !== 'fox';
}
function isChickenBelow(occupant, rank2) {
  return isChicken(occupant) && rankOf(colourOf(occupant)) < rank2;
}
function isOpen(occupant) {
  return occupant === 'open';
}
function foxCell(yard) {
  return yard.indexOf('fox');
}
function chickenOn(yard, cell2) {
  const occupant = yard[cell2];
  if (!isChicken(occupant)) throw new InternalError(`no chicken on cell ${cell2}`);
  return occupant;
}
function countCards(yard, cells2) {
  let cards = 0;
  for (let i = 0; i < cells2.length; i++) if (!isOpen(yard[cells2[i]])) cards++;
  return cards;
}
function firstCard(yard, cells2) {
  for (let i = 0; i < cells2.length; i++) if (!isOpen(yard[cells2[i]])) return cells2[i];
  return void 0;
}
function firstOpen(yard, cells2) {
  for (let i = 0; i < cells2.length; i++) if (isOpen(yard[cells2[i]])) return cells2[i];
  return void 0;
}
function outermostCard(yard, row, end2) {
  const cells2 = cellsOf(row);
  for (let i = 0; i < COLUMNS; i++) {
    const cell2 = cells2[end2 === 'west' ? i : COLUMNS - 1 - i];
    if (!isOpen(yard[cell2])) return cell2;
  }
  throw new InternalError(`no card in row ${row}`);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/evolve.ts
function initialState(seats, options, seed) {
  return {
    game: 'chicken-roundup',
    seats,
    options: borrowed(options),
    turn: 1,
    turnsLeft: null,
    step: { type: 'plays', seat: options.firstSeat, play: 1 },
    yard: CELLS.map(() => 'open'),
    stacks: perSeat(seats, () => []),
    hands: perSeat(seats, () => []),
    deck: [],
    discardPile: [],
    seed,
  };
}
function deal2(table, { yard, hands, deck }) {
  table.yard = yard.slice();
  table.hands = copyHands(hands);
  table.deck = deck.slice();
}
function draw(table, { seat, card: card2, to }) {
  const known = table.deck.pop();
  if (to === 'aside') return;
  const drawn = card2 ?? known ?? null;
  if (to === 'hand') handOf(table, seat).push(drawn);
  else table.yard[indexOfCell(to)] = drawn;
}
function discard(table, { seat, card: card2 }) {
  takeOut(handOf(table, seat), card2);
  table.discardPile.push(card2);
}
function rearrange({ yard }, { from, to }) {
  const moved = [];
  for (let i = 0; i < from.length; i++) moved.push(at(yard, indexOfCell(at(from, i))));
  for (let i = 0; i < moved.length; i++) yard[indexOfCell(at(to, i))] = at(moved, i);
}
function catchChicken(table, { seat, from, to, card: card2 }) {
  handOf(table, seat).push(card2);
  moveFox(table, from, to);
}
function moveFox({ yard }, from, to) {
  yard[indexOfCell(to)] = 'fox';
  yard[indexOfCell(from)] = 'open';
}
function takeChicken(table, { cell: cell2, card: card2 }) {
  table.yard[indexOfCell(cell2)] = 'open';
  table.discardPile.push(card2);
}
function chase({ yard }, { from, to }) {
  const last = indexOfCell(to);
  let cell2 = indexOfCell(from);
  for (const toward = Math.sign(last - cell2); cell2 !== last; cell2 += toward) yard[cell2] = at(yard, cell2 + toward);
  yard[last] = 'fox';
}
function stack(table, seat, cells2) {
  const stacked = at(table.stacks, seat);
  for (let i = 0; i < cells2.length; i++) {
    const cell2 = indexOfCell(at(cells2, i));
    stacked.push(table.yard[cell2]);
    table.yard[cell2] = 'open';
  }
}
function closeUp({ yard }, { row, start }) {
  const cards = [];
  const first = at(cellsOf(row), 0);
  for (let cell2 = first; cell2 < first + COLUMNS; cell2++) {
    const card2 = at(yard, cell2);
    if (isOpen(card2)) continue;
    cards.push(card2);
    yard[cell2] = 'open';
  }
  for (let i = 0; i < cards.length; i++) yard[first + start + i] = at(cards, i);
}
function loseChicken(table, { seat, card: card2 }) {
  at(table.stacks, seat).pop();
  table.discardPile.push(card2);
}
function passTurn(table, { to, turnsLeft }) {
  table.turn++;
  table.turnsLeft = turnsLeft;
  table.step = { type: 'plays', seat: to, play: 1 };
}
function evolve(table, event) {
  switch (event.type) {
    case 'drawn':
      draw(table, event);
      break;
    case 'played':
    case 'paid':
      discard(table, event);
      break;
    case 'rearranged':
      rearrange(table, event);
      break;
    case 'caught':
      catchChicken(table, event);
      break;
    case 'taken':
      takeChicken(table, event);
      break;
    case 'chased':
      chase(table, event);
      break;
    case 'paraded':
      stack(table, event.seat, event.path);
      break;
    case 'sentIn':
      stack(table, event.seat, event.cells);
      break;
    case 'closed':
      closeUp(table, event);
      break;
    case 'gapOpened':
      table.step = { type: 'closeGap', seat: event.seat, next: event.next };
      break;
    case 'secondPlayBegan':
      table.step = { type: 'plays', seat: event.seat, play: 2 };
      break;
    case 'playsEnded':
      break;
    case 'foxExposed':
      moveFox(table, event.from, event.to);
      break;
    case 'chickenLost':
      loseChicken(table, event);
      break;
    case 'lastTurnsBegan':
      table.turnsLeft = event.turnsLeft;
      break;
    case 'turnPassed':
      passTurn(table, event);
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    case 'dealt':
      deal2(table, event);
      break;
    default:
      rejectEvent(event);
  }
}
function copyState(state, move) {
  return {
    game: state.game,
    seats: state.seats,
    options: borrowed(state.options),
    turn: state.turn,
    turnsLeft: state.turnsLeft,
    step: state.step,
    yard: state.yard.slice(),
    stacks: copyHands(state.stacks, move?.seat),
    hands: copyHands(state.hands, move?.seat),
    deck: state.deck.slice(),
    discardPile: state.discardPile.slice(),
    seed: state.seed,
  };
}
function copyView(view2) {
  return {
    game: view2.game,
    seats: view2.seats,
    options: borrowed(view2.options),
    turn: view2.turn,
    turnsLeft: view2.turnsLeft,
    step: view2.step,
    yard: view2.yard.slice(),
    stacks: copyHands(view2.stacks),
    hands: copyHands(view2.hands),
    deck: view2.deck.slice(),
    discardPile: view2.discardPile.slice(),
    viewer: view2.viewer,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/4-gaps.ts
function hasGap(yard, cells2, coop) {
  let card2 = coop;
  let open = false;
  for (let i = 0; i < cells2.length; i++) {
    if (isOpen(yard[cells2[i]])) open = card2;
    else if (open) return true;
    else card2 = true;
  }
  return false;
}
function hasMiddleGap(yard) {
  return hasGap(yard, MIDDLE_ROW, false);
}
function hasOuterGap(yard, options, owner) {
  return hasGap(yard, outward(options, owner), true);
}
function closeOuterRows(state, emit) {
  for (let owner = 0; owner < state.seats; owner++) {
    if (!hasOuterGap(state.yard, state.options, owner)) continue;
    const cards = countCards(state.yard, outward(state.options, owner));
    const start = coopEnd(state.options, owner) === 'west' ? 0 : COLUMNS - cards;
    emit(state, { type: 'closed', row: ownRow(owner), start });
  }
}
function closeGaps(state, seat, next, emit) {
  closeOuterRows(state, emit);
  if (!hasMiddleGap(state.yard)) return true;
  emit(state, { type: 'gapOpened', seat, next });
  return false;
}
function closeMiddleRow(state, toward, emit) {
  const outermost = columnOf(outermostCard(state.yard, 'M', toward));
  const start = toward === 'west' ? outermost : outermost - countCards(state.yard, MIDDLE_ROW) + 1;
  emit(state, { type: 'closed', row: 'M', start });
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/7-sending-in.ts
function sendIn(state, seat, emit) {
  const cells2 = [];
  let rank2 = Number.POSITIVE_INFINITY;
  for (const cell2 of outward(state.options, seat)) {
    const chicken = state.yard[cell2];
    if (!isChickenBelow(chicken, rank2)) break;
    rank2 = rankOf(colourOf(chicken));
    cells2.push(cellAt(cell2));
  }
  if (cells2.length > 0) emit(state, { type: 'sentIn', seat, cells: cells2 });
}
function pullOutExposedFox(state, seat, emit) {
  const fox = foxCell(state.yard);
  if (rowOf(fox) !== 'M') return;
  const inOwnRow = fox + (ownRow(seat) === 'S' ? COLUMNS : -COLUMNS);
  if (!isOpen(state.yard[inOwnRow])) return;
  const behind = firstOpen(state.yard, outward(state.options, seat));
  if (behind === void 0) throw new InternalError('no open cell behind an exposed fox');
  emit(state, { type: 'foxExposed', from: cellAt(fox), to: cellAt(behind) });
}
function discardTopChicken(state, seat, emit) {
  if (state.yard[inFrontOfCoop(state.options, seat)] !== 'fox') return;
  const stack2 = at(state.stacks, seat);
  if (stack2.length > 0) emit(state, { type: 'chickenLost', seat, card: top(stack2) });
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/8-replenishing.ts
function replenish(state, seat, emit) {
  fillOuterRow(state, seat, leftOf(seat, state.seats), emit);
  fillMiddleRow(state, seat, emit);
  fillOuterRow(state, seat, seat, emit);
  fillHand(state, seat, emit);
}
function fillOuterRow(state, seat, owner, emit) {
  for (const cell2 of outward(state.options, owner)) fill(state, seat, cell2, emit);
}
function fillMiddleRow(state, seat, emit) {
  const line = firstCard(state.yard, MIDDLE_ROW) ?? MIDDLE_ROW[0];
  for (let cell2 = line - 1; cell2 >= MIDDLE_ROW[0]; cell2--) fill(state, seat, cell2, emit);
  for (let cell2 = line; cell2 <= MIDDLE_ROW[4]; cell2++) fill(state, seat, cell2, emit);
}
function fillHand(state, seat, emit) {
  const hand = handOf(state, seat);
  while (hand.length < HAND_SIZE) {
    const card2 = nextCard(state, seat, emit);
    if (card2 === null) return;
    emit(state, { type: 'drawn', seat, card: card2, to: 'hand' });
  }
}
function fill(state, seat, cell2, emit) {
  if (!isOpen(state.yard[cell2])) return;
  const card2 = nextCard(state, seat, emit);
  if (card2 !== null) emit(state, { type: 'drawn', seat, card: card2, to: cellAt(cell2) });
}
function nextCard(state, seat, emit) {
  if (state.deck.at(-1) === 'rooster') {
    emit(state, { type: 'drawn', seat, card: 'rooster', to: 'aside' });
    emit(state, { type: 'lastTurnsBegan', turnsLeft: seat === state.options.firstSeat ? 3 : 2 });
  }
  return state.deck.at(-1) ?? null;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/9-end.ts
function passTurn2(state, seat, emit) {
  const { turnsLeft } = state;
  if (turnsLeft === 0) emit(state, { type: 'gameEnded', reason: 'rooster' });
  else {
    const to = leftOf(seat, state.seats);
    emit(state, { type: 'turnPassed', to, turnsLeft: turnsLeft === null ? null : turnsLeft - 1 });
  }
}
function score(table) {
  return table.stacks.map((stack2) => stack2.length);
}
function ranking(table) {
  return rank(table.seats, (a, b) => lead(table, b, a));
}
function lead(table, a, b) {
  const difference = (count2) => count2(at(table.stacks, a)) - count2(at(table.stacks, b));
  const ofColour = (colour) => (stack2) => stack2.filter((card2) => colourOf(card2) === colour).length;
  const counts = [(stack2) => stack2.length, ...COLOURS.toReversed().map(ofColour)];
  return counts.map(difference).find((points) => points !== 0) ?? 0;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/3-turn.ts
function discard2(state, seat, card2, emit) {
  emit(state, { type: 'played', seat, card: card2 });
}
function afterPlay({ step }) {
  if (step.type !== 'plays') throw new InternalError(`a play in step ${step.type}`);
  return step.play === 1 ? 'secondPlay' : 'sendingIn';
}
function closeGapsAndGoOn(state, seat, next, emit) {
  if (closeGaps(state, seat, next, emit)) goOn(state, seat, next, emit);
}
function goOn(state, seat, next, emit) {
  switch (next) {
    case 'secondPlay':
      emit(state, { type: 'secondPlayBegan', seat });
      break;
    case 'sendingIn':
      sendIn(state, seat, emit);
      closeOuterRows(state, emit);
      goOn(state, seat, 'exposedFox', emit);
      break;
    case 'exposedFox':
      pullOutExposedFox(state, seat, emit);
      closeGapsAndGoOn(state, seat, 'foxAtCoop', emit);
      break;
    case 'foxAtCoop':
      discardTopChicken(state, seat, emit);
      replenish(state, seat, emit);
      passTurn2(state, seat, emit);
      break;
  }
}
function endPlays(state, seat, emit) {
  emit(state, { type: 'playsEnded', seat });
  goOn(state, seat, 'sendingIn', emit);
}
function closeGap(state, seat, toward, emit) {
  const { step } = state;
  if (step.type !== 'closeGap') throw new InternalError(`no gap to close in step ${step.type}`);
  closeMiddleRow(state, toward, emit);
  goOn(state, seat, step.next, emit);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/5-actions.ts
function whyNotCard(table, { seat, type, card: card2 }) {
  if (!holds(table, seat, card2)) return { clause: 'G-4', params: { card: card2 } };
  if (actionOf(card2) !== type) return { clause: 'CR-3.1', params: { card: card2, type } };
  return null;
}
function farmerTakes({ yard }, cell2) {
  return isChicken(yard[cell2]);
}
function whyNotFarmer(table, move) {
  const { target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  return farmerTakes(table, indexOfCell(target)) ? null : { clause: 'CR-5.1', params: { target } };
}
function playFarmer(state, { seat, card: card2, target }, emit) {
  discard2(state, seat, card2, emit);
  emit(state, { type: 'taken', cell: target, card: chickenOn(state.yard, indexOfCell(target)) });
  closeGapsAndGoOn(state, seat, afterPlay(state), emit);
}
var WEST = ['west'];
var EAST = ['east'];
var BOTH = ['west', 'east'];
function dogEnds({ yard, options }) {
  const row = rowOf(foxCell(yard));
  if (row === 'M') return countCards(yard, MIDDLE_ROW) === 1 ? WEST : BOTH;
  return coopEnd(options, row === 'S' ? 0 : 1) === 'west' ? EAST : WEST;
}
function whyNotDog(table, move) {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const ends = dogEnds(table);
  if (ends.includes(move.end)) return null;
  return rowOf(foxCell(table.yard)) === 'M'
    ? { clause: 'CR-5.2a', params: { end: 'west' } }
    : { clause: 'CR-5.2', params: { ends: ends.slice() } };
}
function playDog(state, { seat, card: card2, end: end2 }, emit) {
  const fox = foxCell(state.yard);
  discard2(state, seat, card2, emit);
  emit(state, { type: 'chased', from: cellAt(fox), to: cellAt(outermostCard(state.yard, rowOf(fox), end2)) });
  goOn(state, seat, afterPlay(state), emit);
}
function foxTrotCatches({ yard }, cell2, colour) {
  const occupant = yard[cell2];
  return isChicken(occupant) && colourOf(occupant) === colour;
}
function whyNotFoxTrot(table, move) {
  const { card: card2, target } = move;
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  if (foxTrotCatches(table, indexOfCell(target), colourOf(card2))) return null;
  return { clause: 'CR-5.3', params: { target, colour: colourOf(card2) } };
}
function playFoxTrot(state, { seat, card: card2, target }, emit) {
  discard2(state, seat, card2, emit);
  catchChicken2(state, seat, target, emit);
}
function catchTargets({ yard }) {
  const targets = [];
  for (const cell2 of at(NEIGHBOURS, foxCell(yard))) if (isChicken(yard[cell2])) targets.push(cell2);
  return targets;
}
function whyNotCatch(table, { seat, pay, target }) {
  if (!holds(table, seat, pay)) return { clause: 'G-4', params: { card: pay } };
  return catchTargets(table).includes(indexOfCell(target)) ? null : { clause: 'CR-5.4', params: { target } };
}
function playCatch(state, { seat, pay, target }, emit) {
  emit(state, { type: 'paid', seat, card: pay });
  catchChicken2(state, seat, target, emit);
}
function catchChicken2(state, seat, to, emit) {
  const from = cellAt(foxCell(state.yard));
  emit(state, { type: 'caught', seat, from, to, card: chickenOn(state.yard, indexOfCell(to)) });
  closeGapsAndGoOn(state, seat, afterPlay(state), emit);
}
function whyNotParade(table, move) {
  const refusal = whyNotCard(table, move);
  if (refusal !== null) return refusal;
  const start = inFrontOfCoop(table.options, move.seat);
  let touching = [start];
  let rank2 = Number.POSITIVE_INFINITY;
  for (const cell2 of move.path) {
    const index = indexOfCell(cell2);
    const chicken = table.yard[index];
    if (!touching.includes(index) || !isChickenBelow(chicken, rank2)) {
      return { clause: 'CR-5.5', params: { cell: cell2, start: cellAt(start) } };
    }
    rank2 = rankOf(colourOf(chicken));
    touching = at(NEIGHBOURS, index);
  }
  return null;
}
function playParade(state, { seat, card: card2, path: path2 }, emit) {
  discard2(state, seat, card2, emit);
  emit(state, { type: 'paraded', seat, path: path2.slice() });
  closeGapsAndGoOn(state, seat, 'exposedFox', emit);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/6-diagrams.ts
function fits(yard, { moving, named }) {
  return moving.every((cell2) => isChicken(yard[cell2])) && named.every((cell2) => !isOpen(yard[cell2]));
}
function placements(diagram, seat) {
  return [1, -1].flatMap((side) => {
    const turned = ([row, column]) => [row, column * side];
    const moving = diagram.cycles.flat().map(turned);
    const named = diagram.cards.map(turned);
    const rows = [...moving, ...named].map(([row]) => row);
    const columns = [...moving, ...named].map(([, column]) => column);
    const placed = [];
    for (let near = -Math.min(...rows); near + Math.max(...rows) < ROWS.length; near++) {
      for (let west = -Math.min(...columns); west + Math.max(...columns) < COLUMNS; west++) {
        const cellOf = ([row, column]) =>
          (seat === 0 ? ROWS.length - 1 - near - row : near + row) * COLUMNS + west + column;
        placed.push({ moving: moving.map(cellOf), named: named.map(cellOf) });
      }
    }
    return placed;
  });
}
var rearrangementsOf = onceByContent((diagram) => perSeat(2, (seat) => rearrangements(diagram, seat)));
function rearrangements(diagram, seat) {
  const found = /* @__PURE__ */ new Map();
  for (const placement of placements(diagram, seat)) {
    const cells2 = placement.moving.map(cellAt);
    const effect = effectOf(diagram, cells2);
    const first = found.get(effect) ?? { effect, cells: cells2, to: destinations(diagram, cells2), placements: [] };
    found.set(effect, { ...first, placements: [...first.placements, placement] });
  }
  return [...found.values()];
}
function destinations({ cycles }, cells2) {
  const to = [];
  for (const { length } of cycles) {
    const start = to.length;
    for (let i = 0; i < length; i++) to.push(at(cells2, start + ((i + 1) % length)));
  }
  return to;
}
function effectOf(diagram, cells2) {
  return destinations(diagram, cells2)
    .map((to, index) => `${cells2[index]}${to}`)
    .sort()
    .join();
}
function rearrangementBy(diagram, seat, cells2) {
  const all = at(rearrangementsOf(diagram), seat);
  for (let i = 0; i < all.length; i++) {
    const rearrangement = at(all, i);
    if (areSame(cells2, rearrangement.cells)) return rearrangement;
  }
  if (cells2.length !== diagram.cycles.flat().length) return void 0;
  const effect = effectOf(diagram, cells2);
  return all.find((rearrangement) => rearrangement.effect === effect);
}
function areSame(a, b) {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
function diagramOn(card2, { diagrams }) {
  const action = actionOf(card2);
  for (let i = 0; i < diagrams.length; i++) if (diagrams[i]?.name === action) return diagrams[i];
  return void 0;
}
function whyNotDiagram(table, { seat, type, card: card2, cells: cells2 }) {
  if (!holds(table, seat, card2)) return { clause: 'G-4', params: { card: card2 } };
  const diagram = diagramOn(card2, table.options);
  if (diagram === void 0) return { clause: 'CR-3.1', params: { card: card2, type } };
  const rearrangement = rearrangementBy(diagram, seat, cells2);
  if (rearrangement === void 0 || !rearrangement.placements.some((placement) => fits(table.yard, placement))) {
    const empty = cells2.find((cell2) => !isChicken(table.yard[indexOfCell(cell2)]));
    return { clause: 'CR-6.0', params: { diagram: actionOf(card2), cell: empty ?? null } };
  }
  if (!areSame(cells2, rearrangement.cells)) {
    return { clause: 'CR-6.0a', params: { cells: rearrangement.cells.slice() } };
  }
  return null;
}
function playDiagram(state, { seat, card: card2, cells: cells2 }, emit) {
  const diagram = diagramOn(card2, state.options);
  const rearrangement = diagram && rearrangementBy(diagram, seat, cells2);
  if (rearrangement === void 0) throw new InternalError(`no ${card2} on ${cells2.join()}`);
  discard2(state, seat, card2, emit);
  emit(state, { type: 'rearranged', from: rearrangement.cells.slice(), to: rearrangement.to.slice() });
  goOn(state, seat, afterPlay(state), emit);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/movegen.ts
var SEATS = seatsUpTo(2);
var END_PLAYS = SEATS.map((seat) => Object.freeze({ seat, type: 'endPlays' }));
var CLOSE_GAP = SEATS.map((seat) =>
  Object.freeze(ENDS.map((toward) => Object.freeze({ seat, type: 'closeGap', toward }))),
);
var INTERNED_MOVES = [...END_PLAYS, ...CLOSE_GAP.flat()];
var movesWith = onceByContent((diagrams) => SEATS.map((seat) => seatMoves(seat, diagrams)));
function legal(table, seat, out) {
  if (table.step.type === 'closeGap') return at(CLOSE_GAP, seat);
  const { byCard, parades } = at(movesWith(table.options.diagrams), seat);
  const hand = handOf(table, seat);
  const offered = offeredBy(table.yard);
  const prey = catchTargets(table);
  for (let i = 0; i < hand.length; i++) {
    const card2 = hand[i];
    if (hand.indexOf(card2) < i) continue;
    const { colour, action, plays, needs, catches } = cardMoves(byCard, card2);
    switch (action) {
      case 'farmer':
        for (let cell2 = 0; cell2 < plays.length; cell2++) if (farmerTakes(table, cell2)) out.push(plays[cell2]);
        break;
      case 'foxTrot':
        for (let cell2 = 0; cell2 < plays.length; cell2++) {
          if (foxTrotCatches(table, cell2, colour)) out.push(plays[cell2]);
        }
        break;
      case 'dog':
        listDogs(plays, dogEnds(table), out);
        break;
      case 'parade':
        listParades(table, parades[coopEnd(table.options, seat)], Number.POSITIVE_INFINITY, rankOf(colour) - 1, out);
        break;
      // Any other action is a diagram.
      default:
        listRearrangements(plays, needs, offered, out);
    }
    for (let j = 0; j < prey.length; j++) out.push(catches[prey[j]]);
  }
  out.push(at(END_PLAYS, seat));
  return out;
}
function cardMoves(byCard, card2) {
  const moves = byCard.get(card2);
  if (moves === void 0) throw new InternalError(`no moves of ${card2}`);
  return moves;
}
function listDogs(plays, ends, out) {
  for (let end2 = 0; end2 < ENDS.length; end2++) if (ends.includes(at(ENDS, end2))) out.push(plays[end2]);
}
function listParades(table, path2, before, played, out) {
  const chicken = table.yard[path2.cell];
  if (!isChickenBelow(chicken, before)) return;
  out.push(path2.plays[played]);
  const rank2 = rankOf(colourOf(chicken));
  for (let i = 0; i < path2.longer.length; i++) listParades(table, path2.longer[i], rank2, played, out);
}
function listRearrangements(plays, needs, offered, out) {
  let last;
  for (let i = 0; i < needs.length; i++) {
    const needed = needs[i];
    if ((offered & needed) !== needed || plays[i] === last) continue;
    last = plays[i];
    out.push(last);
  }
}
var CARD = 1 << CELLS.length;
var CHICKEN = CARD | 1;
function offeredBy(yard) {
  let offered = 0;
  for (let cell2 = 0; cell2 < yard.length; cell2++) {
    const occupant = yard[cell2];
    if (isChicken(occupant)) offered |= CHICKEN << cell2;
    else if (!isOpen(occupant)) offered |= CARD << cell2;
  }
  return offered;
}
var FULL_YARD = CELLS.map(() => 'white farmer');
function needsOf(placement) {
  let needs = 0;
  for (let cell2 = 0; cell2 < CELLS.length; cell2++) {
    if (!fits(FULL_YARD.with(cell2, 'open'), placement)) needs |= CARD << cell2;
    if (!fits(FULL_YARD.with(cell2, 'fox'), placement)) needs |= CHICKEN << cell2;
  }
  return needs;
}
function seatMoves(seat, diagrams) {
  const byCard = new Map([
    ...NAMED_ACTIONS.flatMap((action) => namedMoves(seat, action)),
    ...diagrams.flatMap((diagram) => diagramMoves(seat, diagram)),
  ]);
  const paraders = COLOURS.map((colour) => cardOf(colour, 'parade'));
  const row = cellsOf(ownRow(seat));
  const [west, east] = [at(row, 0), at(row, COLUMNS - 1)];
  return { byCard, parades: { west: path(seat, paraders, [west]), east: path(seat, paraders, [east]) } };
}
function movesByCard(seat, action, needs, playsOf) {
  return COLOURS.map((colour) => {
    const card2 = cardOf(colour, action);
    return [card2, { colour, action, plays: playsOf(card2), needs, catches: catchesPaidWith(seat, card2) }];
  });
}
function namedMoves(seat, action) {
  return movesByCard(seat, action, [], (card2) => namedPlays(seat, action, card2));
}
function namedPlays(seat, action, card2) {
  switch (action) {
    case 'farmer':
      return CELLS.map((target) => Object.freeze({ seat, type: 'farmer', card: card2, target }));
    case 'foxTrot':
      return CELLS.map((target) => Object.freeze({ seat, type: 'foxTrot', card: card2, target }));
    case 'dog':
      return ENDS.map((end2) => Object.freeze({ seat, type: 'dog', card: card2, end: end2 }));
    case 'parade':
      return [];
  }
}
function diagramMoves(seat, diagram) {
  const all = at(rearrangementsOf(diagram), seat).map(({ cells: cells2, placements: placements2 }) => ({
    cells: Object.freeze(cells2.slice()),
    needs: [...new Set(placements2.map(needsOf))],
  }));
  const needs = all.flatMap((rearrangement) => rearrangement.needs);
  return movesByCard(seat, diagram.name, needs, (card2) =>
    all.flatMap((rearrangement) => {
      const move = Object.freeze({ seat, type: 'diagram', card: card2, cells: rearrangement.cells });
      return rearrangement.needs.map(() => move);
    }),
  );
}
function catchesPaidWith(seat, pay) {
  return CELLS.map((target) => Object.freeze({ seat, type: 'catch', pay, target }));
}
function path(seat, paraders, cells2) {
  const last = at(cells2, cells2.length - 1);
  const named = Object.freeze(cells2.map(cellAt));
  const further =
    cells2.length === COLOURS.length ? [] : at(NEIGHBOURS, last).filter((cell2) => !cells2.includes(cell2));
  return {
    cell: last,
    plays: paraders.map((card2) => Object.freeze({ seat, type: 'parade', card: card2, path: named })),
    longer: further.map((cell2) => path(seat, paraders, [...cells2, cell2])),
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/moveShapes.ts
var cell = oneOf(CELLS);
var end = oneOf(ENDS);
var kindsOf = /* @__PURE__ */ onceByContent((options) => new Set(allCards(options)));
function card(value2, { options }) {
  return kindsOf(options).has(value2);
}
function cells(value2) {
  if (!Array.isArray(value2) || value2.length === 0 || value2.length > CELLS.length) return false;
  for (let i = 0; i < value2.length; i++) if (!CELLS.includes(value2[i])) return false;
  return Object.keys(value2).length === value2.length;
}
var MOVE_SHAPES = {
  farmer: { steps: ['plays'], fields: { card, target: cell } },
  dog: { steps: ['plays'], fields: { card, end } },
  foxTrot: { steps: ['plays'], fields: { card, target: cell } },
  parade: { steps: ['plays'], fields: { card, path: cells } },
  diagram: { steps: ['plays'], fields: { card, cells } },
  catch: { steps: ['plays'], fields: { pay: card, target: cell } },
  endPlays: { steps: ['plays'], fields: {} },
  closeGap: { steps: ['closeGap'], fields: { toward: end } },
};

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/options.ts
var MAX_OFFSET = 10;
var deckOption = {
  default: () => DECK,
  read(given, path2) {
    if (!isRecord(given)) return refuseOption(path2, 'an object with the five colours', given);
    refuseUnknown(path2, given, COLOURS);
    const deck = COLOURS.map((colour) => [colour, readCounts(given[colour], `${path2}.${colour}`)]);
    return Object.fromEntries(deck);
  },
};
function readCounts(given, path2) {
  if (!isRecord(given)) return refuseOption(path2, 'an object with the number of each action', given);
  const counts = Object.entries(given).map(([action, copies]) =>
    isWhole(copies) && copies >= 1 && copies <= DECK_SIZE
      ? [action, copies]
      : refuseOption(`${path2}.${action.slice(0, 40)}`, `a whole number from 1 to ${DECK_SIZE}`, copies),
  );
  return Object.fromEntries(counts);
}
var diagramsOption = {
  default: () => DIAGRAMS,
  read: (given, path2) => readList(given, path2, 'a list of diagrams', readDiagram),
};
function readDiagram(given, path2) {
  if (!isRecord(given)) return refuseOption(path2, 'an object with name, cycles and cards', given);
  refuseUnknown(path2, given, ['name', 'cycles', 'cards']);
  const { name, cycles, cards } = given;
  return {
    name: typeof name === 'string' ? name : refuseOption(`${path2}.name`, 'a string', name),
    cycles: readList(cycles, `${path2}.cycles`, 'a list of cycles', readOffsets),
    cards: readOffsets(cards, `${path2}.cards`),
  };
}
function readOffsets(given, path2) {
  return readList(given, path2, 'a list of cells', (cell2, at2) => {
    const [row, column] = Array.isArray(cell2) && cell2.length === 2 ? cell2 : [];
    if (isDistance(row) && isDistance(column)) return [row, column];
    return refuseOption(at2, `a cell [row, column] of whole numbers from -${MAX_OFFSET} to ${MAX_OFFSET}`, cell2);
  });
}
function isDistance(value2) {
  return isWhole(value2) && Math.abs(value2) <= MAX_OFFSET;
}
function readList(given, path2, expected, read) {
  if (!Array.isArray(given)) return refuseOption(path2, expected, given);
  return Array.from(given, (item, i) => read(item, `${path2}.${i}`));
}
var OPTIONS = {
  firstSeat: seatOption(0),
  coops: choice(COOPS, 'opposite'),
  deck: deckOption,
  diagrams: diagramsOption,
};
function readAllOptions(given, seats) {
  const options = readOptions(OPTIONS, given, seats);
  const { deck, diagrams } = options;
  const issue = optionIssue(options);
  if (issue !== null) throw new RangeError(`options.${issue.path.join('.')}: ${issue.message}`);
  if (deck === DECK || diagrams !== DIAGRAMS) return options;
  const names = namesIn(deck);
  const used = diagrams.filter(({ name }) => names.has(name));
  return used.length === diagrams.length ? options : { ...options, diagrams: used };
}
function namesIn(deck) {
  return new Set(COLOURS.flatMap((colour) => Object.keys(deck[colour])));
}
function optionIssue({ deck, diagrams }) {
  if (diagrams !== DIAGRAMS) return diagramsIssue(diagrams, deck) ?? deckIssue(deck, diagrams);
  return deck === DECK ? null : deckIssue(deck, diagrams);
}
function diagramsIssue(diagrams, deck) {
  const used = namesIn(deck);
  const names = new Set(NAMED_ACTIONS);
  for (const [index, diagram] of diagrams.entries()) {
    const expected = expectedName(diagram.name, names, used) ?? expectedShape(diagram);
    if (expected !== null) {
      return { path: ['diagrams', index], message: `${diagram.name.slice(0, 40)}: expected ${expected}` };
    }
    names.add(diagram.name);
  }
  return null;
}
function expectedName(name, taken, used) {
  if (!ACTION_NAME.test(name)) return 'a name in camelCase, of at most 40 letters and digits';
  if (taken.has(name)) return 'a name that no other action has';
  return used.has(name) ? null : 'a name that the deck uses';
}
function expectedShape({ cycles, cards }) {
  if (cycles.length === 0 || cycles.some((cycle) => cycle.length < 2)) {
    return 'cycles of two cells or more';
  }
  const cells2 = /* @__PURE__ */ new Set();
  for (const cell2 of [...cycles.flat(), ...cards]) {
    if (cells2.has(cell2.join())) return `every cell once, got [${cell2.join()}] twice`;
    cells2.add(cell2.join());
  }
  if (fitsTheYard([...cycles.flat(), ...cards])) return null;
  return `a diagram that fits into the ${ROWS.length} rows and ${COLUMNS} columns of the yard`;
}
function fitsTheYard(cells2) {
  if (cells2.length > ROWS.length * COLUMNS) return false;
  const extent = (axis) => {
    const distances = cells2.map((cell2) => cell2[axis]);
    return Math.max(...distances) - Math.min(...distances);
  };
  return extent(0) < ROWS.length && extent(1) < COLUMNS;
}
function deckIssue(deck, diagrams) {
  const known = /* @__PURE__ */ new Set([...NAMED_ACTIONS, ...diagrams.map(({ name }) => name)]);
  let cards = 0;
  for (const colour of COLOURS) {
    for (const [action, copies] of Object.entries(deck[colour])) {
      if (!known.has(action)) {
        const path2 = ['deck', colour, action.slice(0, 40)];
        return { path: path2, message: `expected a known action: ${[...known].join(', ')}` };
      }
      cards += copies;
    }
  }
  return cards === DECK_SIZE ? null : { path: ['deck'], message: `expected ${DECK_SIZE} cards in all, got ${cards}` };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/2-setup.ts
function begin(state, emit, chance) {
  const deck = chance.shuffle('deal', allCards(state.options));
  const yard = CELLS.map((cell2) => (cell2 === FOX_START ? 'fox' : deck.pop()));
  const hands = deal(deck, state.seats, state.options.firstSeat, HAND_SIZE);
  deck.splice(at(chance.roll('rooster', ROOSTER_INDEXES, 1), 0), 0, 'rooster');
  emit(state, { type: 'dealt', yard, hands, deck });
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/rules/index.ts
function whyNot(table, move) {
  switch (move.type) {
    case 'farmer':
      return whyNotFarmer(table, move);
    case 'dog':
      return whyNotDog(table, move);
    case 'foxTrot':
      return whyNotFoxTrot(table, move);
    case 'catch':
      return whyNotCatch(table, move);
    case 'parade':
      return whyNotParade(table, move);
    case 'diagram':
      return whyNotDiagram(table, move);
    case 'endPlays':
    case 'closeGap':
      return null;
  }
}
function playMove(state, move, emit) {
  switch (move.type) {
    case 'farmer':
      playFarmer(state, move, emit);
      break;
    case 'dog':
      playDog(state, move, emit);
      break;
    case 'foxTrot':
      playFoxTrot(state, move, emit);
      break;
    case 'catch':
      playCatch(state, move, emit);
      break;
    case 'parade':
      playParade(state, move, emit);
      break;
    case 'diagram':
      playDiagram(state, move, emit);
      break;
    case 'endPlays':
      endPlays(state, move.seat, emit);
      break;
    case 'closeGap':
      closeGap(state, move.seat, move.toward, emit);
      break;
  }
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/view.ts
function view(table, viewer) {
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    turn: table.turn,
    turnsLeft: table.turnsLeft,
    step: { ...table.step },
    yard: table.yard.slice(),
    stacks: table.stacks.map((cards) => cards.slice()),
    hands: table.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hide(hand))),
    deck: hide(table.deck),
    discardPile: table.discardPile.slice(),
    viewer,
  };
}
function redact(event, viewer) {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
        deck: hide(event.deck),
      };
    case 'drawn':
      return event.to === 'hand' && event.seat !== viewer ? { ...event, card: null } : event;
    default:
      return event;
  }
}
function determinize(view2, seed, chance) {
  const deck = view2.deck.slice();
  if (view2.turnsLeft === null && !deck.includes('rooster')) {
    const indexes = ROOSTER_INDEXES.filter((index) => deck[index] === null);
    deck[at(chance.roll('rooster', indexes, 1), 0)] = 'rooster';
  }
  const seen = [...view2.hands.flat(), ...view2.deck, ...view2.yard, ...view2.stacks.flat(), ...view2.discardPile];
  const hidden = chance.shuffle('hidden', unseen(allCards(view2.options), seen));
  const next = () => hidden.pop();
  return {
    game: view2.game,
    seats: view2.seats,
    options: view2.options,
    turn: view2.turn,
    turnsLeft: view2.turnsLeft,
    step: { ...view2.step },
    yard: view2.yard.slice(),
    stacks: view2.stacks.map((stacked) => stacked.slice()),
    hands: view2.hands.map((hand) => hand.map((card2) => card2 ?? next())),
    deck: deck.map((card2) => card2 ?? next()),
    discardPile: view2.discardPile.slice(),
    seed,
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/index.ts
var chickenRoundup = defineGame({
  id: 'chicken-roundup',
  title: 'Chicken Roundup',
  rulesVersion: 1,
  seats: { min: 2, max: 2, default: 2 },
  readOptions: readAllOptions,
  moves: MOVE_SHAPES,
  setup: { initial: initialState, begin },
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

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/packed.ts
var OWN = 0;
var MIDDLE = 1;
var THEIRS = 2;
var OPEN = 0;
var FOX = 6;
var BITS = 3;
var MASK = 7;
function placesFor(seat, coop) {
  return Array.from({ length: 3 * COLUMNS }, (_, cell2) => {
    const north = Math.floor(cell2 / COLUMNS);
    const column = cell2 % COLUMNS;
    return ((seat === 0 ? THEIRS - north : north) << 4) | (BITS * (coop === 'west' ? column : COLUMNS - 1 - column));
  });
}
var PLACES = /* @__PURE__ */ [0, 1].map((seat) => ({
  west: placesFor(seat, 'west'),
  east: placesFor(seat, 'east'),
}));
function placesOf(options, seat) {
  return PLACES[seat][coopEnd(options, seat)];
}
function packYard(yard, options, seat, packed) {
  const places = placesOf(options, seat);
  for (let row = OWN; row <= THEIRS; row++) packed[row] = 0;
  for (let cell2 = 0; cell2 < yard.length; cell2++) {
    const occupant = yard[cell2];
    if (occupant !== 'open') put(packed, places[cell2], occupant === 'fox' ? FOX : rankOf(colourOf(occupant)));
  }
}
function get(yard, place) {
  return (yard[place >> 4] >> (place & 15)) & MASK;
}
function put(yard, place, rank2) {
  const shift = place & 15;
  yard[place >> 4] = (yard[place >> 4] & ~(MASK << shift)) | (rank2 << shift);
}
function firstOf(row) {
  return row & MASK;
}
function lineLength(row) {
  let length = 0;
  let before = FOX;
  for (let rest = row; (rest & MASK) !== OPEN && (rest & MASK) < before; rest >>= BITS) {
    before = rest & MASK;
    length += 1;
  }
  return length;
}
function longestParade(yard, place = 0, before = FOX) {
  const rank2 = get(yard, place);
  if (rank2 === OPEN || rank2 >= before) return 0;
  if (rank2 === 1) return 1;
  let longer = 0;
  const [row, shift] = [place >> 4, place & 15];
  if (shift > 0) longer = longestParade(yard, place - BITS, rank2);
  if (shift < BITS * (COLUMNS - 1)) longer = Math.max(longer, longestParade(yard, place + BITS, rank2));
  if (row > OWN) longer = Math.max(longer, longestParade(yard, place - 16, rank2));
  if (row < THEIRS) longer = Math.max(longer, longestParade(yard, place + 16, rank2));
  return longer + 1;
}
function withoutLine(row, length) {
  return row >> (BITS * length);
}
function reversed(row) {
  return ((row & MASK) << 12) | ((row & 56) << 6) | (row & 448) | ((row >> 6) & 56) | (row >> 12);
}
function lined(row, start) {
  let closed = 0;
  let shift = BITS * start;
  for (let rest = row; rest !== 0; rest >>= BITS) {
    if ((rest & MASK) === OPEN) continue;
    closed |= (rest & MASK) << shift;
    shift += BITS;
  }
  return closed;
}
function closedOuterRow(row, near) {
  return near ? lined(row, 0) : reversed(lined(reversed(row), 0));
}
function hasGap2(row) {
  let rest = row;
  while (rest !== 0 && (rest & MASK) === OPEN) rest >>= BITS;
  while ((rest & MASK) !== OPEN) rest >>= BITS;
  return rest !== 0;
}
function closedMiddleRow(row, near) {
  if (!near) return reversed(closedMiddleRow(reversed(row), true));
  let start = 0;
  while (start < COLUMNS && ((row >> (BITS * start)) & MASK) === OPEN) start++;
  return lined(row, start);
}
function foxShift(row) {
  for (let shift = 0; row >> shift !== 0; shift += BITS) if (((row >> shift) & MASK) === FOX) return shift;
  return -1;
}
function foxPlace(yard) {
  for (let row = OWN; row <= THEIRS; row++) {
    const shift = foxShift(yard[row]);
    if (shift >= 0) return (row << 4) | shift;
  }
  throw new InternalError('no fox in the yard');
}
function withExposedFox(own, middle) {
  const shift = foxShift(middle);
  if (shift < 0 || ((own >> shift) & MASK) !== OPEN) return own;
  let behind = 0;
  while (((own >> behind) & MASK) !== OPEN) behind += BITS;
  return own | (FOX << behind);
}
function chased(row, near) {
  if (!near) return reversed(chased(reversed(row), true));
  const fox = foxShift(row);
  const before = row & ((1 << fox) - 1);
  let first = fox;
  while (first > 0 && ((row >> (first - BITS)) & MASK) !== OPEN) first -= BITS;
  return (row & ~((1 << (fox + BITS)) - 1)) | (before << BITS) | (FOX << first);
}
var DEEDS = { west: /* @__PURE__ */ new WeakMap(), east: /* @__PURE__ */ new WeakMap() };
function deedsOf(options, seat) {
  return DEEDS[coopEnd(options, seat)];
}
function deedOf(deeds, move, options) {
  const known = deeds.get(move);
  if (known !== void 0) return known;
  const deed = readDeed(move, options);
  deeds.set(move, deed);
  return deed;
}
function readDeed(move, options) {
  const { seat, type } = move;
  const places = placesOf(options, seat);
  const placeOf = (cell2) => places[indexOfCell(cell2)];
  const coop = coopEnd(options, seat);
  const deed = { type, card: null, places: [], to: [], target: 0, near: true };
  switch (move.type) {
    case 'endPlays':
      return deed;
    case 'closeGap':
      return { ...deed, near: move.toward === coop };
    case 'dog':
      return { ...deed, card: move.card, near: move.end === coop };
    case 'catch':
      return { ...deed, card: move.pay, places: [placeOf(move.target)], target: indexOfCell(move.target) };
    case 'farmer':
    case 'foxTrot':
      return { ...deed, card: move.card, places: [placeOf(move.target)], target: indexOfCell(move.target) };
    case 'parade':
      return { ...deed, card: move.card, places: move.path.map(placeOf) };
    case 'diagram': {
      const action = actionOf(move.card);
      const diagram = options.diagrams.find(({ name }) => name === action);
      const to = at(rearrangementsOf(diagram), seat).find(
        ({ cells: cells2 }) => cells2.join() === move.cells.join(),
      )?.to;
      return { ...deed, card: move.card, places: move.cells.map(placeOf), to: (to ?? []).map(placeOf) };
    }
  }
}
function doDeed({ type, places, to, near }, before, fox, bothNear, after) {
  for (let row = OWN; row <= THEIRS; row++) after[row] = before[row];
  switch (type) {
    case 'diagram':
      for (let i = 0; i < to.length; i++) put(after, to[i], get(before, places[i]));
      return;
    case 'closeGap':
      after[MIDDLE] = closedMiddleRow(before[MIDDLE], near);
      return;
    case 'dog':
      after[fox >> 4] = chased(before[fox >> 4], near);
      return;
    case 'endPlays':
      return;
    case 'foxTrot':
    case 'catch':
      put(after, fox, OPEN);
      put(after, places[0], FOX);
      break;
    default:
      for (let i = 0; i < places.length; i++) put(after, places[i], OPEN);
  }
  after[OWN] = closedOuterRow(after[OWN], true);
  after[THEIRS] = closedOuterRow(after[THEIRS], bothNear);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/heuristic.ts
var STEADY = {
  line: 0.4,
  front: 0.1,
  fox: 0,
  ownLine: 0.2,
  ownFox: 0.4,
  paradeReady: 0.8,
  keep: { farmer: -0.1, dog: -0.2, foxTrot: 0.1 },
};
function thumbs(character) {
  const rate = ratingOf(character);
  const ratings = [];
  const policy = (moves, table, seat) => {
    rate(moves, table, seat, ratings);
    let best = 0;
    for (let i = 1; i < moves.length; i++) if (ratings[i] > ratings[best]) best = i;
    return moves[best];
  };
  return () => policy;
}
function handChange(character, { yard }, move) {
  const keep = (card2) => character.keep[actionOf(card2)] ?? 0;
  switch (move.type) {
    case 'endPlays':
    case 'closeGap':
      return 0;
    case 'catch':
      return keep(yard[indexOfCell(move.target)]) - keep(move.pay);
    case 'foxTrot':
      return keep(yard[indexOfCell(move.target)]) - keep(move.card);
    default:
      return -keep(move.card);
  }
}
function ratingOf(character) {
  const { line, front, fox, ownLine, ownFox, paradeReady } = character;
  const before = [0, 0, 0];
  const after = [0, 0, 0];
  const catches = new Float64Array(2 * CELLS.length);
  let [sameSide, theirTurn, ownTurn] = [false, true, true];
  let stacked = 0;
  const keepOf = (card2) => character.keep[actionOf(card2)] ?? 0;
  function prospect(row, perChicken, perRank, withFox) {
    return firstOf(row) === FOX ? -withFox : perChicken * lineLength(row) + perRank * firstOf(row);
  }
  function atEnd(sent, canParade) {
    const own = after[OWN];
    const inLine = sent ?? lineLength(own);
    let worth2 = inLine;
    if (canParade && firstOf(own) > inLine) worth2 += paradeReady * Math.max(0, longestParade(after) - inLine);
    const left = withExposedFox(sent === null ? withoutLine(own, inLine) : own, after[MIDDLE]);
    if (firstOf(left) === FOX && stacked + inLine > 0) worth2 -= 1;
    if (theirTurn) {
      const theirs = after[THEIRS];
      worth2 -= prospect(sameSide ? theirs : reversed(theirs), line, front, fox);
    }
    if (ownTurn) worth2 += prospect(left, ownLine, 0, ownFox);
    return worth2;
  }
  function worth(sent, canParade) {
    const middle = after[MIDDLE];
    if (!hasGap2(middle)) return atEnd(sent, canParade);
    after[MIDDLE] = closedMiddleRow(middle, true);
    const near = atEnd(sent, canParade);
    after[MIDDLE] = closedMiddleRow(middle, false);
    return Math.max(near, atEnd(sent, canParade));
  }
  return (moves, table, seat, ratings) => {
    const { step, options, yard, stacks, turnsLeft } = table;
    packYard(yard, options, seat, before);
    const foxAt = foxPlace(before);
    sameSide = coopEnd(options, 0) === coopEnd(options, 1);
    stacked = stacks[seat]?.length ?? 0;
    theirTurn = turnsLeft === null || turnsLeft > 0;
    ownTurn = turnsLeft === null || turnsLeft > 1;
    const goesOn = isBeforeSecondPlay(table);
    const sent = step.type === 'closeGap' && (step.next === 'exposedFox' || step.next === 'foxAtCoop') ? 0 : null;
    const parades = handOf(table, seat).filter(isParade).length;
    catches.fill(Number.NaN);
    const deeds = deedsOf(options, seat);
    let card2 = null;
    let kept = 0;
    let left = parades;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const deed = deedOf(deeds, move, options);
      if (deed.card !== null && deed.card !== card2) {
        card2 = deed.card;
        kept = keepOf(card2);
        left = parades - (isParade(card2) ? 1 : 0);
      }
      if (deed.type === 'catch' || deed.type === 'foxTrot') {
        const caught = yard[deed.target];
        const canParade = goesOn && (left > 0 || isParade(caught));
        const index = deed.target + (canParade ? CELLS.length : 0);
        if (Number.isNaN(catches[index])) {
          doDeed(deed, before, foxAt, sameSide, after);
          catches[index] = worth(null, canParade) + keepOf(caught);
        }
        ratings[i] = catches[index] - kept;
        continue;
      }
      doDeed(deed, before, foxAt, sameSide, after);
      if (deed.type === 'parade') ratings[i] = worth(deed.places.length, false) - kept;
      else if (deed.type === 'endPlays') ratings[i] = worth(null, false);
      else if (deed.type === 'closeGap') ratings[i] = worth(sent, goesOn && parades > 0);
      else ratings[i] = worth(null, goesOn && left > 0) - kept;
    }
  };
}
function isBeforeSecondPlay({ step }) {
  return step.type === 'plays' ? step.play === 1 : step.type === 'closeGap' && step.next === 'secondPlay';
}
function isParade(card2) {
  return card2.endsWith(' parade');
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/levels.ts
var levels = {
  easy: { iterations: 0, slips: 0.25, elo: { 2: -304 } },
  medium: { iterations: 0, slips: 0, elo: { 2: 0 } },
  strong: { iterations: 60, slips: 0, elo: { 2: 357 } },
  expert: { iterations: 600, slips: 0, elo: { 2: 492 } },
};

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/plans.ts
function turnPlans(character, count2) {
  const rate = ratingOf(character);
  const { copy, legal: legal2, play, evolve: evolve2 } = chickenRoundup.rules;
  return (view2, moves, seed) => {
    const chance = quick(seed);
    const turns = [];
    function extend(state, listed, before, hand) {
      const ratings = [];
      rate(listed, state, at(listed, 0).seat, ratings);
      const isLast = (move) => !isBeforeSecondPlay(state) || move.type === 'endPlays' || move.type === 'parade';
      for (const index of bestOf(ratings, listed, isLast)) {
        turns.push({ moves: [...before, at(listed, index)], worth: hand + at(ratings, index) });
      }
      for (const move of listed) {
        if (isLast(move)) continue;
        const draft = copy(state);
        play(draft, move, evolve2, chance);
        const next = draft;
        extend(next, legal2(next, move.seat, []), [...before, move], hand + handChange(character, state, move));
      }
    }
    extend(chickenRoundup.determinize(view2, seed), moves, [], 0);
    const sorted = withoutRepetition(turns).sort((a, b) => b.worth - a.worth);
    return sorted.slice(0, count2).map(planOf);
  };
}
function bestOf(ratings, listed, isLast) {
  let [first, second] = [-1, -1];
  listed.forEach((move, index) => {
    if (!isLast(move)) return;
    const rating = at(ratings, index);
    if (first < 0 || rating > at(ratings, first)) [first, second] = [index, first];
    else if (second < 0 || rating > at(ratings, second)) second = index;
  });
  return [first, second].filter((index) => index >= 0);
}
function withoutRepetition(turns) {
  const first = /* @__PURE__ */ new Map();
  for (const turn of turns) {
    const key = `${Math.round(turn.worth * 1e6)} ${turn.moves.flatMap(cardOfMove).sort().join()}`;
    if (!first.has(key)) first.set(key, turn);
  }
  return [...first.values()];
}
function cardOfMove(move) {
  if (move.type === 'catch') return [move.pay];
  return move.type === 'endPlays' || move.type === 'closeGap' ? [] : [move.card];
}
function planOf({ moves }) {
  return {
    move: at(moves, 0),
    next(listed, _, played) {
      const move = moves[played];
      return move !== void 0 && listed.includes(move) ? move : null;
    },
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/method.ts
var PLANS = 24;
var TURNS = 4;
var LINE = 0.4;
var RANK = 0.1;
var FOX_THERE = -0.3;
var PARADE = 0.4;
var PACKED = [0, 0, 0];
function method() {
  return { plans: turnPlans(STEADY, PLANS), onlyPlans: true, until, value };
}
function until({ turn }, _, view2) {
  return turn >= view2.turn + TURNS;
}
function value(state, seat) {
  return standing(state, seat) - standing(state, 1 - seat);
}
function standing(state, seat) {
  const { step, turnsLeft, yard, options } = state;
  const stacked = at(state.stacks, seat).length;
  const isToMove = step.type !== OVER && step.seat === seat;
  if (step.type === OVER || (!isToMove && turnsLeft === 0)) return stacked;
  packYard(yard, options, seat, PACKED);
  const row = PACKED[OWN];
  const ready = firstOf(row) === FOX ? FOX_THERE : LINE * lineLength(row) + RANK * firstOf(row);
  return stacked + ready + (handOf(state, seat).some((card2) => isParade(card2)) ? PARADE : 0);
}

// ../../tmp/hencoop-frozen-nWqVno/src/bots/seen.ts
function seenAfter(game, world, move, viewer, given) {
  const attempt = game.tryApply(world, move, given);
  if (!attempt.ok) throw new IllegalMoveError(attempt.violation, game.id);
  return attempt.events.flatMap((event) => game.redact(event, viewer) ?? []);
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/outcomes.ts
var MAX_OUTCOMES = 200;
function chanceOutcomes(view2, move) {
  const world = chickenRoundup.determinize(view2, 'outcomes');
  const left = unseenKinds(view2);
  const roosts = ROOSTER_INDEXES.filter((index) => view2.deck[index] === null);
  const isRoosterHidden = view2.turnsLeft === null && !view2.deck.includes('rooster');
  function eventsWith(top2) {
    const deck = [...world.deck.slice(0, world.deck.length - top2.length), ...top2.slice().reverse()];
    return seenAfter(chickenRoundup, { ...world, deck }, move, view2.viewer);
  }
  const outcomes = [];
  function list(top2, probability) {
    const events = eventsWith(top2);
    if (drawnIn(events).length <= top2.length) {
      outcomes.push({ probability, events });
      return;
    }
    const index = view2.deck.length - 1 - top2.length;
    const known = view2.deck[index];
    if (known !== null && known !== void 0) {
      list([...top2, known], probability);
      return;
    }
    const mayRoost = isRoosterHidden && !top2.includes('rooster') && roosts.includes(index);
    const rooster = mayRoost ? 1 / roosts.filter((roost) => roost <= index).length : 0;
    if (rooster > 0) list([...top2, 'rooster'], probability * rooster);
    if (rooster === 1) return;
    const chickens = [...left.values()].reduce((sum, copies) => sum + copies, 0);
    for (const [card2, copies] of left) {
      if (copies === 0) continue;
      left.set(card2, copies - 1);
      list([...top2, card2], (probability * (1 - rooster) * copies) / chickens);
      left.set(card2, copies);
    }
  }
  let ways = 1;
  for (const { to } of drawnIn(eventsWith([]))) if (to !== 'aside') ways *= left.size;
  if (ways > MAX_OUTCOMES) return null;
  list([], 1);
  return outcomes;
}
function drawnIn(events) {
  return events.filter((event) => event.type === 'drawn');
}
function unseenKinds(view2) {
  const seen = [...view2.hands.flat(), ...view2.deck, ...view2.yard, ...view2.stacks.flat(), ...view2.discardPile];
  const kinds = /* @__PURE__ */ new Map();
  for (const card2 of unseen(allCards(view2.options), seen)) {
    kinds.set(card2, (kinds.get(card2) ?? 0) + 1);
  }
  return kinds;
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/worlds.ts
var import_tychei4 = __toESM(require_tychei(), 1);
function worlds2(view2, seed) {
  const world = chickenRoundup.determinize(view2, seed);
  const { hands, deck } = world;
  const held = [];
  view2.hands.forEach((hand, seat) => {
    hand.forEach((card2, index) => {
      if (card2 === null) held.push({ hand: hands[seat] ?? [], index });
    });
  });
  const isRoosterHidden = view2.turnsLeft === null && !view2.deck.includes('rooster');
  const roosts = isRoosterHidden ? ROOSTER_INDEXES.filter((index) => view2.deck[index] === null) : [];
  const buried = view2.deck.flatMap((card2, index) => (card2 === null ? [index] : []));
  const hidden = [...held.map(({ hand, index }) => hand[index]), ...buried.map((index) => deck[index])];
  const cards = hidden.filter((card2) => card2 !== 'rooster');
  const fraction = (0, import_tychei4.default)(`${seed}/worlds`);
  return {
    next() {
      shuffleByThrees(cards, fraction);
      let dealt = 0;
      for (const { hand, index } of held) hand[index] = cards[dealt++];
      const roost = roosts.length === 0 ? -1 : roosts[below(fraction, roosts.length)];
      for (const index of buried) deck[index] = index === roost ? 'rooster' : cards[dealt++];
      return world;
    },
  };
}

// ../../tmp/hencoop-frozen-nWqVno/src/chicken-roundup/bots/index.ts
var CHARACTERS = {
  // Counts the chickens of this turn, and does not look at the other row.
  greedy: { line: 0, front: 0, ownLine: 0 },
  // Spoils the other row, and would rather leave the fox there than send in another chicken.
  spiteful: { line: 0.9, front: 0.3, fox: 1.2 },
  // Keeps Parades until there is a long path for them, and catches more.
  parader: { paradeReady: 1.2, keep: { ...STEADY.keep, parade: 1.5 } },
};
var characterOf = (name) => thumbs({ ...STEADY, ...CHARACTERS[name] });
var chickenRoundupBots = gameBots({
  game: chickenRoundup,
  policy: thumbs(STEADY),
  method,
  levels,
  personalities: {
    greedy: characterOf('greedy'),
    spiteful: characterOf('spiteful'),
    parader: characterOf('parader'),
  },
  worlds: worlds2,
  chanceOutcomes,
});

export { chickenRoundupBots as bots, ismcts, method, search, worlds };
