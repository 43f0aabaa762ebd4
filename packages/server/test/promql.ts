// Enough PromQL to check the expressions of alerts and dashboards against the metrics of a server.

/** A series by its labels; its name is the label `__name__`. */
export type Series = ReadonlyMap<string, string>;

const FUNCTIONS = new Set(['changes', 'histogram_quantile', 'increase', 'min_over_time', 'rate', 'sum']);
const GROUPINGS = new Set(['by', 'without', 'on', 'ignoring']);
const OPERATORS = new Set(['and', 'or', 'unless', 'bool']);
const MATCHES: { readonly [operator: string]: (value: string, wanted: string) => boolean } = {
  '=': (value, wanted) => value === wanted,
  '!=': (value, wanted) => value !== wanted,
  '=~': (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value),
  '!~': (value, wanted) => !new RegExp(`^(?:${wanted})$`).test(value),
};

/** The series in a response of `/metrics`. */
export function seriesIn(text: string): readonly Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value] as const);
    return [new Map([['__name__', name], ...pairs])];
  });
}

/** Splits an expression into words: strings, numbers and durations, names, operators. */
function wordsOf(expression: string): readonly string[] {
  return expression.match(/"[^"]*"|\d[\d.]*[a-z]*|\w+|[=!]~|[=!<>]=|\S/g) ?? [];
}

/** The faults of an expression, given all existing series. */
export function faultsOf(expression: string, all: readonly Series[]): readonly string[] {
  const words = wordsOf(expression.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.+'));
  const faults: string[] = [];
  const grouped: string[] = [];
  let isOfMetrics = false;
  let used: Series[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (!/^[A-Za-z_]/.test(word) || OPERATORS.has(word)) continue;
    if (GROUPINGS.has(word)) {
      const end = words.indexOf(')', at);
      grouped.push(...words.slice(at + 2, end).filter((each) => each !== ','));
      at = end;
    } else if (next === '(' || GROUPINGS.has(next)) {
      if (!FUNCTIONS.has(word)) faults.push(`expected a function, got ${word}`);
    } else {
      const end = next === '{' ? words.indexOf('}', at) : at;
      const matchers = matchersIn(words.slice(at + 2, end));
      const named = all.filter((series) => series.get('__name__') === word);
      const found = named.filter((series) => matchers.every((matcher) => matcher(series)));
      if (found.length === 0) faults.push(`expected a series ${words.slice(at, end + 1).join('')}, got none`);
      isOfMetrics = true;
      used = [...used, ...named];
      at = end;
    }
  }
  const unknown = grouped.filter((label) => !used.some((series) => series.has(label)));
  if (!isOfMetrics) faults.push(`expected a metric, got ${expression}`);
  return [...faults, ...unknown.map((label) => `expected a label of these metrics, got ${label}`)];
}

/** The matchers between two braces: name, operator and value, separated by commas. */
function matchersIn(words: readonly string[]): readonly ((series: Series) => boolean)[] {
  const matchers = [];
  for (let at = 0; at < words.length; at += 4) {
    const [label = '', operator = '', value = ''] = words.slice(at, at + 3);
    const matches = MATCHES[operator];
    if (matches === undefined) throw new Error(`expected an operator, got ${operator}`);
    const wanted = value.slice(1, -1);
    matchers.push((series: Series) => matches(series.get(label) ?? '', wanted));
  }
  return matchers;
}
