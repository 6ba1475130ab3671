/** The two camps. (ASG-0.3) */
export const SIDES = ['light', 'darkness'] as const;
export type Side = (typeof SIDES)[number];

export const OPPOSITE = { light: 'darkness', darkness: 'light' } as const satisfies Record<
  Side,
  Side
>;

/** Rune Stones; white belongs to no god. (ASG-1.3) */
export const COLOURS = ['pink', 'yellow', 'red', 'blue', 'green', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** Warriors fall and go to Valhalla; Giants walk back to the supply. (ASG-0.2, ASG-12.7) */
export const WARRIORS = ['white', 'orange'] as const;
export type Warrior = (typeof WARRIORS)[number];

export const RECRUITS = ['white', 'orange', 'giant'] as const;
export type Recruit = (typeof RECRUITS)[number];

/** (ASG-0.2) */
export const STRENGTH = { white: 1, orange: 1, giant: 2 } as const satisfies Record<
  Recruit,
  number
>;

/** How many there are of each type. (ASG-1.1) */
export const RECRUIT_COUNT = { white: 12, orange: 12, giant: 10 } as const satisfies Record<
  Recruit,
  number
>;

/** A few Recruits, types that do not occur left out. */
export type Group = { readonly [R in Recruit]?: number };

/** Everything Loki may lead over or Hel may slay at once: one or two Recruits. (ASG-8.8, ASG-8.9) */
export const groupsUpTo = (most: number): readonly Group[] => {
  const groups: Group[] = [];
  for (let white = 0; white <= most; white++) {
    for (let orange = 0; white + orange <= most; orange++) {
      for (let giant = 0; white + orange + giant <= most; giant++) {
        if (white + orange + giant > 0) groups.push(group(white, orange, giant));
      }
    }
  }
  return groups;
};

/** A group without its empty types, as it is written in an option. */
export function group(white: number, orange: number, giant: number): Group {
  return {
    ...(white > 0 && { white }),
    ...(orange > 0 && { orange }),
    ...(giant > 0 && { giant }),
  };
}

export const strengthOf = (recruits: Group): number =>
  (recruits.white ?? 0) * STRENGTH.white +
  (recruits.orange ?? 0) * STRENGTH.orange +
  (recruits.giant ?? 0) * STRENGTH.giant;

/** One piece of those that fall under the shortage rule. (ASG-3.1) */
export type Piece =
  | { kind: 'stones'; what: Colour }
  | { kind: 'recruits'; what: Recruit }
  | { kind: 'seals'; what: Side };
