import type { Card, Category, Mission, ObjectName, Ore, Power, Title } from '@meadhall/bargeroc';

/** What things are called in one language, and what their cards say. */
export interface Names {
  ores: Readonly<Record<Ore, string>>;
  objects: Readonly<Record<ObjectName, string>>;
  categories: Readonly<Record<Category, string>>;
  powers: Readonly<Record<Power, string>>;
  cards: Readonly<Record<Card, { name: string; text: string }>>;
  missions: Readonly<Record<Mission, { name: string; text: string }>>;
  titles: Readonly<Record<Title, string>>;
}
