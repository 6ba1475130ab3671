import { stored } from '@meadhall/table-ui';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Asks again before somebody leaves a match or gives it up. */
export const careful = stored<boolean>('careful', true, isFlag);
