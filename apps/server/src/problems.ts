import { type Language, PROBLEM_TYPE, PROBLEMS, type Problem } from '@meadhall/protocol';
import { inFrench } from './allowedWords.ts';
import { PROBLEM_WORDS } from './problemWords.ts';
import { type Reasons, Refused } from './refused.ts';

/** Why something was refused, in the reader's language: the same over HTTP and on the live connection. */
export function problemOf(refused: Refused, language: Language): Problem {
  const { kind, clause, field, params } = refused;
  const [title, detail] = PROBLEM_WORDS[kind][language];
  const retryAfter = params['retryAfter'];
  return {
    type: `${PROBLEM_TYPE}${kind}`,
    kind,
    status: PROBLEMS[kind],
    title,
    detail: [detail, ...particulars(refused, language)].join(' '),
    ...(clause !== undefined && { clause }),
    ...(field !== undefined && { field }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** What the words for everybody cannot know: which field, which rule, what would be allowed. */
function particulars({ field, clause, params }: Reasons, language: Language): string[] {
  const french = language === 'fr';
  const said: string[] = [];
  if (field) said.push(french ? `Champ : ${field}.` : `Field: ${field}.`);
  const { allowed, given } = params ?? {};
  if (given !== undefined) said.push(french ? `Reçu : ${given}.` : `Given: ${given}.`);
  if (allowed !== undefined)
    said.push(french ? `Permis : ${inFrench(String(allowed))}.` : `Allowed: ${allowed}.`);
  if (clause) said.push(french ? `Règle ${clause}.` : `Rule ${clause}.`);
  return said;
}

/** The first language of an `Accept-Language` header that we speak. */
export function spokenIn(header: string | undefined): Language | undefined {
  const wishes = (header ?? '').slice(0, 300).split(',').slice(0, 20);
  const ranked = wishes
    .map((wish) => {
      const [tag = '', ...params] = wish.trim().toLowerCase().split(';');
      const weight = params
        .map((it) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(it)?.[1])
        .find(Boolean);
      return { language: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of ranked) if (language === 'fr' || language === 'en') return language;
  return undefined;
}

/** Whatever was thrown, as a refusal: what nobody foresaw is our mistake and says nothing about itself. */
export const asRefused = (error: unknown): Refused =>
  error instanceof Refused ? error : new Refused('broken');
