interface ChevronsProps {
  /** What each rank is worth; null: it shows no number. */
  ranks: readonly (number | null)[];
  /** How many of them, from the first, belong to complete lines. */
  lit?: number;
}

/** The ranks of a card down its left edge, each with its points. */
export function Chevrons({ ranks, lit = 0 }: ChevronsProps) {
  return (
    <span class="nid-chevrons">
      {ranks.map((points, i) => (
        <svg
          key={i}
          class={`nid-chevron ${i < lit ? 'is-lit' : ''}`}
          viewBox="0 0 40 40"
          aria-hidden="true"
        >
          <path class="nid-chevron__body" d="M2 2l18 8 18-8v25L20 38 2 27z" />
          <path class="nid-chevron__rim" d="M4 5l16 7 16-7" />
          {points !== null && (
            <text class="nid-chevron__points" x="20" y="30">
              {points}
            </text>
          )}
        </svg>
      ))}
    </span>
  );
}
