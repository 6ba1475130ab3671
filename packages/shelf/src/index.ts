// The public face of the shelf: every game there is, for whoever hosts them all.
export {
  type Entry,
  type Legends,
  type Mistake,
  SHELF,
  type Shelved,
  shelve,
} from './shelf.ts';
