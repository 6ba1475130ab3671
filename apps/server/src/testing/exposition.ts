/** A family of figures as Prometheus reads it. */
export interface Family {
  readonly type: string;
  readonly help: string;
  /** The value of each series, by its name and labels as written. */
  readonly samples: ReadonlyMap<string, number>;
}

const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})? (\S+)( \d+)?$/;
const SUFFIXES = /_(bucket|sum|count)$/;

/** Reads the text exposition format 0.0.4, and throws at whatever Prometheus would not take. */
export function readExposition(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  const families = new Map<string, Family & { samples: Map<string, number> }>();
  const helps = new Map<string, string>();
  for (const line of text.split('\n').filter((it) => it !== '')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (word === 'HELP') helps.set(name, rest);
    else if (word === 'TYPE') {
      if (families.has(name)) throw new Error(`two families are called ${name}`);
      families.set(name, { type: rest, help: helps.get(name) ?? '', samples: new Map() });
    } else {
      const [, full = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      const family = families.get(full) ?? families.get(full.replace(SUFFIXES, ''));
      if (!family) throw new Error(`not a line of a family: ${line}`);
      const key = full + labels;
      if (family.samples.has(key)) throw new Error(`told twice: ${key}`);
      const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value);
      if (Number.isNaN(number) && value !== 'NaN') throw new Error(`no number: ${line}`);
      family.samples.set(key, number);
    }
  }
  for (const [name, family] of families) check(name, family);
  return families;
}

function check(name: string, { type, help, samples }: Family): void {
  if (help === '') throw new Error(`${name} is not explained`);
  if (!['counter', 'gauge', 'histogram', 'summary'].includes(type))
    throw new Error(`${name}: ${type}`);
  if (type === 'counter' && !name.endsWith('_total'))
    throw new Error(`${name} counts, but says not`);
  // The library's own figures about Node break this custom.
  if (type === 'gauge' && name.endsWith('_total') && !name.startsWith('nodejs_'))
    throw new Error(`${name} is no counter`);
  if (type === 'histogram') checkBuckets(name, samples);
}

/** Buckets rise to the one without an end, which holds everything that was counted. */
function checkBuckets(name: string, samples: Family['samples']): void {
  const series = new Map<string, { le: number; count: number }[]>();
  for (const [key, count] of samples) {
    const [, labels = '', le = ''] =
      new RegExp(`^${name}_bucket\\{(.*?),?le="([^"]+)"`).exec(
        key.replace(/\{le="([^"]+)",(.*)\}/, '{$2,le="$1"}'),
      ) ?? [];
    if (le === '') continue;
    const bound = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
    series.set(labels, [...(series.get(labels) ?? []), { le: bound, count }]);
  }
  for (const [labels, buckets] of series) {
    for (const [i, { le, count }] of buckets.entries()) {
      const before = buckets[i - 1];
      if (before && (le <= before.le || count < before.count))
        throw new Error(`${name}{${labels}}: the bucket ${le} is out of order`);
    }
    const all = samples.get(labels === '' ? `${name}_count` : `${name}_count{${labels}}`);
    if (buckets.at(-1)?.le !== Number.POSITIVE_INFINITY || buckets.at(-1)?.count !== all)
      throw new Error(`${name}{${labels}}: the last bucket does not hold everything`);
    if (!samples.has(labels === '' ? `${name}_sum` : `${name}_sum{${labels}}`))
      throw new Error(`${name}{${labels}} has no sum`);
  }
}
