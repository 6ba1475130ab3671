import type { MATCH_ROUTES, TABLE_ROUTES } from '@meadhall/protocol';
import type { Of, Rooms } from './calls.ts';

/** Making matches, finding them, and sitting down. */
export function aboutMatches({ hall, door }: Rooms): Of<keyof typeof MATCH_ROUTES> {
  return {
    games: () => hall.games(),
    newMatch({ who, body }) {
      door.matches.take(who.id);
      return hall.newMatch(who, body);
    },
    openMatches: ({ who, query }) => hall.openMatches(who ?? null, query),
    publicMatches: ({ who, query }) => hall.publicMatches(who ?? null, query),
    myMatches: ({ who }) => hall.myMatches(who),
    myArchive: ({ who, query }) => hall.myArchive(who, query),
    match: ({ who, params, query }) => hall.match(who ?? null, params.match, query.invite),
    async deleteMatch({ who, params }) {
      await hall.deleteMatch(who, params.match);
      return undefined;
    },
    sit: ({ who, params, body }) => hall.sit(who, params.match, params.seat, body),
    standUp: ({ who, params }) => hall.standUp(who, params.match, params.seat),
    seatBot: ({ who, params, body }) => hall.seatBot(who, params.match, params.seat, body),
    ready: ({ who, params, body }) => hall.ready(who, params.match, body),
    begin: ({ who, params, body }) => hall.begin(who, params.match, body),
    rematch({ who, params }) {
      door.matches.take(who.id);
      return hall.rematch(who, params.match);
    },
    upload({ who, body }) {
      door.matches.take(who.id);
      return hall.upload(who, body);
    },
  };
}

/** Playing, talking, and looking back. */
export function aboutPlaying({ hall, answered }: Rooms): Of<keyof typeof TABLE_ROUTES> {
  return {
    async answer({ who, params, body }) {
      const from = performance.now();
      const accepted = await hall.answer(who, params.match, body);
      answered(performance.now() - from);
      return accepted;
    },
    table: ({ who, params, query }) => hall.table(who ?? null, params.match, query.invite),
    undo: ({ who, params, body }) => hall.undo(who, params.match, body),
    async propose({ who, params, body }) {
      await hall.propose(who, params.match, body);
      return undefined;
    },
    async vote({ who, params, body }) {
      await hall.vote(who, params.match, body);
      return undefined;
    },
    resign: ({ who, params, body }) => hall.resign(who, params.match, body),
    chat: ({ who, params, query }) => hall.chat(who ?? null, params.match, query.invite),
    say: ({ who, params, body }) => hall.say(who, params.match, body),
    log: ({ who, params, query, language }) =>
      hall.log(who ?? null, params.match, { ...query, lang: query.lang ?? language }),
    fairness: ({ who, params, query }) => hall.fairness(who ?? null, params.match, query.invite),
    file: ({ who, params, query }) => hall.file(who ?? null, params.match, query.invite),
  };
}
