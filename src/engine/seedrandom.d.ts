declare module 'seedrandom/seedrandom.js' {
  interface Generator {
    /** A uniform multiple of 2^-32 in [0, 1). */
    quick(): number;
  }
  export default function seedrandom(seed: string, options: { global: false }): Generator;
}

declare module 'seedrandom/lib/tychei.js' {
  /** A uniform multiple of 2^-32 in [0, 1). */
  type Generator = () => number;
  export default function tychei(seed: string): Generator;
}
