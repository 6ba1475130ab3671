import type { Handlers, Rooms } from './calls.ts';
import { aboutMatches, aboutPlaying } from './matchHandlers.ts';
import { aboutPeople } from './peopleHandlers.ts';
import { aboutSigningIn } from './signInHandlers.ts';

/** What every route does. Whether somebody may is the hall's to decide. */
export const handlers = (rooms: Rooms): Handlers => ({
  ...aboutPeople(rooms),
  ...aboutSigningIn(rooms),
  ...aboutMatches(rooms),
  ...aboutPlaying(rooms),
});
