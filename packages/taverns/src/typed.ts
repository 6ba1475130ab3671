/** A list as it is, a text word by word; anything else is left for a reader to refuse. */
export function words(value: unknown): unknown {
  return typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : value;
}

/** The items of a list or the words of a text, each put in order. */
export function listed(value: unknown, tidy: (item: unknown) => unknown = (item) => item): unknown {
  const list = words(value);
  return Array.isArray(list) ? list.map(tidy) : list;
}

/** A name without accents and apostrophes, in small letters, as the tables call people. */
export function plainName(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '');
  return plain.trim().toLowerCase();
}
