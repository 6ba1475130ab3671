import type { Seat } from '@meadhall/kernel';
import { type Entered, type Face, type Field, type Form, type Group, listOf } from './form.ts';

type Place = { groups: readonly Group[]; values: Entered['shared']; seat: Seat | null };

function places(form: Form, entered: Entered): Place[] {
  return [
    { groups: form.table(entered), values: entered.shared, seat: null },
    ...entered.players.map(({ values }, seat) => ({
      groups: form.player(entered, seat),
      values,
      seat,
    })),
  ];
}

/** Things alike in one heap of the box. */
const heapOf = (field: Field, face: Face): string => face.heap ?? `${field.id} ${face.id}`;

/** What has been taken out of the box, heap by heap. */
export interface Stock {
  /** How many more there are; endless where nobody counts them. */
  left(field: Field, face: Face): number;
  /** Who has it, where there is but one. */
  holder(field: Field, face: Face): Seat | null;
}

export function stockOf(form: Form, entered: Entered): Stock {
  const used = new Map<string, (Seat | null)[]>();
  for (const { groups, values, seat } of places(form, entered))
    for (const field of groups.flatMap((group) => group.fields))
      if (field.kind === 'cards' || field.kind === 'named')
        for (const face of field.faces)
          for (const laid of listOf(values, field.id))
            if (laid === face.id) {
              const heap = heapOf(field, face);
              used.set(heap, [...(used.get(heap) ?? []), seat]);
            }
  return {
    left: (field, face) => (face.stock ?? Infinity) - (used.get(heapOf(field, face))?.length ?? 0),
    holder: (field, face) => used.get(heapOf(field, face))?.[0] ?? null,
  };
}
