import { type Clause, IllegalAnswer, IllegalSetup } from '@meadhall/kernel';
import type { ProblemKind } from '@meadhall/protocol';
import { Refused } from '../match/link.ts';
import type { Problem } from '../match/messages.ts';

/** A refusal as the protocol tells it. The words for it are the catalogues': this side knows no language. */
export function problem(why: unknown): Problem {
  if (why instanceof Refused) return why.problem;
  if (why instanceof IllegalAnswer) return told(why.reason, why.clause);
  if (why instanceof IllegalSetup)
    return { ...told('badSetup', why.clause), detail: why.message, field: why.field };
  return told(typeof why === 'string' ? (why as ProblemKind) : 'broken', null);
}

const told = (kind: ProblemKind, clause: Clause | null): Problem => ({
  type: `about:blank#${kind}`,
  kind,
  status: 409,
  title: '',
  detail: '',
  ...(clause ? { clause } : {}),
});
