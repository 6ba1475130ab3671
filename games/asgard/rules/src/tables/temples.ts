import { COLOURS, type Colour } from './pieces.ts';

export const STACKS = ['A', 'B', 'C', 'D'] as const;
export type Stack = (typeof STACKS)[number];

type Stones = { readonly [C in Colour]?: number };

interface Temple {
  readonly value: number;
  readonly cost: Stones;
  /** One more stone, of a colour that differs from all printed ones. (ASG-9.3) */
  readonly oneMore?: true;
}

/**
 * Temples by stack. Values 3 and 7 and the cost of one value-7 Temple are the rulebook's, everything
 * else is reconstructed. (ASG-2.6)
 */
export const TEMPLES = {
  'temple-A1': { value: 3, cost: { pink: 1, green: 1 } },
  'temple-A2': { value: 3, cost: { yellow: 1, black: 1 } },
  'temple-A3': { value: 3, cost: { red: 1, pink: 1 } },
  'temple-A4': { value: 3, cost: { blue: 1, yellow: 1 } },
  'temple-A5': { value: 3, cost: { green: 1, red: 1 } },
  'temple-A6': { value: 3, cost: { black: 1, blue: 1 } },
  'temple-B1': { value: 4, cost: { pink: 2, blue: 1 } },
  'temple-B2': { value: 4, cost: { yellow: 2, red: 1 } },
  'temple-B3': { value: 4, cost: { red: 2, black: 1 } },
  'temple-B4': { value: 4, cost: { blue: 2, green: 1 } },
  'temple-B5': { value: 4, cost: { green: 2, yellow: 1 } },
  'temple-B6': { value: 4, cost: { black: 2, pink: 1 } },
  'temple-C1': { value: 5, cost: { pink: 1, red: 1, green: 1 } },
  'temple-C2': { value: 5, cost: { yellow: 1, blue: 1, black: 1 } },
  'temple-C3': { value: 5, cost: { pink: 1, blue: 1, black: 1 } },
  'temple-C4': { value: 6, cost: { yellow: 2, red: 1, green: 1 } },
  'temple-C5': { value: 6, cost: { red: 2, blue: 1, pink: 1 } },
  'temple-C6': { value: 6, cost: { green: 2, black: 1, yellow: 1 } },
  'temple-D1': { value: 7, cost: { pink: 1, green: 1, white: 1 }, oneMore: true },
  'temple-D2': { value: 7, cost: { yellow: 1, red: 1, white: 1 }, oneMore: true },
  'temple-D3': { value: 7, cost: { blue: 1, black: 1, white: 1 }, oneMore: true },
  'temple-D4': { value: 7, cost: { pink: 1, black: 1, white: 1 }, oneMore: true },
  'temple-D5': { value: 7, cost: { yellow: 1, green: 1, white: 1 }, oneMore: true },
  'temple-D6': { value: 7, cost: { red: 1, blue: 1, white: 1 }, oneMore: true },
} as const satisfies Record<string, Temple>;

export type TempleName = keyof typeof TEMPLES;
export const TEMPLE_NAMES = Object.keys(TEMPLES) as TempleName[];

const templeNamed: (name: TempleName) => Temple = (name) => TEMPLES[name];

/** The stack a Temple belongs to is the letter on its back. */
export const stackOf = (temple: TempleName): Stack => temple.charAt(7) as Stack;

/** A Temple and what is paid for it: `temple-A1`, or with its free stone `temple-D1+black`. */
export type PaymentName = TempleName | `${TempleName}+${Colour}`;

export interface Payment {
  readonly name: PaymentName;
  readonly temple: TempleName;
  readonly stones: readonly (readonly [Colour, number])[];
}

/** Every way to pay for each Temple. */
export const PAYMENTS = Object.fromEntries(
  TEMPLE_NAMES.map((temple): [TempleName, readonly Payment[]] => {
    const { cost, oneMore } = templeNamed(temple);
    const stones = Object.entries(cost) as [Colour, number][];
    if (!oneMore) return [temple, [{ name: temple, temple, stones }]];
    const others = COLOURS.filter((colour) => !(colour in cost));
    return [
      temple,
      others.map((other) => ({
        name: `${temple}+${other}` as const,
        temple,
        stones: [...stones, [other, 1] as const],
      })),
    ];
  }),
) as Record<TempleName, readonly Payment[]>;

const BY_NAME = Object.fromEntries(
  Object.values(PAYMENTS)
    .flat()
    .map((payment) => [payment.name, payment]),
) as Record<PaymentName, Payment>;

export const paymentNamed = (name: PaymentName): Payment => BY_NAME[name];
