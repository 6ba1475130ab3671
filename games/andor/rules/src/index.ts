// The public face of Legends of Andor.
export { andor, andorWith } from './andor.ts';
export { runCase } from './cases/runCase.ts';
export { checkLegend, readLegend } from './legends/check.ts';
export { LEGEND_NAMES, LEGENDS, type LegendName } from './legends/legends.ts';
export type { Card, Difficulty, Effect, Legend, Letter, Objective } from './legends/schema.ts';
export type { Mistake } from './legends/shapes.ts';
export { TEMPLATE } from './legends/template.ts';
export type * from './model.ts';
